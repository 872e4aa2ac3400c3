"""Goods where they are used: on a desk by the window, beside others that show their size."""

from goods.drinkware import bottle, coasters, espresso_cup, flask, mug, tumbler
from goods.stationery import notebook, pen
from sets import *
from workbench import *


def on_desk(build, size, middle, turn, beside, elev=16):
    """A view of a good on a desk. beside: a function that builds what stands there too, as (group, place, turn)."""

    def take(colour):
        desk(-7, 3.6)
        wall(3.6)
        place(build(colour), rz=turn)
        for thing, where, angle in beside():
            place(thing, where, angle)
        k = max(1, size / 5)
        window_light((0, 1, middle[2]), -62, 34, 2.3, (2, 2), (2.6 * k, 2.4 * k), 0.2 * k, far=14)
        room(middle, size, elev, kaz=-64, kel=36, key=0.55, paper=False)
        focus((0, -0.3, middle[2]), 0.9)

    return take


def writing(x=1.4, y=-0.5, colour="clay"):
    """A closed notebook with a pen on it."""
    return [(notebook(colour), (x, y, 0), 20), (pen("ink"), (x + 0.05, y - 0.1, 0.172), 74)]


def mug_on_coaster(_):
    return group([coasters(), place(mug("ink"), (0.47, -0.32, 0.055), -30)])


def cup(x, y, colour="ink", turn=-150):
    return (mug(colour), (x, y, 0), turn)


SHOTS = {
    "mug": {"desk": on_desk(mug, 3.4, (0.5, -0.1, 0.5), -24, writing, 24)},
    "bottle": {"desk": on_desk(bottle, 4.6, (0.3, 0, 1.15), -5, lambda: [*writing(1.45, -0.5, "sage"), cup(-1.15, 0.45, "chalk")])},
    "tumbler": {"desk": on_desk(tumbler, 3.6, (0.35, 0, 0.85), -6, lambda: writing(1.45, -0.5, "ink"), 20)},
    "flask": {"desk": on_desk(flask, 4.2, (0.3, 0, 1.05), -6, lambda: [(espresso_cup("sand"), (1.0, -0.55, 0), -30)])},
    "coasters": {"desk": on_desk(mug_on_coaster, 3.4, (0.35, -0.1, 0.4), 0, lambda: [(notebook("clay"), (1.9, 0.5, 0), 16)], 26)},
    "notebook": {"desk": on_desk(notebook, 3.7, (0.35, 0.05, 0.25), 14, lambda: [(pen("ink"), (1.05, -0.75, 0), 62), cup(1.55, 0.9, "chalk")], 32)},
}
