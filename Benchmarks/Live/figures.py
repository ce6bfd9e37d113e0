"""Figures: several values of the same thing, told as their median and spread."""

import dataclasses
import statistics


@dataclasses.dataclass
class Figure:
    name: str
    values: list
    unit: str = ""
    digits: int = 1
    # What was aimed for, and whether larger is better.
    aim: float | None = None
    more: bool = False
    # Which share of the processors others had meanwhile, 0 to 1.
    others: list = dataclasses.field(default_factory=list)

    @property
    def median(self):
        return statistics.median(self.values)

    @property
    def text(self):
        def number(value):
            return f"{value:,.{self.digits}f}"

        if len(self.values) == 1:
            return f"{number(self.median)} {self.unit}".strip()
        spread = f"{number(min(self.values))}…{number(max(self.values))}"
        return f"{number(self.median)} ({spread}) {self.unit}".strip()

    @property
    def verdict(self):
        if self.aim is None:
            return ""
        met = self.median >= self.aim if self.more else self.median <= self.aim
        return f"aim {'≥' if self.more else '≤'} {self.aim:g}{'' if met else ': missed'}"

    def show(self):
        others = f"others had {statistics.median(self.others):.0%}" if self.others else ""
        print(f"{self.name:<76}{self.text:<38}{self.verdict:<20}{others}".rstrip(), flush=True)


@dataclasses.dataclass
class Skipped:
    """What could not be measured, and why."""

    name: str
    reason: str

    def show(self):
        print(f"{self.name:<76}skipped: {self.reason}", flush=True)
