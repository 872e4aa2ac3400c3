"""Garments laid flat: their cloth, and what is sewn to it (hood, collar, zip, pocket, cords)."""

from goods import layers
from goods.flat import flat
from goods.layers import Lying, Raised, body_of, fleece, jersey, ripstop, sculpt, zip_on
from goods.tops import knit, sewn
from workbench import *

LEFT_CHEST = (1.08, -2.2)


def chest(col, wide=1.05, lower=0.0):
    return ("line", LEFT_CHEST[0], LEFT_CHEST[1] - lower, wide, on(col))


def dyed(col):
    """A colour as cloth: seen from above, white is a little darker than the paper it lies on, or it is lost there."""
    return "#e4e0d8" if col == "chalk" else col


def woven_label():
    stuff = M("label", "#f4f0e6", 0.7)
    stuff.decal("line", 0, 0, 0.40, INK)
    return prism("label", rrect(0.54, 0.22, 0.015, 4), 0, 0.006, stuff, 0)


def label(d):
    """The woven label inside the back's collar."""
    o = woven_label()
    back = ~d.front
    near = back & (np.hypot(d.V[:, 0], d.V[:, 1] + 0.56) < 0.2)
    o.location = (0, -0.57, d.V[near, 2].max() + 0.03)
    return o


def spread(name, line, ground, stuff, lift=0.03, thick=0.035, step=0.06):
    """A piece of cloth sewn onto what lies there: an xy outline, following the ground's folds."""
    v, faces, far = panel([("rim", [*line, line[0]])], step)
    corners = [(x, y, ground.height(x, y) + lift) for x, y in v]
    a, b, c = (Vector(corners[i]) for i in faces[0])
    if (b - a).cross(c - a).z < 0:
        faces = [t[::-1] for t in faces]
    o = mesh(name, corners, faces, stuff, v)
    vattr(o.data, "rim", far["rim"])
    solid(o, thick, 0)
    return o


def longsleeve(col="pine", up="front"):
    d = flat("straight", up)
    m = knit(dyed(col), chest(col) if up == "front" else None)
    if up == "front":
        m.decal("mark", -5.37, -5.54, 0.24, on(col), rot=-0.535)
    body = sewn(d, m, 0.35, {"slv": 0.42})
    return group([body, label(d)] if up == "front" else [body])


def sweatshirt(col="clay", up="front"):
    d = flat("ribbed", up)
    m = knit(col, ("mark", 0, -2.75, 1.2, on(col)) if up == "front" else None, 0.25)
    body = sewn(d, m, 0.6, {"hem": 0.55, "slv": 0.5})
    return group([body, label(d)] if up == "front" else [body])


def pocket(col, ground):
    """A kangaroo pocket, its slanted openings stitched twice."""
    line = [(-1.55, -6.2), (1.55, -6.2), (1.55, -5.75), (0.85, -4.55), (-0.85, -4.55), (-1.55, -5.75)]
    m = fleece(col)
    for at in (0.05, 0.1):
        seam(m, m.attr("rim"), at, 0.008, 0.5, 0.012)
    return spread("pocket", line, ground, m)


def hood_line(y0, throat, wide, tall):
    """A hood's outline: its seam from one side of the neck over the throat to the other, its crown round."""
    middle = y0 + 0.52 * tall
    turns = np.linspace(0, pi, 40)
    round_ = [(wide * np.sign(c) * abs(c) ** 0.8, middle + 0.48 * tall * s**0.8) for c, s in zip(np.cos(turns), np.sin(turns))]
    side = bez((1.08, y0 + 0.55), (1.14, y0 + 0.8), (wide, middle - 0.5), (wide, middle), 12)
    neck = bez((0, throat), (0.45, throat), (1.02, throat + 0.1), (1.08, y0 + 0.55), 12)
    right = [*neck, *side[1:]]
    return [*right, *round_[1:-1], *[(-x, y) for x, y in reversed(right[1:])]]


def hood_from_behind(col, stuff, y0, z, wide, tall):
    """A hood lying flat, its back up: a middle panel between two seams."""
    m = stuff(col)
    seam(m, m.attr("panel"), 0, 0.012, 0.5, 0.016)
    line = hood_line(y0, y0 + 0.08, wide, tall)
    o = pillow("hood", line, m, 0.30, 0.34, 0.08, 0.03, step=0.03, folds=0.06, seed=7)

    def panel_edge(x, y):
        return abs(x) - 0.30 - 0.14 * math.sin(pi * min(1, max(0, (y - y0) / tall)))

    def relief(x, y):
        up = (y - y0) / tall
        sag = 0.06 * math.sin(5.2 * y + 1.6 * x) * math.exp(-(((up - 0.25) / 0.25) ** 2))
        return sag + 0.04 * math.sin(2.3 * x - 2.9 * y) - 0.02 * math.exp(-((panel_edge(x, y) / 0.03) ** 2))

    sculpt(o, relief)
    vattr(o.data, "panel", [panel_edge(v.co.x, v.co.y) for v in o.data.vertices])
    o.location.z = z
    return o


def hoodie(col="ink", up="front"):
    d = flat("ribbed", up)
    body = sewn(d, knit(col, chest(col) if up == "front" else None, 0.25), 0.6, {"hem": 0.55, "slv": 0.5}, False)
    ground = Lying([body])
    if up == "back":
        return group([body, hood_from_behind(col, fleece, -0.55, ground.height(0, -0.5) + 0.1, 1.32, 3.0)])
    y0 = -0.80
    hood = layers.hood(col, fleece, y0, ground.height(1.0, -0.3) - 0.02, 1.2, 3.0, hood_line(y0, y0 - 0.2, 1.34, 3.0))
    sewn_on = pocket(col, ground)
    bpy.context.view_layer.update()
    return group([body, hood, sewn_on, *layers.cords(col, Raised(ground, hood), y0 + 0.10, 0.26, (1.9, 1.7))])


