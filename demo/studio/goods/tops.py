"""Tops: what is sewn from the two patterns, and what is put on them (collars, hoods, zips, pockets)."""

from goods import layers
from goods.drape import RISE, draped
from goods.folded import folded
from goods.layers import folded_shot
from workbench import *


def knit(col, logo, ribs):
    """Jersey with its seams, collar and hems. ribs: the width of ribbed cuffs and waist, dm; 0 for plain hems."""
    m = fabric(col, "jersey", 34, 0.10, 0.006)
    dn, un = m.attr("neck"), m.attr("uneck")
    rib = m.m(
        "MULTIPLY", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", un, pi * 26))), m.m("LESS_THAN", dn, 0.17)
    )
    m.bump(rib, 0.45, 0.012)
    m.bump(m.m("LESS_THAN", dn, 0.175), 0.9, 0.035)
    seam(m, dn, 0.215, 0.012, 0.5, 0.012)
    seam(m, dn, 0.178, 0.012, 0.9, 0.03)
    edge = m.attr("edge")
    if ribs:
        ridges = m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", m.attr("along"), pi * 15)))
        m.bump(m.m("MULTIPLY", ridges, m.m("LESS_THAN", edge, ribs)), 0.8, 0.02)
        seam(m, edge, ribs, 0.02, 1.0, 0.04)
    else:
        for at in (0.19, 0.225):
            seam(m, edge, at, 0.010, 0.55, 0.014)
    seam(m, m.attr("seam0"), 0, 0.016, 0.8, 0.025)
    if logo:
        m.decal(*logo)
    return m


def nylon(col, logo):
    m = M("nylon", col, 0.42, Specular=0.45)
    m.bump(m.noise(2.2, 4, 0.6), 0.6, 0.06)
    m.bump(m.noise(7, 3, 0.6), 0.4, 0.02)
    seam(m, m.attr("seam0"), 0, 0.016, 0.8, 0.03)
    for at in (0.2, 0.28):
        seam(m, m.attr("edge"), at, 0.012, 0.6, 0.014)
    m.decal(*logo)
    return m


def armhole(P):
    return np.min(
        [
            seg_dist(P, bez((s * 2.3, -0.46), (s * 2.12, -1.1), (s * 2.1, -1.9), (s * 2.6, -2.5)))
            for s in (1, -1)
        ],
        0,
    )


def garment(col, long=False, logo=None, ribs=0, stuff=None, thick=0.3):
    """The sewn cloth itself, its shoulders at height 0."""
    d = draped(long)
    logo = logo or ("line", 1.02, -2.05, 1.05, on(col))
    m = stuff or knit(col, logo, ribs)
    uv = d.R[:, [0, 2]].copy()
    uv[~d.front, 0] += 20  # the back panel: no print
    o = mesh("garment", d.V, d.F, m, uv)
    hems = np.minimum(d.edge("hem"), d.edge("slv"))
    vattr(o.data, "neck", d.edge("neck"))
    vattr(o.data, "edge", hems)
    vattr(
        o.data,
        "along",
        np.where(d.edge("hem") < d.edge("slv"), d.R[:, 0], d.R[:, 0] * 0.54 + d.R[:, 2] * 0.84),
    )
    sewn = [d.edge(name) for name in ("top", "sh", "side", "under")]
    vattr(o.data, "seam0", np.min([armhole(d.R[:, [0, 2]]), *sewn], 0))
    vattr(o.data, "uneck", np.arctan2(d.R[:, 0], -(d.R[:, 2] - 0.1)) * 0.95)
    neck = d.edge("neck")
    weight = np.where(neck < 0.18, 1.0, np.where(neck < 0.2, 0.55, np.where(hems < ribs, 0.75, thick)))
    g = o.vertex_groups.new(name="t")
    for value in np.unique(weight):
        g.add([int(i) for i in np.where(weight == value)[0]], float(value), "REPLACE")
    s = solid(o, 0.05, 0)
    s.vertex_group, s.thickness_vertex_group = "t", 0
    return o


def patch(name, d, half, zs, stuff, lift=0.05, thick=0.05, columns=41):
    """A piece of cloth lying on the middle of the front: at every height of zs as wide as half(z) to either side."""
    z = np.repeat(np.asarray(zs)[:, None], columns, 1)
    x = np.linspace(-1, 1, columns)[None] * np.array([half(at) for at in zs])[:, None]
    y = d.depth(x, z) - lift
    corners = np.stack([x.ravel(), y.ravel(), z.ravel()], 1)
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(len(zs) - 1)
        for i in range(columns - 1)
    ]
    o = mesh(name, corners, faces, stuff, corners[:, [0, 2]])
    solid(o, thick, 0)
    return o


