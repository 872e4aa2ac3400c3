"""Goods where they are used: on a desk by the window, beside others that show their size."""

from goods.bags import backpack
from goods.cap import cap
from goods.desk import deskmat, phonestand
from goods.drinkware import bottle, campmug, coasters, espresso, espresso_cup, flask, lunchbox, mug, sportsbottle, tumbler
from goods.earbuds import earbuds
from goods.folded import folded
from goods.gifts import candle, chocolates, tray
from goods.kit import kit
from goods.lanyard import lanyard
from goods.mouse import mouse
from goods.paper import cards, pencils, planner, stickynotes
from goods.pouch import pouch
from goods.power import cable, charger, hub, magbank, powerbank
from goods.props import laptop, lead, phone
from goods.sound import speaker
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


def cup(x, y, colour="ink", turn=-150):
    return (mug(colour), (x, y, 0), turn)


def mug_on_coaster(_):
    return group([coasters(), place(mug("ink"), (0.47, -0.32, 0.055), -30)])


def pen_on_planner(colour):
    return group([planner(), place(pen(colour), (0.05, -0.4, 0.124), 28)])


def mouse_on_mat(colour):
    return group([place(deskmat("sage"), (-1.4, 0.62, 0)), place(mouse(colour), (0, 0, 0.035), 16)])


def lying(upright, high):
    """What stands on z = 0 with its face to the camera, laid on its back."""
    upright.rotation_euler[0], upright.location = -pi / 2, (0, 0, high)
    return group([upright])


def powerbank_at_work(colour):
    way = [(0.14, 1.15, 0.03), (0.55, 1.28, 0.024), (0.72, 0.7, 0.024), (0.70, -0.5, 0.024), (0.85, -1.2, 0.024), (1.25, -1.38, 0.024)]
    bank = place(lying(powerbank(colour), 0.078), (0, -0.71, 0))
    return group([bank, place(phone(), (1.35, 0, 0)), lead(((0.13, 0.71, 0.078), -90), ((1.35, -0.735, 0.04), 90), way)])


def magbank_on_phone(colour):
    return group([phone("down"), place(lying(magbank(colour), 0.162), (0, -0.72, 0))])


def phone_on_stand(colour):
    held = phone()
    held.rotation_euler, held.location = (math.radians(73.1), 0, 0), (0, 0.458, 0.832)
    return group([phonestand(colour), held])


def phone_on_charger(colour):
    way = [(0.45, 0.18, 0.045), (0.78, 0.40, 0.035), (0.85, 0.95, 0.024), (0.3, 1.35, 0.024), (-0.9, 1.2, 0.024), (-3.0, 1.6, 0.024)]
    return group([charger(colour, way), place(phone(), (0, 0.02, 0.093), -4)])


def hub_on_laptop(colour):
    way = [(-0.6, 0, 0.075), (-0.78, 0.02, 0.07), (-0.92, 0.45, 0.036), (-0.72, 0.95, 0.036), (-0.82, 1.3, 0.05), (-1.0, 1.34, 0.075)]
    return group([hub(colour, way, (-1.0, 1.34, 0.075), 180), place(laptop(104), (-2.77, 0.95, 0))])


def notes(_):
    stuck = paper("mustard", 0.85).decal("text:Lunch at 1?", 0, 0.04, 0.46, INK)
    return group([stickynotes(), block(0.62, 0.62, 0, 0.006, stuck, 0.004, 0, (-1.66, 0.05, 0), 14)])


