"""Several goods in one picture: the home page's category tiles and banner tiles."""

from goods.bags import backpack, pouch
from goods.drinkware import bottle, campmug, espresso_cup, mug
from goods.folded import folded
from goods.paper import pencils
from goods.power import powerbank
from goods.sound import earbuds, speaker
from goods.stationery import notebook, pen
from goods.tote import tote
from goods.wearables import cap, socks
from workbench import *


def apparels(_):
    """A pile of folded T-shirts."""
    for i, (colour, turn) in enumerate((("ink", -17), ("chalk", -15), ("clay", -18), ("sage", -15))):
        place(folded(colour), (0.02 * (i % 2), 0.015 * i, 0.345 * i), turn)
    room((0, 0, 0.55), 4.7, 38, kaz=-105, kel=34, key=1.1)


def drinkware_tile(_):
    place(bottle("pine"), (0.12, 0.5, 0), -5)
    place(mug("ink"), (-0.82, -0.1, 0), -24)
    place(espresso_cup("sand"), (0.78, -0.35, 0), -30)
    room((0, 0, 1.28), 4.3, 12, flags=True)


def stationary(_):
    place(notebook("clay"), (-0.55, 0.12, 0), 14)
    place(pen("ink"), (-0.45, -0.35, 0.172), 58)
    place(pencils("-"), (0.92, -0.55, 0), -14)
    room((0.08, 0.0, 0.06), 3.3, 52, kaz=-105, kel=36)


def gadgets(_):
    place(speaker("ink"), (-0.55, 0.25, 0), -4)
    place(powerbank("graphite"), (0.52, 0.3, 0), -24)
    place(earbuds("chalk"), (0.25, -0.62, 0), -10)
    room((0, -0.1, 0.55), 2.9, 16)


def bags(_):
    place(backpack("graphite"), (-0.95, 0.5, 0), -14)
    bag = place(tote("natural"), (2.05, 0.2, -1.55), 0)
    bag.scale = (0.8, 0.8, 0.8)
    place(pouch("clay"), (-0.2, -1.9, 0.1), 14)
    room((0.35, 0, 2.0), 7.4, 12, kaz=-78, kel=38)


def bulk(_):
    for i, colour in enumerate(("pine", "ink", "clay", "sage")):
        place(bottle(colour), ((i - 1.5) * 0.98, 0.1 * (i % 2), 0), -5)
    room((0, 0, 1.34), 5.1, 8, flags=True)


def under_500(_):
    place(cap("ink"), (0.3, 0.5, 0), -22)
    place(campmug("chalk"), (1.75, 0.35, 0), -24)
    pair = place(socks("clay"), (-2.15, 0.1, 0), 4)
    pair.scale = (0.72, 0.72, 0.72)
    place(pencils("-"), (1.15, -1.05, 0), -62)
    room((0.02, -0.1, 0.4), 6.4, 32, kaz=-90, kel=40)


SHOTS = {
    "category-apparels": {"scene": apparels},
    "category-drinkware": {"scene": drinkware_tile},
    "category-stationary": {"scene": stationary},
    "category-electronic-gadgets": {"scene": gadgets},
    "category-bags": {"scene": bags},
    "tile-bulk": {"scene": bulk},
    "tile-under-500": {"scene": under_500},
}
