"""Long-sleeved garments folded for the shelf: what lies on the folded body (sleeve, hood, stand collar, zip, cords)."""

from mathutils.bvhtree import BVHTree

from goods.folded import folded, jersey
from workbench import *


def fleece(col):
    m = fabric(col, "jersey", 60, 0.36, 0.006)
    return m.bump(m.noise(26, 4, 0.7), 0.35, 0.012)


def ripstop(col):
    m = M("ripstop", col, 0.52, Specular=0.4)
    u, v = m.uv()[0], m.uv()[1]
    grid = [m.m("LESS_THAN", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", at, pi * 20))), 0.10) for at in (u, v)]
    m.bump(m.m("MAXIMUM", *grid), 0.25, 0.004)
    m.bump(m.noise(2.2, 3, 0.5), 0.4, 0.03)
    return m.bump(m.noise(7, 3, 0.6), 0.2, 0.01)


class Lying:
    """The upper surface of a group, before it is moved: to lay things on."""

    def __init__(self, parts):
        bpy.context.view_layer.update()
        deps = bpy.context.evaluated_depsgraph_get()
        self.trees = [BVHTree.FromObject(o, deps) for o in parts if o.type == "MESH"]

    def height(self, x, y):
        hits = [tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0] for tree in self.trees]
        return max((hit.z for hit in hits if hit), default=0.0)

    def over(self, points, lift):
        """Points (x, y) as (x, y, z), `lift` over the surface."""
        return [(x, y, self.height(x, y) + lift) for x, y in points]


def sculpt(o, relief):
    """Adds relief(x, y) to the upper side of a pillow, less towards its rim."""
    rim = np.empty(len(o.data.vertices), "f")
    o.data.attributes["rim"].data.foreach_get("value", rim)
    for vertex, far in zip(o.data.vertices, rim):
        if vertex.co.z > 0:
            vertex.co.z += relief(vertex.co.x, vertex.co.y) * min(1, far / 0.05)
    o.data.update()
    return o


def ridges(m, axis, low, high, count=17):
    """Rib where the UV's other coordinate is between low and high."""
    at = m.uv()
    band = m.m("MULTIPLY", m.m("GREATER_THAN", at[1], low), m.m("LESS_THAN", at[1], high))
    m.bump(m.m("MULTIPLY", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", at[axis], pi * count))), band), 0.8, 0.02)
    return m


def sleeve(col, w, h, stuff, ribs, z, logo=False):
    """One sleeve, folded over the front at the shoulder and hanging down along the side; its cuff is ribbed."""
    left, top, end = -w / 2 - 0.015, h / 2 - 0.30, -h / 2 + 0.10
    m = stuff(col)
    if ribs:
        ridges(m, 0, end - 1, end + ribs)
        seam(m, m.m("SUBTRACT", m.uv()[1], end), ribs, 0.014, 0.9, 0.022)
    else:
        seam(m, m.m("SUBTRACT", m.uv()[1], end), 0.14, 0.010, 0.6, 0.014)
    if logo:
        m.decal("mark", left + 0.40, end + 0.17, 0.17, on(col))
    line = [
        (left, top, 0.07),
        (left + 0.80, top - 0.66, 0.12),
        (left + 0.745, end + 1.0, 0.5),
        (left + 0.69, end + ribs + 0.05, 0.1),
        (left + 0.63, end + ribs - 0.02, 0.05),
        (left + 0.63, end, 0.04),
        (left + 0.13, end, 0.04),
        (left + 0.10, end + ribs - 0.02, 0.05),
        (left + 0.03, end + ribs + 0.10, 0.1),
    ]
    o = pillow("sleeve", fillet(line, 8, True), m, 0.085, 0.075, 0.02, 0.03, step=0.03, folds=0.035, seed=5)
    folds = ((0.30, -0.2, 0.03), (-0.25, 0.45, 0.024), (0.2, -0.85, 0.02))

    def relief(x, y):
        return sum(
            deep * math.exp(-(((y - at - slant * (x - left)) / 0.07) ** 2)) * math.sin(pi * min(1, (x - left) / 0.75))
            for slant, at, deep in folds
        )

    sculpt(o, relief)
    o.location.z = z
    return o


def hood(col, stuff, y0, z, wide=1.0, tall=1.62, line=None):
    """A hood lying flat above the shoulders, its opening an almond that ends in a V at the throat (0, y0)."""
    line = line or fillet(
        [
            (0.0, y0 - 0.16, 0.25),
            (0.62 * wide, y0 + 0.02, 0.3),
            (0.98 * wide, y0 + 0.38, 0.3),
            (1.10 * wide, y0 + 0.85 * tall, 0.5),
            (0.60 * wide, y0 + tall + 0.02, 0.55),
            (-0.60 * wide, y0 + tall + 0.02, 0.55),
            (-1.10 * wide, y0 + 0.85 * tall, 0.5),
            (-0.98 * wide, y0 + 0.38, 0.3),
            (-0.62 * wide, y0 + 0.02, 0.3),
        ],
        10,
        True,
    )
    m = stuff(col)
    far = m.attr("mouth")
    seam(m, far, 0.17, 0.010, 0.6, 0.014)
    o = pillow("hood", line, m, 0.26, 0.26, 0.06, 0.03, step=0.028, folds=0.05, seed=3)
    low, high = y0 + 0.02, y0 + tall * 0.80

    def mouth(x, y):
        """Distance to the opening's edge, dm, about; negative inside."""
        s = (y - low) / (high - low)
        if s <= 0:
            return math.hypot(x, y - low)
        half = 0.56 * wide * math.sin(pi * min(1, s) ** 0.62 * 0.5) ** 1.1 * max(0, 1 - max(0, s - 0.55) ** 2 / 0.2025) ** 0.5
        return abs(x) - half if s < 1 else max(abs(x) - half, math.hypot(x, y - high))

    def relief(x, y):
        d = mouth(x, y)
        edge = 1 / (1 + math.exp(-d / 0.018))
        roll = 0.07 * math.exp(-(((d - 0.10) / 0.11) ** 2)) * edge
        inner = -0.20 * (1 - edge) * (1 - 0.25 * min(1, max(0, -d) / 0.4))
        throat = -0.035 * math.exp(-((x - 0.05 * (low - y)) / 0.022) ** 2) if y < low else 0
        drape = 0.03 * math.sin(x * 3.1 + y * 1.7) * edge + 0.022 * math.sin(4.6 * y - 2.2 * abs(x)) * edge
        crown = -0.03 * math.exp(-((x / 0.016) ** 2)) * (y > high)
        return roll + inner + throat + drape + crown

    sculpt(o, relief)
    vattr(o.data, "mouth", [mouth(v.co.x, v.co.y) for v in o.data.vertices])
    o.location.z = z
    return o


def stand_collar(col, stuff, y0, z, wide=0.74, tall=0.66, line=None):
    """A stand collar lying flat: the front's rim dips below the back's, whose inside shows with the label."""
    line = line or fillet(
        [
            (0, y0 - 0.20, 0.6),
            (wide + 0.06, y0 + 0.03, 0.25),
            (wide - 0.02, y0 + tall, 0.10),
            (0, y0 + tall + 0.05, 1.2),
            (-wide + 0.02, y0 + tall, 0.10),
            (-wide - 0.06, y0 + 0.03, 0.25),
        ],
        10,
        True,
    )
    o = pillow("collar", line, stuff(col), 0.17, 0.10, 0.03, 0.03, step=0.012, folds=0.03, seed=8)

    def relief(x, y):
        rim = y0 + tall - 0.20 * max(0, 1 - (x / wide) ** 2) ** 0.6 - (y - 0)
        edge = 1 / (1 + math.exp(-rim / 0.036))
        return 0.03 * math.exp(-((rim - 0.05) ** 2) / 0.004) * edge - 0.10 * (1 - edge)

    sculpt(o, relief)
    o.location.z = z
    return o


def zip_on(ground, high, low, colour, over_hem=False):
    """Tape, teeth and puller along x = 0, between two heights of y; over_hem: it ends round the folded edge."""
    ys = np.linspace(high, low, 30)
    weave = fabric(colour, "weave", 90, 0.4, 0.006)
    metal = steel(0.3, 0.0, (0.5, 0.5, 0.5, 1), grain=False)
    high_ = [z for _, _, z in ground.over([(0, y) for y in ys], 0.006)]
    steps = [max(high_[max(0, i - 1) : i + 2]) for i in range(len(high_))]  # no jump where a collar begins
    path = [(0, y, sum(near) / len(near)) for i, y in enumerate(ys) if (near := steps[max(0, i - 1) : i + 2])]
    if over_hem:
        path += [(0, low - 0.035, path[-1][2] - 0.03), (0, low - 0.055, path[-1][2] - 0.10)]
    tape = ribbon("tape", path, 0.15, weave, 0.012)
    chain = ribbon("teeth", [(x, y, z + 0.012) for x, y, z in path], 0.055, teeth(lambda m: m.uv()[0]), 0.014)
    x, y, z = path[1]
    pull = block(0.075, 0.24, 0, 0.025, metal, 0.03, 0.008, (0.012, y - 0.16, z + 0.035), rot=(3, 0, 6))
    return [tape, chain, pull]


def cords(col, ground, y0, reach=0.22, lengths=(1.22, 1.05)):
    """Two cords out of the hood's eyelets, their ends in metal."""
    weave = fabric("natural" if lum(col) < 0.2 else "chalk", "weave", 150, 0.4, 0.005)
    metal = steel(0.3, 0.0, (0.5, 0.5, 0.5, 1), grain=False)
    parts = []
    for s, long in zip((-1, 1), lengths):
        ys = np.linspace(y0 + 0.14, y0 + 0.14 - long, 12)
        line = [(s * (reach + 0.09 * math.sin((y0 + 0.14 - y) * 1.6) + 0.02 * s * math.sin(5 * y)), y) for y in ys]
        path = ground.over(line, 0.03)
        parts.append(cord("string", path, 0.034, weave))
        parts.append(cord("tip", path[-2:], 0.038, metal))
        eye = turned("eye", [(0.036, 0), (0.07, 0, 0.006), (0.07, 0.012, 0.006), (0.036, 0.012)], metal, seg=32)
        eye.location = (path[0][0], path[0][1], path[0][2] - 0.03)
        parts.append(eye)
    return parts


def body_of(g):
    return [o for o in bpy.data.objects if o.parent == g]


def long_sleeved(col, t, stuff, ribs, print_, logo=False, w=2.62, h=3.2):
    g = folded(col, w, h, t, stuff, print_)
    z = Lying(body_of(g)).height(-w / 2 + 0.4, 0) - 0.012
    return group([g, sleeve(col, w, h, stuff, ribs, z, logo)])


def longsleeve(col="pine"):
    return long_sleeved(col, 0.125, jersey, 0.34, ("line", 0.56, 0.12, 0.80), True)


def sweatshirt(col="clay"):
    return long_sleeved(col, 0.17, fleece, 0.44, ("mark", 0.34, -0.25, 0.92))


def quarterzip(col="graphite", w=2.62, h=3.1):
    g = folded(col, w, h, 0.17, fleece, ("line", 0.62, 0.22, 0.78), neck=False)
    ground = Lying(body_of(g))
    neck = stand_collar(col, fleece, h / 2 - 0.16, ground.height(0, h / 2 - 0.3) - 0.02)
    arm = sleeve(col, w, h, fleece, 0.40, ground.height(-w / 2 + 0.4, 0) - 0.012)
    bpy.context.view_layer.update()
    return group([g, neck, arm, *zip_on(Raised(ground, neck), h / 2 + 0.20, -0.25, "black")])


class Raised:
    """A surface with one more thing on it, which has been lifted by its location."""

    def __init__(self, ground, thing):
        self.ground, self.lift, self.own = ground, thing.location.z, Lying([thing])

    def height(self, x, y):
        own = self.own.height(x, y)
        return max(self.ground.height(x, y), own + self.lift if own else 0)

    over = Lying.over


def turned_collar(col, stuff, y0, z):
    """A shirt's collar lying flat: two points at the front, a fold over the back, the neck's opening between them."""
    line = fillet(
        [
            (0, y0 - 0.10, 0.02),
            (0.46, y0 - 0.62, 0.03),
            (0.98, y0 + 0.02, 0.2),
            (0.72, y0 + 0.50, 0.2),
            (0, y0 + 0.58, 1.2),
            (-0.72, y0 + 0.50, 0.2),
            (-0.98, y0 + 0.02, 0.2),
            (-0.46, y0 - 0.62, 0.03),
        ],
        10,
        True,
    )
    m = stuff(col)
    seam(m, m.attr("rim"), 0.05, 0.008, 0.6, 0.012)
    o = pillow("collar", line, m, 0.10, 0.07, 0.02, 0.03, step=0.014, folds=0.02, seed=6)

    def relief(x, y):
        far = math.hypot(x / 0.50, (y - y0 - 0.20) / 0.27) - 1  # the opening's edge: 0
        edge = 1 / (1 + math.exp(-far / 0.07))
        return 0.06 * math.exp(-((far - 0.30) ** 2) / 0.05) * edge - 0.12 * (1 - edge)

    sculpt(o, relief)
    o.location.z = z
    return o


def polo(col="ink", w=2.6, h=3.1):
    g = folded(col, w, h, 0.125, jersey, ("line", 0.70, 0.10, 0.78), neck=False)
    ground = Lying(body_of(g))
    y0 = h / 2 - 0.36
    neck = turned_collar(col, jersey, y0, ground.height(0, y0) - 0.02)
    path = ground.over([(0, y) for y in np.linspace(y0 - 0.02, y0 - 1.15, 14)], 0.012)
    band = jersey(col)
    for s in (-1, 1):
        seam(band, band.uv()[1], 0.14 * s, 0.006, 0.6, 0.01)
    placket = ribbon("placket", path, 0.34, band, 0.03)
    buttons = []
    for x, y, z in ground.over([(0, y0 - at) for at in (0.24, 0.60, 0.96)], 0.026):
        b = turned("button", [(0, 0), (0.058, 0, 0.01), (0.058, 0.026, 0.01), (0.04, 0.026), (0, 0.02)], plastic("#efe9dc", 0.3), seg=32)
        b.location = (x, y, z)
        buttons.append(b)
    return group([g, neck, placket, *buttons])


def hoodie(col="ink", w=2.75, h=3.0):
    g = folded(col, w, h, 0.185, fleece, ("line", 0.68, -0.28, 0.80), neck=False)
    ground = Lying(body_of(g))
    y0 = h / 2 - 0.48
    cap = hood(col, fleece, y0, ground.height(0, y0) - 0.03, 1.06)
    return group([g, cap, *cords(col, Raised(ground, cap), y0 + 0.06)])


def windbreaker(col="pine", w=2.65, h=3.0):
    g = folded(col, w, h, 0.115, ripstop, ("line", 0.66, 0.12, 0.80), neck=False)
    ground = Lying(body_of(g))
    neck = stand_collar(col, ripstop, h / 2 - 0.16, ground.height(0, h / 2 - 0.3) - 0.02)  # the hood is rolled up in it
    bpy.context.view_layer.update()
    return group([g, neck, *zip_on(Raised(ground, neck), h / 2 + 0.20, -h / 2 + 0.04, col, True)])


def folded_shot(build, middle=-0.02, size=4.25, turn=-16):
    """What lies folded, under raking light."""

    def take(c):
        place(build(c), rz=turn)
        room((0, middle, 0.10), size, 48, kaz=-112, kel=32, key=1.1)

    return take
