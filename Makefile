.PHONY: play test lint format compile lock clean

play:
	@python3 start.py

test:
	@python3 start.py test

compile:
	@python3 start.py compile

lint:
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy --strict
	.venv/bin/lint-imports

format:
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

# Newest versions that go together, for every Python from 3.11 on, without download addresses.
UV_COMPILE = .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url
PLAYED = pyproject.toml requirements/build.in --extra play --extra fast --extra server

lock:
	.venv/bin/python -m pip install --quiet uv
	$(UV_COMPILE) $(PLAYED) --output-file requirements/play.txt
	$(UV_COMPILE) requirements/node.in --output-file requirements/node.txt
	$(UV_COMPILE) pyproject.toml --extra lab --constraint requirements/play.txt --output-file requirements/lab.txt
	$(UV_COMPILE) $(PLAYED) requirements/node.in --extra postgres --extra lab --extra ray --extra openspiel --extra onnx --extra dev \
		--constraint requirements/play.txt --constraint requirements/lab.txt \
		--constraint requirements/node.txt --output-file requirements/dev.txt

clean:
	rm -rf web/node_modules src/siegeworks/server/static/app
	rm -rf .venv .build build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
