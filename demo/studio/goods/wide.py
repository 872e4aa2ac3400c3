"""The site's wide pictures, 2.4:1: a desk on the first day, parcels at a door, a packing table."""

from goods.desk import mouse
from goods.drinkware import bottle, campmug, mug
from goods.folded import folded
from goods.gifts import lanyard
from goods.kit import kit
from goods.parcels import cardboard, kraft_roll, open_parcel, parcel, slip, tape_roll, tissue
from goods.props import laptop
from goods.stationery import notebook, pen
from sets import *
from workbench import *


def first_day(_):
    """The kit, opened on the desk beside what is there already: seen from above, as by who sits down to it."""
    desk(-9, 9)
    wall(9)
    place(kit("ink"), (1.2, 0.5, 0), -10)
    place(laptop(104), (-3.7, 1.1, 0), 9)
    place(mouse("graphite"), (-1.7, -0.6, 0), -8)
    place(notebook("sage"), (-6.5, 0.3, 0), 12)
    place(lanyard("ink"), (5.3, 0.1, 0), -14)
    place(campmug("chalk"), (4.7, 1.9, 0), -40)
    window_light((0, 0.5, 0.6), -66, 36, 2.4, (2, 2), (5, 4.2))
    room((0.1, 1.0, 1.55), 16.0, 30, lens=70, kaz=-66, kel=40, key=0.65, paper=False)
    focus((0.5, -0.5, 0.7), 0.3)
    bpy.context.scene.view_settings.exposure = 0.5


def door_leaf(colour, w=8.4, h=20):
    """A panelled door, its lower part: stiles, rails, sunk panels with a moulding, a brass plate at the foot."""
    paint = M("paint", colour, 0.34, Specular=0.45)
    paint.bump(paint.noise(6, 4, 0.6, stretch=(1, 1, 0.2)), 0.10, 0.01)
    parts = [upright("backdrop", w, h, paint, (0, 0.06, h / 2), 0.01, 0.12)]
    for x in (-w / 2 + 0.55, 0, w / 2 - 0.55):
        parts.append(upright("backdrop", 1.1, h, paint, (x, -0.06, h / 2), 0.025, 0.14))
    for z, tall in ((1.0, 2.0), (8.6, 1.2)):
        for x in (-w / 4, w / 4):
            parts.append(upright("backdrop", w / 2 - 1.1, tall, paint, (x, -0.058, z), 0.025, 0.14))
    for x in (-w / 4, w / 4):
        wide = w / 2 - 1.65
        for rim, deep in ((0.0, 0.0), (0.22, -0.05)):
            parts.append(upright("backdrop", wide - rim * 2, 5.4 - rim * 2, paint, (x, -0.01 + deep, 5.0), 0.035, 0.08))
    brass = M("brass", (0.62, 0.43, 0.18, 1), 0.28, Metallic=1)
    brass.mix(brass.m("MULTIPLY", brass.noise(3, 4), 0.5), "Roughness", 0.5)
    parts.append(upright("backdrop", w - 0.5, 1.25, brass, (0, -0.14, 0.85), 0.008, 0.02))
    return group(parts, (0, 0, 0.08))


def doormat(w=7.4, d=3.6):
    coir = M("coir", "#8f6d45", 0.95, Specular=0.05)
    fibre = coir.noise(26, 5, 0.8)
    coir.mix(coir.m("MULTIPLY", fibre, 0.8), "Base Color", "#5c4328")
    coir.bump(fibre, 0.9, 0.05)
    border = coir.m("GREATER_THAN", coir.m("MAXIMUM", coir.m("DIVIDE", coir.m("ABSOLUTE", coir.uv()[0]), w / 2 - 0.28), coir.m("DIVIDE", coir.m("ABSOLUTE", coir.uv()[1]), d / 2 - 0.28)), 1.0)
    coir.mix(coir.m("MULTIPLY", border, 0.85), "Base Color", "#2b2a2b")
    mat = prism("backdrop", rrect(w, d, 0.08, 4), 0, 0.16, coir, 0.04, 3)
    return mat


def paving(front, back):
    stone = M("stone", "#c9c0b0", 0.85, Specular=0.15)
    stone.mix(stone.m("MULTIPLY", stone.noise(0.35, 5, 0.65), 0.6), "Base Color", "#b2a794")
    stone.mix(stone.m("MULTIPLY", stone.m("GREATER_THAN", stone.noise(22, 3, 0.7), 0.62), 0.25), "Base Color", "#8f8676")
    stone.bump(stone.noise(3, 6, 0.7), 0.5, 0.03)
    parts, y, at = [], front, 0
    while y < back:
        for i in range(-4, 5):
            o = prism("backdrop", rrect(7.92, 4.92, 0.05, 3), -0.4, 0, stone, 0.03, 2)
            o.location = (i * 8 + (4 if at % 2 else 0) + 1.3, y + 2.5, -0.01 * ((i * 7 + at * 3) % 3))
            parts.append(o)
        y, at = y + 5, at + 1
    return parts


