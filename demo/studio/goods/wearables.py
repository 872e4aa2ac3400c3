"""Cap, beanie, socks."""

from workbench import *


def twill(col):
    m = fabric(col, "weave", 85, 0.4, 0.007)
    return m.bump(m.noise(2.5, 3), 0.35, 0.03)


def cap(col="ink"):
    """Stands on z = 0, its visor towards -y. Six panels: their seams are grooves in the dome."""
    rows, n, tall = 66, 216, 0.90

    def crown(t, v):
        """A point of the crown: t round it, 0 at the front; v 0 at the rim, 1 at the button."""
        r = math.cos(v * pi / 2) ** 0.78
        groove = 0.014 * math.exp(-(((((t * 3 / pi) % 1) - 0.5) * pi / 3 * max(r, 0.05) / 0.02) ** 2))
        lean = 1 + 0.06 * math.sin(v * pi) * (1 if math.cos(t) > 0 else 0.4)
        x, y = 0.83 * (r - groove) * math.sin(t) * lean, -0.98 * (r - groove) * math.cos(t) * lean
        return x, y + 0.04, tall * math.sin(v * pi / 2) ** 0.95 - groove

    wide, high = 0.40, 0.30  # the opening above the slider: half its width, rad, and its height, as v
    grid = [(2 * pi * i / n - pi, j / rows) for j in range(rows + 1) for i in range(n + 1)]  # its seam is at the back
    corners, uv = [crown(t, v) for t, v in grid], [(t * 0.9, crown(t, v)[2]) for t, v in grid]
    w = n + 1
    faces = [
        (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
        for j in range(rows)
        for i in range(n)
        if math.hypot((pi - abs(grid[i][0] + pi / n)) / wide, (j + 0.5) / rows / high) > 1
    ]
    rim = [crown(pi - wide * math.cos(a), high * math.sin(a)) for a in np.linspace(0, pi, 40)]
    tape = cord("tape", rim, 0.022, twill(col))
    around = [crown(pi + a, 0.06) for a in np.linspace(-wide - 0.15, wide + 0.15, 24)]
    upright = [(-0.012, -0.072), (0.012, -0.072), (0.012, 0.072), (-0.012, 0.072)]
    strap = sweep("strap", around, upright, twill(col), up=Vector((0, 0, 1)))
    slider = block(0.20, 0.20, 0, 0.03, steel(0.3, 0.2, axis="X"), 0.03, 0.01)
    slider.location, slider.rotation_euler = (around[9][0], around[9][1] + 0.012, around[9][2]), (pi / 2, 0, pi + 0.1)
    eyelets = []
    for k in range(6):
        here = Vector(crown((k - 2.5) * pi / 3, 0.62))
        out = (here - Vector((0, 0.04, 0.1))).normalized()
        ring = turned("eyelet", [(0.013, 0), (0.04, 0, 0.008), (0.04, 0.012, 0.008), (0.013, 0.012)], twill(col), seg=32)
        ring.location, ring.rotation_euler = here, out.to_track_quat("Z", "Y").to_euler()
        eyelets.append(ring)
    shade = twill(col).decal("mark", 0, 0.44, 0.42, on(col), emboss=0.03)
    for at in (0.06, 0.10):
        seam(shade, shade.uv()[1], at, 0.008, 0.5, 0.01)
    dome = mesh("dome", corners, faces, shade, uv)
    solid(dome, 0.03, -1)
    button = turned("button", [(0, tall + 0.02), (0.07, tall + 0.005, 0.03), (0.08, tall - 0.025)], twill(col), seg=32)
    button.location = (0, 0.04, 0)
    brim = twill(col)
    for k in range(1, 6):
        seam(brim, brim.uv()[1], k * 0.10, 0.006, 0.5, 0.008)
    points, at = [], []
    for j in range(21):
        v = j / 20
        for i in range(49):
            a = (i / 48 - 0.5) * 2 * 1.12
            deep = 1 - (abs(a) / 1.12) ** 2.6
            x = 0.83 * math.sin(a) * (1 + 0.10 * v * deep)
            y = -0.98 * math.cos(a) - 0.78 * v * deep
            z = (
                0.055
                - 0.10 * v
                + 0.16 * v * math.cos(a * 1.25)
                - 0.03 * v * v
                - 0.06 * (abs(a) / 1.12) ** 2 * v
            )
            points.append((x, y + 0.04, z))
            at.append((a, v * 0.7))
    sheet = [
        (j * 49 + i, j * 49 + i + 1, (j + 1) * 49 + i + 1, (j + 1) * 49 + i)
        for j in range(20)
        for i in range(48)
    ]
    visor = mesh("visor", points, sheet, brim, at)
    solid(visor, 0.045, 0)
    return group([dome, button, visor, tape, strap, slider, *eyelets])


def beanie(col="mustard"):
    rows, n, corners, uv = 70, 360, [], []
    for j in range(rows + 1):
        v = j / rows
        cuff = v < 0.30
        z = 0.52 * v / 0.30 if cuff else 0.50 + 1.05 * math.sin((v - 0.30) / 0.70 * pi / 2) ** 0.92
        base = 0.93 if cuff else 0.86 * math.cos(((v - 0.30) / 0.70) * pi / 2) ** 0.62
        base -= 0.05 * (1 - min(1, v / 0.02)) + (0.04 * max(0, (v - 0.27) / 0.03) if cuff else 0)
        for i in range(n + 1):
            t = 2 * pi * i / n - pi  # the back's middle is where the print's sheet ends
            rib = 0.026 * abs(math.sin(t * 30)) * min(1, base / 0.4)
            r = base + rib + 0.012 * math.sin(3 * t + 5 * v)
            corners.append((r * math.sin(t), -r * 0.86 * math.cos(t), z))
            uv.append((t * 0.9, z))
    w = n + 1
    faces = [
        (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
        for j in range(rows)
        for i in range(n)
    ]
    yarn = fabric(col, "jersey", 44, 0.5, 0.012)
    body = mesh("beanie", corners, faces, yarn, uv)
    patch = block(
        0.5,
        0.30,
        0,
        0.02,
        leather("#8a5a35", 60).decal("mark", 0, 0, 0.2, "#f0e3cf"),
        0.02,
        0.006,
        (0, -0.835, 0.26),
        rot=(90, 0, 0),
    )
    return group([body, patch])


def foot(col):
    """One sock lying on its side: leg, heel, foot; toe to the right."""
    line = fillet(
        [
            (-0.36, 1.9, 0.05),
            (-0.36, 0.1, 0.3),
            (-0.42, -0.55, 0.42),
            (0.1, -0.86, 0.4),
            (1.15, -0.92, 0.35),
            (1.62, -0.75, 0.3),
            (1.55, -0.25, 0.35),
            (0.75, -0.22, 0.4),
            (0.34, 0.2, 0.4),
            (0.34, 1.9, 0.05),
        ],
        10,
        True,
    )
    m = fabric(col, "jersey", 80, 0.35, 0.006)
    u, v = m.uv()[0], m.uv()[1]
    cuff = m.m("GREATER_THAN", v, 1.55)
    m.bump(m.m("MULTIPLY", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", u, pi * 16))), cuff), 0.8, 0.02)
    tone = "sand" if lum(col) < 0.22 else "ink"
    for low in (1.28, 1.40):
        band = m.m("MULTIPLY", m.m("GREATER_THAN", v, low), m.m("LESS_THAN", v, low + 0.07))
        m.mix(band, "Base Color", tone)
    toe = m.m("GREATER_THAN", m.m("ADD", u, m.m("MULTIPLY", v, 0.3)), 1.08)
    heel = m.m("LESS_THAN", m.m("ADD", m.m("MULTIPLY", u, 1.0), m.m("MULTIPLY", v, 1.0)), -0.68)
    m.mix(m.m("MAXIMUM", toe, heel), "Base Color", tone)
    m.decal("mark", -0.01, 0.85, 0.26, on(col))
    return group([pillow("sock", line, m, 0.10, 0.22, 0.03, 0.07, step=0.05, folds=0.025)], (0, 0, 0.07))


def socks(col="clay"):
    return group([place(foot(col), (-0.35, 0.25, 0), 8), place(foot(col), (0.25, -0.25, 0.15), -6)])


SHOTS = {
    "cap": {
        "front": shot_of(cap, -26, (-0.1, -0.25, 0.40), 2.7, 18, kaz=-80),
        "back": shot_of(cap, 164, (0, -0.1, 0.40), 2.6, 20, kaz=-80),
    },
    "beanie": {
        "front": shot_of(beanie, -14, (0, 0, 0.76), 2.6, 10, kaz=-80),
        "detail": shot_of(beanie, -34, (0, 0, 0.84), 2.2, 14, kaz=-80),
    },
    "socks": {
        "front": laid(socks, 0, (0.4, 0.45, 0.05), 4.1, 66),
        "detail": laid(socks, -24, (0.2, 1.15, 0.1), 2.2, 44),
    },
}
