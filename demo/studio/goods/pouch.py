"""The pouch for cables: two shells with a zip between them."""

from goods.bags import TAN, cordura, lying
from workbench import *


def unroll(body, line, edge):
    """Stretches the UVs over the steep rim of a pillow, so that its weave does not run in streaks there."""
    me, outline = body.data, np.array(densify([*line, line[0]], 0.01))
    place_of = np.array([tuple(v.co) for v in me.vertices])
    d = np.array([value.value for value in me.attributes["rim"].data])
    order = np.argsort(d)
    climbed = np.zeros(len(d))  # along the surface, from the rim
    climbed[order] = np.interp(d[order], *climb(d[order], np.abs(place_of[order, 2])))
    extra = np.maximum(0, np.interp(edge, d[order], climbed[order]) - climbed - np.maximum(0, edge - d))
    uv = me.uv_layers[0].data
    for loop, corner in zip(me.loops, uv):
        i = loop.vertex_index
        if d[i] < edge and extra[i] > 0:
            out = outline[np.argmin(((outline - place_of[i, :2]) ** 2).sum(1))] - place_of[i, :2]
            out = out / (np.linalg.norm(out) + 1e-9)
            corner.uv = (corner.uv[0] + out[0] * extra[i], corner.uv[1] + out[1] * extra[i])


def climb(d, z):
    """Distances from the rim in steps, and the way over the surface to each."""
    steps = np.linspace(0, d.max(), 60)
    heights = [np.mean(z[np.abs(d - at) < 0.03]) if np.any(np.abs(d - at) < 0.03) else 0 for at in steps]
    heights[0] = 0
    return steps, np.concatenate([[0], np.cumsum(np.hypot(np.diff(steps), np.diff(heights)))])


def pouch(col="clay"):
    """A case that opens like a book: two shells, the zip round three sides between them, the spine at the back."""
    line = rrect(2.2, 1.3, 0.24, 12)
    high = 0.29
    cloth = cordura(col, ("lockup", 0, 0.02, 0.55, on(col)))
    for at in (0.10, 0.155):
        seam(cloth, cloth.attr("rim"), at, 0.008, 0.5, 0.012)
    body = pillow("pouch", line, cloth, high, 0.27, 0.02, high, step=0.026, folds=0.012, power=2.9)
    unroll(body, line, 0.27)
    body.location.z = high
    round_ = densify([*line, line[0]], 0.04)
    edge = [(x * 1.006, y * 1.01, high) for x, y in [*round_, *round_] if y < 0.42]
    first = max(range(len(edge) // 2), key=lambda i: math.dist(edge[i], edge[i + 1]))  # the spine's gap
    edge = edge[first + 1 : first + 1 + len(edge) // 2]

    def upright_ribbon(name, high, deep, stuff):
        return sweep(name, edge, [(-deep, -high), (deep, -high), (deep, high), (-deep, high)], stuff, up=Vector((0, 0, 1)))

    tape = upright_ribbon("tape", 0.055, 0.010, fabric("black", "weave", 90, 0.4, 0.006))
    chain = upright_ribbon("teeth", 0.019, 0.018, teeth(lambda m: m.uv()[0]))
    metal = steel(0.35, 0.0, (0.42, 0.42, 0.42, 1), grain=False)
    x, y = 0.78, -0.672
    slider = block(0.11, 0.03, high - 0.035, high + 0.035, metal, 0.01, 0.008, (x, y - 0.004, 0))
    pull = block(0.055, 0.23, -0.009, 0.009, metal, 0.022, 0.006)
    pull.location, pull.rotation_euler = (x, y - 0.032, high - 0.105), (pi / 2 - 0.08, 0, 0)
    hide = leather(TAN, 60).decal("mark", 0.06, 0, 0.17, "#f0e3cf", amount=0.85)
    tab = block(0.44, 0.30, -0.018, 0.018, hide, 0.04, 0.008, (1.20, 0.34, high + 0.0), 0)
    tab.rotation_euler = (0, math.radians(9), 0)
    return group([body, tape, chain, slider, pull, tab])


SHOTS = {
    "pouch": {
        "front": lying(pouch, 16, 3.1, 40, (0.06, 0, 0.14)),
        "detail": lying(pouch, -30, 1.85, 30, (0.55, -0.2, 0.28)),
    },
}