def collar(col, stuff, z, drop):
    """A stand collar sewn to a neckline that dips by `drop`, zipped up to the chin."""
    neck = bez((1.0, 0.0), (0.98, -drop * 0.62), (0.55, -drop), (0, -drop), 16)
    rim = fillet([(1.0, 0.0), (0.86, 0.60, 0.10), (0, 0.68, 1.6), (-0.86, 0.60, 0.10), (-1.0, 0.0)], 10)
    line = [*rim, *[(-x, y) for x, y in neck[1:]], *[p for p in reversed(neck[:-1])][:-1]]
    return layers.stand_collar(col, stuff, 0.0, z, 0.86, 0.64, line)


TURNED = [(0, 0.36, 1.5), (0.86, 0.26, 0.08), (1.08, -0.26, 0.08), (0, -0.40, 2.0)]
STANDING = [(0, 0.56, 2.5), (0.80, 0.50, 0.07), (0.90, -0.10, 0.05), (0, -0.30, 1.5)]
"""The right halves of collars seen from behind: a shirt's is folded down over the neckline, a stand collar rises from it."""


def collar_from_behind(half, stuff, z):
    """A collar over the back's neckline, from the middle of its upper edge to the middle of its lower one."""
    line = fillet([*half, *[(-x, y, r) for x, y, r in reversed(half[1:-1])]], 10, True)
    o = pillow("collar", line, stuff, 0.11, 0.09, 0.02, 0.02, step=0.03, folds=0.02, seed=6)
    o.location.z = z
    return o


def garage(col, stuff, at):
    """The small tab of cloth at the chin in which a zip ends."""
    o = pillow("garage", rrect(0.24, 0.20, 0.05), stuff(col), 0.035, 0.05, 0.01, 0.01, step=0.02, folds=0)
    o.location = at
    return o


def quarterzip(col="graphite", up="front"):
    d = flat("ribbed", up)
    body = sewn(d, knit(col, chest(col) if up == "front" else None, 0.25), 0.5, {"hem": 0.5, "slv": 0.45}, False)
    ground = Lying([body])
    base = ground.height(1.0, -0.3)
    if up == "back":
        return group([body, collar_from_behind(STANDING, fleece(col), base + 0.01)])
    neck = collar(col, fleece, base - 0.02, 1.14)
    bpy.context.view_layer.update()
    over = Raised(ground, neck)
    zip_ = zip_on(over, 0.40, -1.8, "black")
    return group([body, neck, *zip_, garage(col, fleece, (0, 0.40, over.height(0, 0.34) + 0.02))])


def windbreaker(col="pine", up="front"):
    d = flat("straight", up)
    m = ripstop(col)
    seam(m, m.attr("seam0"), 0, 0.016, 0.8, 0.03)
    for at in (0.2, 0.28):
        seam(m, m.attr("edge"), at, 0.012, 0.6, 0.014)
    if up == "front":
        m.decal("line", *LEFT_CHEST, 0.9, on(col))
    body = sewn(d, m, 0.2, crew=False)
    ground = Lying([body])
    if up == "back":
        return group([body, hood_from_behind(col, ripstop, -0.55, ground.height(0, -0.5) + 0.1, 1.25, 2.8)])
    y0 = -0.85
    hood = layers.hood(col, ripstop, y0, ground.height(1.0, -0.3) - 0.02, 1.15, 2.8, hood_line(y0, y0 - 0.2, 1.26, 2.8))
    bpy.context.view_layer.update()
    return group([body, hood, *zip_on(Raised(ground, hood), y0 - 0.02, -6.78, col, True)])


def polo(col="ink", up="front"):
    d = flat("short", up)
    cloth = dyed(col)
    body = sewn(d, knit(cloth, chest(col, 0.8, -0.45) if up == "front" else None), 0.35, {"slv": 0.26}, False)
    ground = Lying([body])
    base = ground.height(1.0, -0.3)
    if up == "back":
        return group([body, collar_from_behind(TURNED, layers.jersey(cloth), base + 0.02)])
    neck = layers.turned_collar(cloth, layers.jersey, 0, base)
    neck.scale, neck.location.y = (1.12, 1.3, 1.2), -0.42
    bpy.context.view_layer.update()
    tag = woven_label()
    tag.location = (0, -0.03, base + 0.05)
    return group([body, neck, tag, *layers.placket(cloth, ground, -0.5)])


def seen(build, size=9.1, middle=-3.4):
    """Front and back of what lies flat, seen from above."""

    def shot(up):
        def take(col):
            build(col, up)
            room((0, middle, 0), size, 88, lens=85, kaz=-112, kel=32, key=1.1)

        return take

    return {"front": shot("front"), "back": shot("back")}


SHOTS = {
    "polo": {**seen(polo, 8.9), "folded": layers.folded_shot(layers.polo, 0.05, 4.4)},
    "longsleeve": {**seen(longsleeve), "folded": layers.folded_shot(layers.longsleeve, 0, 4.4)},
    "sweatshirt": {**seen(sweatshirt), "folded": layers.folded_shot(layers.sweatshirt, 0, 4.4)},
    "quarterzip": {**seen(quarterzip, 9.3, -3.08), "folded": layers.folded_shot(layers.quarterzip, 0.1, 4.6)},
    "hoodie": {**seen(hoodie, 10.9, -2.3), "folded": layers.folded_shot(layers.hoodie, 0.42, 5.2)},
    "windbreaker": {**seen(windbreaker, 10.8, -2.4), "folded": layers.folded_shot(layers.windbreaker, 0.1, 4.5)},
}
