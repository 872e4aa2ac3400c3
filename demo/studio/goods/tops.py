"""Tops with short sleeves, as if worn by nobody; `knit` and `sewn` make those with long ones too."""

from goods import layers
from goods.drape import RISE, draped
from goods.folded import folded
from goods.layers import folded_shot
from workbench import *


def knit(col, logo, nap=0):
    """Jersey with its seams, collar and hems; a nap for fleece."""
    m = fabric(col, "jersey", 34, 0.10, 0.006)
    if nap:
        m.bump(m.noise(26, 4, 0.7), nap, 0.012)
    dn, un = m.attr("neck"), m.attr("uneck")
    rib = m.m(
        "MULTIPLY", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", un, pi * 26))), m.m("LESS_THAN", dn, 0.17)
    )
    m.bump(rib, 0.45, 0.012)
    m.bump(m.m("LESS_THAN", dn, 0.175), 0.9, 0.035)
    seam(m, dn, 0.215, 0.012, 0.5, 0.012)
    seam(m, dn, 0.178, 0.012, 0.9, 0.03)
    inside, ridges = m.attr("rib"), m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", m.attr("along"), pi * 15)))
    m.bump(m.m("MULTIPLY", ridges, m.m("LESS_THAN", inside, 0)), 0.8, 0.02)
    seam(m, inside, 0, 0.02, 1.0, 0.04)
    for at in (0.19, 0.225):
        seam(m, m.attr("edge"), at, 0.010, 0.55, 0.014)
    seam(m, m.attr("seam0"), 0, 0.016, 0.8, 0.025)
    if logo:
        m.decal(*logo)
    return m


def armhole(d):
    """Every vertex's distance to the seams of the sleeves, in the pattern."""
    P = d.R[:, [0, 2]]
    return np.min([seg_dist(P, [(s * x, z) for x, z in d.armhole]) for s in (1, -1)], 0)


NOWHERE = 9.0
"""A distance to what a garment does not have."""


def sewn(d, m, thick=0.3, ribs=(), crew=True):
    """The cloth of a garment, of the stuff m: its shoulders at height 0. thick: in half millimetres; ribs: how wide the
    ribbing at its `hem` and sleeves (`slv`) is, dm; without it a hem is turned in and sewn. crew: a ribbed neck.
    """
    neck = d.edge("neck") if crew else np.full(len(d.V), NOWHERE)
    uv = d.R[:, [0, 2]].copy()
    uv[~d.front, 0] += 20  # the back panel: no print
    o = mesh("garment", d.V, d.F, m, uv)
    hem, cuff = d.edge("hem"), d.edge("slv")
    rib = np.min([np.full(len(hem), NOWHERE), *(d.edge(name) - wide for name, wide in dict(ribs).items())], 0)
    vattr(o.data, "rib", rib)
    vattr(o.data, "neck", neck)
    vattr(o.data, "edge", np.min([np.full(len(hem), NOWHERE), *(d.edge(n) for n in ("hem", "slv") if n not in dict(ribs))], 0))
    x, z = np.abs(d.R[:, 0]), d.R[:, 2]
    vattr(o.data, "along", np.where(hem < cuff, d.R[:, 0], x * d.cuff[0] + z * d.cuff[1]))
    seams = [d.edge(name) for name in ("top", "sh", "side", "under")]
    vattr(o.data, "seam0", np.min([armhole(d), *seams], 0))
    vattr(o.data, "uneck", np.arctan2(d.R[:, 0], -(z - 0.1)) * 0.95)
    weight = np.where(neck < 0.18, 1.0, np.where(neck < 0.2, 0.55, np.where(rib < 0, 0.75, thick)))
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


def plain(col):
    m = fabric(col, "jersey", 34, 0.10, 0.006)
    return m.bump(m.noise(2.5, 3), 0.5, 0.05)


def hang(parts):
    return group(parts, (0, 0, RISE))


def garment(col, logo=None, thick=0.3):
    return sewn(draped(), knit(col, logo or ("line", 1.02, -2.05, 1.05, on(col))), thick)


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


def polo(col="ink"):
    d = draped()
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
}
