"""The cap: a crown of six panels over a curved peak, standing on z = 0 with the peak towards -y."""

from workbench import *

WIDE, LONG, TALL = 0.83, 0.97, 1.00
"""Half the crown's width and length, and its height."""
OPENING = (0.42, 0.30)
"""Over the slider at the back: half its width in radians, and its height as a part of the crown's curve."""
REACH = 1.12
"""The peak's corners, radians from the front's middle."""


def twill(col):
    stuff = fabric(col, "weave", 85, 0.4, 0.007)
    return stuff.bump(stuff.noise(2.5, 3), 0.35, 0.03)


def arch(x):
    """How high the peak's arch, and the crown's rim on it, is over the table."""
    return max(0.0, 0.21 - 0.31 * x * x)


def from_seam(t):
    """Radians to the nearest of the six seams; one is at the front's middle."""
    return abs((t + pi / 6) % (pi / 3) - pi / 6)


def crown(t, v):
    """A point of the crown: t round it, 0 at the front; v 0 at the rim, 1 at the button."""
    ahead = max(0.0, math.cos(t)) ** 1.4
    power = 2.25 + 1.1 * ahead  # the front panels stand, the others round off
    r, up = math.cos(v * pi / 2) ** (2 / power), math.sin(v * pi / 2) ** (2 / power)
    flat = math.cos(pi / 6) / math.cos(pi / 6 - from_seam(t))  # panels lie flat between their seams
    r *= 1 - (1 - flat) * 0.42 * up
    r -= 0.010 * math.exp(-((from_seam(t) * max(r, 0.04) * 0.9 / 0.012) ** 2)) * min(1, r / 0.1)
    x, y = WIDE * r * math.sin(t), -LONG * r * math.cos(t)
    low = arch(x) if math.cos(t) > 0 else 0.0
    low = low if v == 0 else (arch(WIDE * math.sin(t)) if math.cos(t) > 0 else 0.0)
    worn = noise.fractal(Vector((x * 1.7, y * 1.7, up * 1.7)), 0.9, 2.0, 3) * 0.020 * math.sin(min(1, v * 1.15) * pi)
    return x * (1 + worn), y * (1 + worn) + 0.04 + 0.07 * up, low + (TALL - low) * up


def stitched(stuff, across, along, at, tone):
    """A row of thread at a distance: dashes of 3 mm, a little proud of the cloth."""
    row = stuff.m("SUBTRACT", 1.5, stuff.m("DIVIDE", stuff.m("ABSOLUTE", stuff.m("SUBTRACT", across, at)), 0.0042), clamp=True)
    dash = stuff.m("GREATER_THAN", stuff.m("SINE", stuff.m("MULTIPLY", along, 2 * pi * 26)), -0.45)
    thread = stuff.m("MULTIPLY", row, dash)
    stuff.mix(stuff.m("MULTIPLY", thread, 0.75), "Base Color", tone)
    return stuff.bump(thread, 0.8, 0.008)


def thread_of(col):
    return tuple(min(1, x * 1.45 + 0.03) for x in srgb(col)[:3]) + (1,)


