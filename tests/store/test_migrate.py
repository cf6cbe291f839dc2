"""The schema: made at once or in steps, copied before a change, refused if it is newer."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import siegeworks.store as package
from siegeworks import store
from siegeworks.store.database_engine import find_place, make_engine
from siegeworks.store.errors import BadStore, StoreFull
from siegeworks.store.migrate import migrate
from siegeworks.store.schema import METADATA, VERSION, VERSION_TABLE
from siegeworks.store.schema_version import VERSIONS
from tests.store.conftest import move, pig

MIGRATIONS = Path(package.__file__).parent / "migrations"
NEXT = '''
"""A step that rebuilds the table on which all others hang."""
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="auto") as tables:
        tables.alter_column("title", new_column_name="heading")
{more}
'''


def migrated(where: str, scripts: Path) -> None:
    place = find_place(where)
    engine = make_engine(place, 5.0, enforce=False)
    try:
        migrate(engine, place, str(scripts))
    finally:
        engine.dispose()


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """The migrations of a later program."""
    return later(tmp_path, "    pass")


def later(tmp_path: Path, more: str) -> Path:
    scripts = tmp_path / "later 100%"
    copy_steps(scripts, "*")
    (scripts / "versions" / "v0004_next.py").write_text(NEXT.format(more=more))
    return scripts


def copy_steps(scripts: Path, versions: str) -> None:
    """The steps of this program, as far as they are called so."""
    for file in (MIGRATIONS / "env.py", *(MIGRATIONS / "versions").glob(f"{versions}.py")):
        target = scripts / file.relative_to(MIGRATIONS)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(file.read_text())


def describe_schema(engine: sa.Engine) -> dict[str, object]:
    """All that a database says of its tables, in no order."""
    found: dict[str, object] = {}
    inspector = sa.inspect(engine)
    for table in inspector.get_table_names():
        columns = {column["name"]: column for column in inspector.get_columns(table)}
        for column in columns.values():  # SQLite writes it in either way
            column["default"] = "false" if column["default"] == "0" else column["default"]
        found[table] = {name: repr(sorted(column.items())) for name, column in columns.items()}
        for part in (
            inspector.get_check_constraints,
            inspector.get_unique_constraints,
            inspector.get_foreign_keys,
            inspector.get_indexes,
        ):
            facts = [repr(sorted(one.items(), key=str)) for one in part(table)]
            found[f"{table} {part.__name__}"] = sorted(facts)
        found[f"{table} key"] = repr(inspector.get_pk_constraint(table))
    return found


def test_migrations_make_the_schema_that_the_code_knows(where: str) -> None:
    migrated(where, MIGRATIONS)
    engine = make_engine(find_place(where), 5.0)
    with engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == VERSION
    engine.dispose()


def test_a_new_database_is_as_if_it_had_gone_through_all_steps(where: str) -> None:
    at_once = make_engine(find_place(where), 5.0)
    store.open(where).close()
    made = describe_schema(at_once)
    with at_once.begin() as connection:
        for table in (*reversed(METADATA.sorted_tables), VERSIONS):
            table.drop(connection)
    at_once.dispose()
    migrated(where, MIGRATIONS)
    in_steps = make_engine(find_place(where), 5.0)
    assert made == describe_schema(in_steps)
    in_steps.dispose()


def test_opening_again_changes_and_copies_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        store.open(tmp_path / "games.db").close()
    assert [file.name for file in tmp_path.iterdir()] == ["games.db"]


def test_an_older_schema_is_brought_up_to_date(where: str, newer: Path) -> None:
    row = pig("kept")
    with store.open(where) as games:
        games.create(row)
        games.append(row.id, 0, move("4")).result()
    migrated(where, newer)
    engine = make_engine(find_place(where), 5.0)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT heading, length FROM tables").one()
        rows = connection.exec_driver_sql("SELECT count(*) FROM journal").scalar()
    engine.dispose()
    assert tuple(found) == ("kept", 2)
    assert rows == 2


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path, newer: Path) -> None:
    path = tmp_path / "games.db"
    row = pig("kept")
    with store.open(path) as games:
        games.create(row)
        migrated(str(path), newer)  # while its latest rows are still in the write-ahead log
    copy = tmp_path / "games.db.0003.bak"
    with store.open(copy) as games:
        assert games.table(row.id).title == "kept"


def test_copies_do_not_overwrite_each_other(tmp_path: Path, newer: Path) -> None:
    (tmp_path / "games.db.0003.bak").write_text("an earlier copy")
    store.open(tmp_path / "games.db").close()
    migrated(str(tmp_path / "games.db"), newer)
    assert (tmp_path / "games.db.0003.bak").read_text() == "an earlier copy"
    assert (tmp_path / "games.db.0003-2.bak").is_file()


def test_without_a_copy_nothing_is_changed(
    tmp_path: Path, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    store.open(path).close()
    nowhere = tmp_path / "no" / "such" / "folder"
    monkeypatch.setattr("siegeworks.store.migrate._choose_free_name", lambda path, version: nowhere)
    with pytest.raises(StoreFull, match="cannot be copied"):
        migrated(str(path), newer)
    store.open(path).close()


def test_a_schema_newer_than_the_program_is_refused(where: str, newer: Path) -> None:
    store.open(where).close()
    migrated(where, newer)
    with pytest.raises(BadStore, match=r"newer program \(schema 0004\)"):
        store.open(where)


def test_a_step_that_fails_leaves_everything_as_it_was(where: str, tmp_path: Path) -> None:
    row = pig("kept")
    with store.open(where) as games:
        games.create(row)
    broken = later(tmp_path, '    op.execute("INSERT INTO nowhere VALUES (1)")')
    with pytest.raises(sa.exc.DBAPIError):
        migrated(where, broken)
    with store.open(where) as games:
        assert games.table(row.id).title == "kept"


def test_foreign_tables_with_our_names_are_left_alone(postgres_url: str) -> None:
    engine = make_engine(find_place(postgres_url), 5.0)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE songs (name TEXT)")
    store.open(postgres_url).close()
    with engine.begin() as connection:
        connection.exec_driver_sql(f"DROP TABLE {VERSION_TABLE}")
    engine.dispose()
    with pytest.raises(BadStore) as caught:
        store.open(postgres_url)
    assert caught.value.code == "store-foreign"


def test_where_luck_came_from_is_found_out_as_far_as_it_can_be(where: str, tmp_path: Path) -> None:
    """A database of the first schema, with games of all kinds."""
    first = tmp_path / "first"
    copy_steps(first, "v0001*")
    migrated(where, first)
    facts = {
        "title": "",
        "game": "pig",
        "rules": 1,
        "content": "none",
        "seats": 2,
        "settings": "{}",
    }
    facts |= {"position": "", "created": 1.0, "changed": 1.0, "length": 0, "assisted": False}
    rows = [
        facts | {"id": "old", "seed": "7", "luck": "own", "rematch_of": None},
        facts | {"id": "same", "seed": "7", "luck": "own", "rematch_of": "old"},
        facts | {"id": "other", "seed": "8", "luck": "own", "rematch_of": "old"},
        facts | {"id": "said", "seed": None, "luck": "given", "rematch_of": None},
    ]
    engine = make_engine(find_place(where), 5.0)
    names = ", ".join(rows[0])
    values = ", ".join(f":{name}" for name in rows[0])
    with engine.begin() as connection:
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({values})"), rows)
    engine.dispose()
    with store.open(where) as games:
        found = {row.id: (row.luck_from, row.is_luck_known) for row in games.tables()}
        games.create(pig("new"))
        assert games.tables(1)[0].luck_from == "fresh"
    assert found == {
        "old": ("unknown", False),
        "same": ("same", True),
        "other": ("unknown", False),
        "said": ("given", True),
    }


def test_links_that_were_sent_to_others_are_found_out(where: str, tmp_path: Path) -> None:
    """A database of the second schema: what the host needs is followed at once, others later."""
    second = tmp_path / "second"
    copy_steps(second, "v000[12]*")
    migrated(where, second)
    row = pig("kept")
    links = [("host", None, True, 0.1), ("mine", 0, True, 0.1), ("sent", 1, True, 60.0)]
    links.append(("waits", 1, False, 0.0))
    engine = make_engine(find_place(where), 5.0)
    facts = "title, game, rules, content, seats, settings, luck, position, created, changed"
    with engine.begin() as connection:
        connection.execute(
            sa.text(
                f"INSERT INTO tables (id, {facts}, length, assisted, luck_from) VALUES"
                " (:id, '', 'pig', 1, 'none', 2, '{}', 'own', '', 1, 1, 0, false, 'fresh')"
            ),
            {"id": row.id},
        )
        for hash, seat, used, later in links:
            connection.execute(
                sa.text("INSERT INTO links VALUES (:h, :t, :s, 'seat', :u, false, 100.0)"),
                {"h": hash, "t": row.id, "s": seat, "u": used},
            )
            if used:
                told = {"h": f"session-{hash}", "l": hash, "c": 100.0 + later}
                connection.execute(sa.text("INSERT INTO sessions VALUES (:h, :l, :c)"), told)
    engine.dispose()
    with store.open(where) as games:
        assert {link.hash for link in games.links(row.id) if link.handed} == {"sent", "waits"}
        assert games.takeovers(row.id) == []