def leaves(goal, azimuth, elevation, far=20, seed=2, count=150):
    """Shadows of a tree that stands outside the picture."""
    goal, rng = Vector(goal), random.Random(seed)
    a, e = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    side = Vector((math.cos(a), math.sin(a), 0))
    up = towards.cross(side)
    black = M("flag", (0.02, 0.02, 0.02, 1), 1, Specular=0)
    for _ in range(count):
        r, t = rng.gauss(0, 1), rng.gauss(0, 1)
        middle = goal + towards * (far + rng.uniform(-6, 6)) + side * (r * 4.5 - 3) + up * (t * 2.6 + 5)
        long_, turn = rng.uniform(0.5, 1.1), rng.uniform(0, pi)
        u, v = side * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - side * math.sin(turn)
        leaf = mesh("flag", [middle + u * long_, middle + v * long_ * 0.4, middle - u * long_, middle - v * long_ * 0.4], [(0, 1, 2, 3)], black)
        leaf.visible_camera = leaf.visible_diffuse = leaf.visible_glossy = False


def at_the_door(_):
    paving(-20, 0)
    wall(0.05, "#ece6da")
    white = M("frame", "#f2eee4", 0.4, Specular=0.4)
    place(door_leaf("pine"), (-1.4, 0.02, 0.35))
    for s in (-1, 1):
        upright("backdrop", 0.9, 24, white, (-1.4 + s * 4.72, -0.12, 12), 0.04, 0.5)
    step = prism("backdrop", rrect(11.4, 1.9, 0.04, 3), 0, 0.42, M("sill", "#d8d1c3", 0.7, Specular=0.2), 0.04, 3)
    step.location = (-1.4, -0.75, 0)
    for s, x in ((-1, -21.6), (1, 18.8)):
        upright("backdrop", 29.8, 1.5, M("plinth", "#d5cdbd", 0.85), (x, -0.1, 0.75), 0.03, 0.3)
    place(doormat(), (-1.9, -3.75, 0), 0)
    place(parcel(4.9, 3.7, 1.55), (-2.3, -3.55, 0.16), -9)
    place(parcel(3.3, 2.5, 1.9, "mark"), (-1.75, -3.35, 1.72), 7)
    place(parcel(2.6, 2.2, 2.7, "lockup", label=False), (2.35, -2.75, 0), 16)
    sun = (-50, 40)
    window_light((0, 0, 3), *sun, 3.4, (1, 1), (90, 90), soft=1.6, far=30)
    leaves((4.5, 0, 3.4), *sun)
    room((-0.4, -1.5, 2.95), 19.5, 8, lens=70, kaz=-58, kel=38, key=0.5, paper=False)
    focus((-2, -5, 1.5), 0.3)


def packing_table(_):
    desk(-8, 9.2, tone="#d6bd94")
    wall(9.2)
    place(open_parcel(4.4, 3.2, 1.5), (-1.1, 0.3, 0), 10)
    place(tissue(3.95, 2.75, 3, 0.16, 0.04), (-1.1, 0.3, 0.92), 10)
    place(folded("sage", 1.95, 2.5), (-1.75, 0.15, 1.02), 14)
    lying = bottle("pine")
    lying.rotation_euler = (-pi / 2, 0, 0)
    place(group([lying]), (0.55, -0.6, 1.32), 16)
    place(mug("ink"), (-0.35, -0.35, 0.98), -22)
    place(parcel(3.3, 2.5, 1.7), (-5.7, 2.0, 0), 14)
    place(parcel(2.9, 2.2, 1.0), (-5.6, 2.1, 1.7), 8)
    place(tape_roll(), (2.55, -1.75, 0), 0)
    place(slip(), (4.1, -1.4, 0), -14)
    place(slip(), (4.25, -1.3, 0.01), -9)
    place(pen("ink"), (4.35, -1.6, 0.02), 48)
    for i, colour in enumerate(("clay", "ink", "chalk")):
        place(folded(colour, 2.3, 2.9), (5.2, 1.75, 0.345 * i), -8 + 3 * (i % 2))
    place(kraft_roll(5.6), (0.9, 4.3, 0), 3)
    window_light((0, 0, 0.5), -72, 36, 1.5, (2, 2), (5, 4.2))
    room((0.2, 0.45, 0.8), 14.6, 29, lens=70, kaz=-72, kel=40, key=0.5, paper=False)
    focus((-0.5, -0.5, 1.0), 0.3)
    bpy.context.scene.view_settings.exposure = 1.1


SHOTS = {
    "scene-first-day": {"scene": first_day},
    "scene-at-the-door": {"scene": at_the_door},
    "scene-packing-table": {"scene": packing_table},
}
