"""Umbrella: eight panels over a steel shaft with a wooden crook."""

from workbench import *

RADIUS, DROP, TALL = 2.6, 1.0, 4.3


def canopy(col):
    rows, n, corners, uv = 30, 8 * 18, [], []
    for j in range(rows + 1):
        v = j / rows
        for i in range(n + 1):
            t = 2 * pi * i / n
            between = math.sin(4 * t) ** 2  # 0 on a rib, 1 in the middle of a panel
            r = RADIUS * v * (1 - 0.10 * between * v)
            z = TALL - DROP * v**1.9 - 0.10 * between * v * (1 - 0.4 * v)
            corners.append((r * math.sin(t), -r * math.cos(t), z))
            uv.append(((t if t <= pi else t - 2 * pi) * 1.6, v * RADIUS))
    w = n + 1
    faces = [
        (j * w + i, (j + 1) * w + i, (j + 1) * w + i + 1, j * w + i + 1)
        for j in range(rows)
        for i in range(n)
    ]
    cloth = fabric(col, "weave", 90, 0.25, 0.004)
    cloth.b.inputs["Roughness"].default_value = 0.6
    cloth.decal("lockup", -0.62, 1.75, 0.85, on(col), flip=-1)
    o = mesh("canopy", corners, faces, cloth, uv)
    solid(o, 0.012, 0)
    return o


def umbrella(col="ink"):
    metal, grain = steel(0.25, 0.0, grain=False), wood("#a8733f")
    ribs = [
        cord(
            "rib",
            [
                (RADIUS * v * math.sin(t), -RADIUS * v * math.cos(t), TALL - 0.03 - DROP * v**1.9)
                for v in np.linspace(0.02, 1, 8)
            ],
            0.018,
            metal,
            Vector((0.3, 0.2, 1)),
        )
        for t in np.arange(8) * pi / 4
    ]
    shaft = turned("shaft", [(0, 0.9), (0.045, 0.9), (0.045, TALL + 0.02), (0, TALL + 0.02)], metal, seg=32)
    tip = turned(
        "tip",
        [(0.07, TALL - 0.05), (0.06, TALL + 0.1, 0.02), (0.03, TALL + 0.42, 0.02), (0, TALL + 0.44)],
        grain,
        seg=32,
    )
    crook = [
        (0, 0, 1.0),
        (0, 0, 0.6),
        (0, 0, 0.32),
        (0.12, 0, 0.12),
        (0.34, 0, 0.09),
        (0.52, 0, 0.22),
        (0.55, 0, 0.42),
    ]
    handle = cord("crook", crook, 0.085, grain, Vector((0, 1, 0)))
    g = group([canopy(col), *ribs, shaft, tip, handle], (0, 0, 0), (18, 7, 0))
    return group([g])


SHOTS = {
    "umbrella": {
        "front": shot_of(umbrella, 0, (0.15, 0, 2.35), 6.9, 10, kaz=-70),
        "detail": shot_of(umbrella, 20, (0.2, -1.0, 3.6), 4.6, 16, kaz=-70),
    }
}
