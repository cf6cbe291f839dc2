"""The pictures of a game's page."""

from collections.abc import Iterator

from siegeworks.lab import plots
from siegeworks.lab.balance.cells import fill
from siegeworks.lab.balance.findings import Findings
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.plan import SharesPicture
from siegeworks.lab.plots import Span


def draw(measurement: Measurement, findings: Findings) -> Iterator[tuple[str, bytes]]:
    """Each picture of the plan with the name of its file."""
    plan = measurement.plan
    for picture in plan.pictures:
        if isinstance(picture, SharesPicture):
            cells = sorted(findings.of_runs(picture.runs), key=lambda cell: cell.place(plan))
            spans = [
                Span(
                    fill(picture.label, {**cell.options, "seats": cell.seats}),
                    cell.share(),
                    cell.wanted(plan),
                )
                for cell in cells
            ]
            yield picture.file, plots.draw_spans(spans, picture.axis)
        else:
            losses = findings.denied[picture.of]
            spans = [Span(loss.label, loss.cost, None) for loss in losses]
            yield picture.file, plots.draw_spans(spans, picture.axis, plan.denied[picture.of].most)