SHOTS = {
    "mug": {"desk": on_desk(mug, 3.4, (0.5, -0.1, 0.5), -24, writing, 24)},
    "bottle": {"desk": on_desk(bottle, 4.6, (0.3, 0, 1.15), -5, lambda: [*writing(1.45, -0.5, "sage"), cup(-1.15, 0.45, "chalk")])},
    "tumbler": {"desk": on_desk(tumbler, 3.6, (0.35, 0, 0.85), -6, lambda: writing(1.45, -0.5, "ink"), 20)},
    "flask": {"desk": on_desk(flask, 4.2, (0.3, 0, 1.05), -6, lambda: [(espresso_cup("sand"), (1.0, -0.55, 0), -30)])},
    "coasters": {"desk": on_desk(mug_on_coaster, 3.4, (0.35, -0.1, 0.4), 0, lambda: [(notebook("clay"), (1.9, 0.5, 0), 16)], 26)},
    "notebook": {"desk": on_desk(
        notebook, 3.7, (0.35, 0.05, 0.25), 14,
        lambda: [(pen("ink"), (1.05, -0.75, 0), 62), cup(1.55, 0.9, "chalk")], 32,
    )},
    "pen": {"desk": on_desk(pen_on_planner, 3.7, (-0.3, 0.3, 0.2), 10, lambda: [cup(0.55, 2.15, "sage")], 38)},
    "mouse": {"desk": on_desk(mouse_on_mat, 2.7, (0.02, 0.27, 0.25), 0, lambda: [(laptop(104), (-2.6, 0.75, 0.035), 6), (mug("chalk"), (0.98, 1.12, 0.035), -150)], 34)},
    "deskmat": {"desk": on_desk(
        deskmat, 8.9, (0, 0.35, 0.7), 0,
        lambda: [(laptop(104), (-0.5, 0.3, 0.035), 0), (mouse("graphite"), (1.95, -0.25, 0.035), -6), (mug("ink"), (3.0, 0.95, 0.035), -30)], 32,
    )},
    "earbuds": {"desk": on_desk(earbuds, 2.05, (0.14, 0.02, 0.3), -14, lambda: [cup(0.78, 0.72), (phone(), (-0.74, 0.42, 0), 12)], 28)},
    "powerbank": {"desk": on_desk(powerbank_at_work, 3.6, (0.6, 0.2, 0.15), 8, lambda: [cup(-0.55, 1.7, "chalk")], 42)},
    "magbank": {"desk": on_desk(
        magbank_on_phone, 2.8, (0.2, 0.22, 0.2), 14,
        lambda: [cup(1.02, 1.0), (notebook("clay"), (-1.45, 0.6, 0), 10)], 38,
    )},
    "speaker": {"desk": on_desk(speaker, 3.4, (0.3, 0, 0.65), -6, lambda: [*writing(1.4, -0.45), cup(-1.15, 0.5, "chalk")], 18)},
    "phonestand": {"desk": on_desk(
        phone_on_stand, 3.2, (0.25, 0.2, 0.75), -26,
        lambda: [cup(1.35, 0.55, "clay"), (pen("ink"), (1.0, -0.7, 0), 30)], 18,
    )},
    "charger": {"desk": on_desk(
        phone_on_charger, 2.9, (0.25, 0.2, 0.15), 10,
        lambda: [cup(1.5, 0.85), (pen("clay"), (0.95, -0.62, 0), 42)], 34,
    )},
    "cable": {"desk": on_desk(cable, 3.4, (0.15, 0.2, 0.15), 0, lambda: [cup(1.32, 1.0, "sage"), (phone(), (-1.08, 0.4, 0), 14)], 36)},
    "hub": {"desk": on_desk(hub_on_laptop, 3.6, (-0.7, 0.42, 0.38), -6, lambda: [cup(0.6, 1.3, "chalk")], 30)},
    "planner": {"desk": on_desk(planner, 6.0, (0.4, 0.3, 0.3), 8, lambda: [(pen("clay"), (1.0, -0.6, 0.124), 40), cup(2.75, 0.9)], 40)},
    "stickynotes": {"desk": on_desk(notes, 4.3, (-0.05, 0.25, 0.25), 12, lambda: [cup(1.65, 1.0), (pen("ink"), (1.55, -0.55, 0), 66)], 36)},
    "tray": {"desk": on_desk(tray, 3.9, (0.35, 0.25, 0.25), 10, lambda: [cup(1.75, 1.05, "sage")], 32)},
    "chocolates": {"desk": on_desk(chocolates, 4.0, (0.35, 0.2, 0.25), 8, lambda: [(espresso_cup("sand"), (1.6, -0.85, 0), -30)], 36)},
    "candle": {"desk": on_desk(
        candle, 3.1, (0.25, 0, 0.45), -4,
        lambda: [(notebook("ink"), (-1.4, 0.55, 0), 12), cup(1.32, 0.85, "chalk")], 22,
    )},
    "lunchbox": {"desk": on_desk(lunchbox, 3.8, (0.35, 0.1, 0.5), 18, lambda: [cup(1.75, 0.75)], 26)},
    "espresso": {"desk": on_desk(espresso, 3.2, (-0.1, 0.55, 0.35), 0, lambda: [(chocolates(), (-1.55, 1.25, 0), 16)], 28)},
    "campmug": {"desk": on_desk(campmug, 3.4, (0.5, -0.1, 0.5), -28, lambda: writing(1.4, -0.5, "sage"), 24)},
    "sportsbottle": {"desk": on_desk(
        sportsbottle, 4.4, (0.62, 0, 1.05), -6,
        lambda: [(folded("sand", 2.3, 2.9), (1.78, 0.85, 0), 16)], 18,
    )},
    "pencils": {"desk": on_desk(
        lambda colour: group([place(pencils(colour), (0, -0.75, 0))]), 3.1, (0.05, 0, 0.15), -12,
        lambda: [(notebook("clay"), (-1.35, 0.45, 0), 10), cup(1.2, 0.85, "chalk")], 38,
    )},
    "cards": {"desk": on_desk(cards, 3.8, (0.25, 0.2, 0.2), 0, lambda: [cup(1.75, 1.0), (pen("ink"), (1.4, -0.6, 0), 60)], 42)},
    "lanyard": {"desk": on_desk(lanyard, 4.35, (1.12, 0.02, 0.12), -6, lambda: [cup(2.95, 1.15, "chalk")], 46)},
    "kit": {"desk": on_desk(kit, 8.4, (-0.1, 0.4, 1.75), -14, lambda: [(laptop(104), (-4.1, 0.9, 0), 12)], 30)},
    "backpack": {"desk": on_desk(
        backpack, 7.0, (0.4, 0, 2.0), -16,
        lambda: [(bottle("clay"), (2.15, 0.1, 0), -6), cup(3.0, 0.2, "ink", -30)], 8,
    )},
    "pouch": {"desk": on_desk(
        pouch, 4.2, (0.5, 0.15, 0.2), 10,
        lambda: [(cable("graphite"), (1.98, 1.42, 0), 150), (phone(), (1.72, -0.7, 0), -14)], 36,
    )},
    "cap": {"desk": on_desk(cap, 3.5, (0.32, -0.05, 0.38), -26, lambda: [(notebook("sage"), (1.72, 0.55, 0), 14)], 24)},
}