def zipper(d, low, high, colour):
    """Tape, teeth and puller on the middle of the front, between two heights."""
    zs = np.linspace(low, high, 40)
    weave = fabric(colour, "weave", 90, 0.4, 0.006)
    tape = patch("tape", d, lambda z: 0.13, zs, weave, 0.045, 0.02, 5)
    metal = steel(0.3, 0.0, (0.5, 0.5, 0.5, 1), grain=False)
    chain = patch("teeth", d, lambda z: 0.045, zs, teeth(lambda m: m.uv()[1]), 0.065, 0.03, 3)
    y = float(d.depth(np.array([0.0]), np.array([high - 0.05]))[0])
    pull = block(0.10, 0.34, 0, 0.03, metal, 0.03, 0.01, (0, y - 0.12, high - 0.22), rot=(86, 0, 0))
    return [tape, chain, pull]


def collar(d, profile, stuff, gap=0.0, thick=0.07):
    """Cloth round the neck: a profile of (outwards, up) carried along the neckline. With a `gap` (rad) it is open at
    the front, and what falls over ends in two points.
    """
    ring = d.neckline()
    middle = ring.mean(0)
    turns = np.linspace(0, 2 * pi, len(ring), endpoint=False)
    if gap:
        ring = np.array([p for p, t in zip(ring, turns) if gap / 2 <= t <= 2 * pi - gap / 2])
    rows, n = [], len(profile)
    top = max(range(n), key=lambda k: profile[k][1])
    for place_, p in enumerate(ring):
        near = max(0, 1 - min(place_, len(ring) - 1 - place_) / 13) ** 2 if gap else 0
        out = np.array([p[0] - middle[0], p[1] - middle[1], 0])
        out /= np.linalg.norm(out)
        lift = (0.25 if gap else 0.55) * max(0, middle[2] - p[2])  # the front's rim lies low: the collar evens it out
        for k, (a, b) in enumerate(profile):
            fall = near * max(0, k - top) / max(1, n - 1 - top)
            sink = np.array([0.36 * np.sign(p[0]), -0.05, -0.40]) * fall
            rows.append(p + out * a + np.array([0, 0, b + lift * min(1, k / 2)]) + sink)
    count = len(ring)
    last = count if not gap else count - 1
    faces = [
        (i * n + k, ((i + 1) % count) * n + k, ((i + 1) % count) * n + k + 1, i * n + k + 1)
        for i in range(last)
        for k in range(n - 1)
    ]
    o = mesh("collar", rows, faces, stuff, [(p[0] + 9, p[2]) for p in rows])
    solid(o, thick, 0)
    subsurf(o, 1)
    return o