def dome(col):
    rows, n = 76, 288
    grid = [(2 * pi * i / n - pi, j / rows) for j in range(rows + 1) for i in range(n + 1)]
    corners = [crown(t, v) for t, v in grid]
    w, (wide, high) = n + 1, OPENING
    faces = [
        (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
        for j in range(rows)
        for i in range(n)
        if math.hypot((pi - abs(grid[i][0] + pi / n)) / wide, (j + 0.5) / rows / high) > 1
    ]
    cloth = twill(col)
    away, climb, rim = cloth.attr("away"), cloth.attr("climb"), cloth.attr("rim")
    for at in (0.028, 0.045):
        stitched(cloth, away, climb, at, thread_of(col))
    for at in (0.06, 0.11):
        stitched(cloth, rim, cloth.attr("turn"), at, thread_of(col))
    cloth.decal("mark", 0, 0.62, 0.40, on(col), emboss=0.03)
    o = mesh("dome", corners, faces, cloth, [(t * 0.9, p[2]) for (t, v), p in zip(grid, corners)])
    lengths = np.linalg.norm(np.array(corners)[w:] - np.array(corners)[:-w], axis=1).reshape(rows, w)
    climbed = np.vstack([np.zeros(w), np.cumsum(lengths, 0)]).ravel()
    radius = [math.hypot(x, y - 0.04 - 0.07 * z / TALL) for x, y, z in corners]
    vattr(o.data, "away", [from_seam(t) * r if r > 0.12 else 9 for (t, v), r in zip(grid, radius)])
    vattr(o.data, "climb", climbed)
    vattr(o.data, "rim", climbed)
    vattr(o.data, "turn", [t * 0.9 for t, _ in grid])
    solid(o, 0.028, -1)
    return o


def eyelets(col):
    rings = []
    for k in range(6):
        t = (k - 2.5) * pi / 3
        here, right, above = (Vector(crown(*at)) for at in ((t, 0.60), (t + 0.02, 0.60), (t, 0.62)))
        ring = turned("eyelet", [(0.012, -0.01), (0.014, 0.004, 0.004), (0.038, 0.006, 0.008), (0.040, -0.006)], twill(col), seg=40)
        hole = turned("hole", [(0, 0.003), (0.015, 0.003)], M("hole", (0.006, 0.006, 0.006, 1), 0.9), seg=24)
        pair = group([ring, hole])
        pair.location = here
        pair.rotation_euler = (right - here).cross(above - here).normalized().to_track_quat("Z", "Y").to_euler()
        rings.append(pair)
    return rings


def closing(col):
    """At the back: the opening's tape, the strap and its slider."""
    wide, high = OPENING
    rim = [crown(pi - wide * math.cos(a), high * math.sin(a)) for a in np.linspace(0.08, pi - 0.08, 40)]
    tape = cord("tape", rim, 0.020, twill(col))
    around = [crown(pi + a, 0.055) for a in np.linspace(-wide - 0.12, wide + 0.12, 24)]
    section = [(-0.011, -0.070), (0.011, -0.070), (0.011, 0.070), (-0.011, 0.070)]
    strap = sweep("strap", around, section, twill(col), up=Vector((0, 0, 1)))
    frame = [(x, 0, z) for x, z in rrect(0.18, 0.20, 0.03, 6)]
    bars = [frame, [(-0.03, 0, -0.09), (-0.03, 0, 0.09)]]
    metal = [
        sweep("slider", bar, ell(0.016, 0.016, 12), steel(0.3, 0.0, grain=False), up=Vector((0, 1, 0)), closed=bar is frame)
        for bar in bars
    ]
    here, there = Vector(around[8]), Vector(around[9])
    slider = group(metal, (here.x, here.y + 0.020, here.z), (0, 0, math.degrees(math.atan2(*(there - here).yx))))
    return [tape, strap, slider]


def peak(col):
    """A curved peak with rows of stitching and a bound edge."""
    across, deep = 96, 40

    def at(a, v):
        depth = 1 - (abs(a) / REACH) ** 2.5
        x = WIDE * math.sin(a) * (1 + 0.07 * v * depth)
        bow = 0.17 * (v * depth) ** 1.3
        return x, -LONG * math.cos(a) + 0.04 - 0.74 * v * depth, arch(x) - bow * (1 - 0.35 * abs(a) / REACH) + 0.014

    angles = np.linspace(-REACH, REACH, across + 1)
    points = [at(a, j / deep) for j in range(deep + 1) for a in angles]
    uv = [(a * 0.9, j / deep * 0.74) for j in range(deep + 1) for a in angles]
    w = across + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(deep) for i in range(across)]
    cloth = twill(col)
    for k in range(7):
        stitched(cloth, cloth.uv()[1], cloth.uv()[0], 0.07 + k * 0.095, thread_of(col))
    board = mesh("peak", points, faces, cloth, uv)
    solid(board, 0.036, 0)
    edge = cord("edge", [at(a, 1.0) for a in np.linspace(-REACH * 0.995, REACH * 0.995, 40)], 0.024, twill(col))
    return [board, edge]


def cap(col="ink"):
    top = crown(0.3, 1)
    button = turned("button", [(0, 0.045), (0.055, 0.036, 0.03), (0.078, 0.0, 0.02), (0.07, -0.03)], twill(col), seg=48)
    button.location = (top[0], top[1], TALL - 0.006)
    within = [(0.9 * WIDE * math.sin(t), 0.04 - 0.9 * LONG * math.cos(t)) for t in np.linspace(0, 2 * pi, 65)[:-1]]
    shade = prism("shade", within, 0.001, 0.003, twill(col), 0)
    return group([dome(col), button, shade, *eyelets(col), *closing(col), *peak(col)])


SHOTS = {
    "cap": {
        "front": shot_of(cap, -32, (-0.12, -0.25, 0.42), 2.75, 20, kaz=-80),
        "back": shot_of(cap, 160, (0, -0.12, 0.44), 2.7, 22, kaz=-80),
    },
}