def hood(d, stuff):
    """A hood of two panels, sewn along the crown and put on at the neckline; its rims cross at the front."""
    ring = d.neckline()
    steps, rows = 22, 34
    corners, faces = [], []
    for side in (1, -1):
        half = ring[: len(ring) // 2 + 1] if side > 0 else np.roll(ring[::-1], 1, 0)[: len(ring) // 2 + 1]
        first = len(corners)
        for i in range(steps + 1):
            u = i / steps
            base = half[round(u * (len(half) - 1))] + np.array([0, 0, -0.04])
            base[0] += -side * 0.10 * max(0, 1 - 4 * u)  # the fronts overlap
            base[1] += -0.10 * max(0, 1 - 3 * u)
            turn = u * 0.5 * pi
            crown = np.array([0, -0.45 + 2.0 * math.sin(turn) - 0.85 * u**4, -0.25 + 2.3 * max(0, math.cos(turn)) ** 0.75])
            wide = 1.16 * max(0, math.cos(turn)) ** 0.45
            for k in range(rows + 1):
                w = k / rows
                bulge = wide * math.sin(pi * w**0.82) ** 0.62 * (0.55 + 0.45 * min(1, w * 2.2))
                p = base * (1 - w) + crown * w
                p[0] = base[0] * (1 - w) ** 2.2 + side * bulge
                p[1] += 0.30 * math.sin(pi * w) * (1 - u) ** 2 - 0.16 * w * (1 - u)  # the rim falls forwards
                p = Vector(p)
                p += (noise.noise_vector(p * 0.9) * 0.09 + noise.noise_vector(p * 2.1) * 0.035) * min(1, 3 * w) * min(1, 6 * (1 - w))
                corners.append(tuple(p))
        cells = [(first + i * (rows + 1) + k) for i in range(steps) for k in range(rows)]
        faces += [(c, c + 1, c + rows + 2, c + rows + 1)[:: side] for c in cells]
    _, kept, joined = np.unique(np.array(corners).round(3), axis=0, return_index=True, return_inverse=True)
    corners, faces = [corners[i] for i in kept], [tuple(joined[c] for c in face) for face in faces]  # sewn
    o = mesh("hood", corners, faces, stuff, [(p[0] + 9, p[2]) for p in corners])
    solid(o, 0.11, 0)
    subsurf(o, 1)
    return o


def plain(col):
    m = fabric(col, "jersey", 34, 0.10, 0.006)
    return m.bump(m.noise(2.5, 3), 0.5, 0.05)


def hang(parts):
    return group(parts, (0, 0, RISE))


def tee(col="ink"):
    return hang([garment(col)])


def boxytee(col="sand"):
    g = hang([garment(col, logo=("mark", 0, -2.9, 1.75, on(col)), thick=0.5)])
    g.scale = (1.07, 1.05, 0.97)
    return group([g], (0, 0, 0.25))


def juniortee(col="sky"):
    g = hang([garment(col, logo=("mark", 0, -2.7, 1.5, on(col)))])
    g.scale = (0.86, 0.95, 0.78)
    return group([g], (0, 0, 1.15))


def longsleeve(col="pine"):
    return hang([garment(col, True)])


def sweatshirt(col="clay"):
    return hang([garment(col, True, ("mark", 0, -2.75, 1.35, on(col)), 0.5, thick=0.6)])


def hoodie(col="ink"):
    d = draped(True)
    slanted = lambda z: 1.5 - 0.62 * max(0, (z + 5.55) / 1.05)
    pocket = patch("pocket", d, slanted, np.linspace(-6.25, -4.5, 25), plain(col), 0.05, 0.07)
    cords = []
    string = fabric("natural" if lum(col) < 0.2 else "chalk", "weave", 150, 0.4, 0.005)
    for s, length in ((-1, 1.55), (1, 1.35)):
        zs = np.linspace(-0.95, -0.95 - length, 9)
        xs = s * (0.34 + 0.05 * np.sin(np.linspace(0, 3, 9)))
        ys = d.depth(xs, np.minimum(zs, -1.25)) - 0.12
        cords.append(cord("string", list(zip(xs, ys, zs)), 0.042, string, Vector((0, 1, 0))))
    body = garment(col, True, ("line", 1.02, -2.35, 1.05, on(col)), 0.5, thick=0.6)
    return hang([body, hood(d, plain(col)), pocket, *cords])


def quarterzip(col="graphite"):
    d = draped(True)
    body = garment(col, True, ("line", 1.02, -2.35, 1.05, on(col)), 0.4, thick=0.5)
    neck = collar(d, [(0.0, -0.08), (0.0, 0.1), (-0.03, 0.32), (-0.05, 0.55), (-0.03, 0.66)], plain(col))
    return hang([body, neck, *zipper(d, -3.0, -0.35, "black")])


def polo(col="ink"):
    d = draped(False)
    body = garment(col)
    leaf = collar(
        d,
        [
            (-0.03, -0.06),
            (-0.03, 0.10),
            (0.0, 0.24),
            (0.07, 0.25),
            (0.14, 0.08),
            (0.20, -0.14),
            (0.25, -0.36),
        ],
        plain(col),
        0.35,
        0.045,
    )
    placket = patch("placket", d, lambda z: 0.19, np.linspace(-2.75, -1.0, 24), plain(col), 0.04, 0.04, 9)
    buttons = []
    for z in (-1.35, -1.95, -2.5):
        y = float(d.depth(np.array([0.0]), np.array([z]))[0])
        b = turned(
            "button",
            [(0, 0), (0.075, 0, 0.01), (0.075, 0.03, 0.01), (0.05, 0.03), (0, 0.022)],
            plastic("#efe9dc", 0.3),
            seg=32,
        )
        b.rotation_euler, b.location = (pi / 2, 0, 0), (0, y - 0.065, z)
        buttons.append(b)
    return hang([body, leaf, placket, *buttons])


def windbreaker(col="pine"):
    d = draped(True)
    logo = ("line", 1.05, -2.35, 1.05, on(col))
    shell = nylon(col, logo)
    body = garment(col, True, stuff=shell)
    cover = M("nylon", col, 0.42, Specular=0.45)
    cover.bump(cover.noise(2.2, 4, 0.6), 0.6, 0.06)
    return hang([body, hood(d, cover), *zipper(d, -7.0, -1.0, col)])


def worn(build, size=9.2, middle=4.72):
    """Front and back of a garment, as if worn by nobody."""

    def shot(turn):
        def take(c):
            place(build(c), rz=turn)
            room((0, 0, middle), size, 3, lens=85, kaz=-80, kel=34, key=1.15)

        return take

    return {"front": shot(0), "back": shot(180)}


SHOTS = {
    "tee": {**worn(tee), "folded": folded_shot(folded)},
    "boxytee": worn(boxytee),
    "juniortee": worn(juniortee, 7.4, 6.95),
    "polo": {**worn(polo), "folded": folded_shot(layers.polo, 0.05, 4.4)},
    "longsleeve": {**worn(longsleeve, 11.2), "folded": folded_shot(layers.longsleeve, 0, 4.4)},
    "sweatshirt": {**worn(sweatshirt, 11.2), "folded": folded_shot(layers.sweatshirt, 0, 4.4)},
    "quarterzip": {**worn(quarterzip, 11.2, 4.9), "folded": folded_shot(layers.quarterzip, 0.1, 4.6)},
    "hoodie": {**worn(hoodie, 11.2, 5.35), "folded": folded_shot(layers.hoodie, 0.42, 5.2)},
    "windbreaker": {**worn(windbreaker, 11.2, 5.35), "folded": folded_shot(layers.windbreaker, 0.1, 4.5)},
}
