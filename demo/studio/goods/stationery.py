"""Paper, pens and things to give."""

from workbench import *


def notebook(col="clay", **k):
    W, H, T, b = 1.48, 2.10, 0.17, 0.026
    cv = (
        leather(col, 42)
        .decal("mark", 0.02, 0.12, 0.30, emboss=-0.02)
        .decal("mark", 0.02, 0.12, 0.30, tuple(x * 0.45 for x in srgb(col)[:3]) + (1,), rough=0.3)
    )
    uo = cv.uv()
    seam(cv, uo[0], -W / 2 + 0.105, 0.007, 0.9, 0.02)
    pg = pages()
    el = fabric("ink" if lum(col) > 0.1 else "clay", "weave", 120, 0.3, 0.004)
    r = 0.07

    def board(z0, z1):
        return prism(
            "board",
            fillet(
                [
                    (-W / 2 - 0.005, -H / 2, 0.01),
                    (W / 2, -H / 2, r),
                    (W / 2, H / 2, r),
                    (-W / 2 - 0.005, H / 2, 0.01),
                ],
                10,
                True,
            ),
            z0,
            z1,
            cv,
            0.010,
            4,
        )

    bb, bt = board(0, b), board(T - b, T)
    # spine: half-round sheet
    sp = fillet(
        [
            (-W / 2 + 0.03, T + 0.002, 0),
            (-W / 2 - 0.035, T + 0.002, 0.04),
            (-W / 2 - 0.045, T / 2, 0.06),
            (-W / 2 - 0.035, -0.001, 0.04),
            (-W / 2 + 0.03, -0.001, 0),
            (-W / 2 + 0.03, 0.02),
            (-W / 2 - 0.012, 0.02, 0.02),
            (-W / 2 - 0.02, T / 2, 0.05),
            (-W / 2 - 0.012, T - 0.02, 0.02),
            (-W / 2 + 0.03, T - 0.02),
        ],
        6,
        True,
    )
    V = [(x, y, z) for y in (-H / 2, H / 2) for x, z in sp]
    n = len(sp)
    F = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [
        tuple(range(n))[::-1],
        tuple(range(n, 2 * n)),
    ]
    spine = mesh("spine", V, F, cv, [(9, 9)] * len(V), smooth=False)
    spine.data.use_auto_smooth = True
    spine.data.auto_smooth_angle = 0.7
    blk = prism(
        "pages",
        fillet(
            [
                (-W / 2, -H / 2 + 0.03, 0),
                (W / 2 - 0.035, -H / 2 + 0.03, r * 0.9),
                (W / 2 - 0.035, H / 2 - 0.03, r * 0.9),
                (-W / 2, H / 2 - 0.03, 0),
            ],
            10,
            True,
        ),
        b,
        T - b,
        pg,
        0.004,
        2,
    )
    ex = W / 2 - 0.17
    e_path = fillet(
        [
            (-H / 2 - 0.006, -0.004, 0.012),
            (H / 2 + 0.006, -0.004, 0.012),
            (H / 2 + 0.006, T + 0.004, 0.012),
            (-H / 2 - 0.006, T + 0.004, 0.012),
        ],
        6,
        True,
    )
    eb = sweep(
        "elastic",
        [(ex, y, z) for y, z in e_path],
        [(-0.0035, -0.034), (0.0035, -0.034), (0.0035, 0.034), (-0.0035, 0.034)],
        el,
        up=Vector((1, 0, 0)),
        closed=True,
    )
    rb = fabric("ink" if lum(col) > 0.1 else "sand", "weave", 150, 0.2, 0.003)
    P = [
        (
            -0.25 + 0.02 * math.sin(t * 3),
            -H / 2 + 0.05 - 0.27 * t,
            max(0.012, 0.085 - 0.105 * t + 0.03 * math.sin(t * 5) * t),
        )
        for t in np.linspace(0, 1, 40)
    ]
    ribbon = sweep(
        "ribbon",
        P,
        [(-0.0018, -0.03), (0.0018, -0.03), (0.0018, 0.03), (-0.0018, 0.03)],
        rb,
        up=Vector((1, 0, 0)),
    )
    return group([bb, bt, spine, blk, eb, ribbon])


def pen(col="ink", **k):
    """lies along x, on z=0"""
    st = steel(0.18, 0.4, (0.7, 0.7, 0.69, 1), "Z")
    br = M("lacquer", col, 0.30, Metallic=0.25, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    br.decal("line", 0, 0.49, 0.33, on(col), rot=pi / 2)
    tip = lathe(
        "tip",
        fillet(
            [
                (0.0, -0.01),
                (0.006, -0.008),
                (0.008, 0.02),
                (0.016, 0.04, 0.01),
                (0.046, 0.20, 0.05),
                (0.050, 0.24),
            ],
            6,
        ),
        st,
        64,
    )
    b1 = lathe(
        "barrel",
        densify(
            fillet(
                [
                    (0.046, 0.24),
                    (0.0535, 0.242, 0.003),
                    (0.056, 0.55, 0.3),
                    (0.056, 0.72, 0.003),
                    (0.052, 0.722),
                ],
                6,
            ),
            0.03,
        ),
        br,
        96,
    )
    rg = lathe(
        "ring",
        fillet([(0.05, 0.72), (0.0575, 0.722, 0.003), (0.0575, 0.752, 0.003), (0.05, 0.754)], 5),
        st,
        96,
    )
    b2 = lathe(
        "barrel2",
        densify(fillet([(0.05, 0.752), (0.056, 0.754, 0.003), (0.053, 1.30, 0.02), (0.05, 1.305)], 6), 0.03),
        br,
        96,
    )
    en = lathe(
        "end",
        fillet(
            [
                (0.05, 1.30),
                (0.0545, 1.302, 0.004),
                (0.0545, 1.345, 0.008),
                (0.03, 1.35, 0.003),
                (0.03, 1.44, 0.014),
                (0, 1.444),
            ],
            6,
        ),
        st,
        96,
    )
    cl = sweep(
        "clip",
        [
            (0, -y, z)
            for y, z in densify(
                fillet(
                    [
                        (0.045, 1.325),
                        (0.088, 1.325, 0.022),
                        (0.088, 1.0, 0.2),
                        (0.070, 0.87, 0.05),
                        (0.076, 0.845),
                    ],
                    8,
                ),
                0.02,
            )
        ],
        fillet(
            [(-0.006, -0.021, 0.004), (0.006, -0.021, 0.004), (0.006, 0.021, 0.004), (-0.006, 0.021, 0.004)],
            4,
            True,
        ),
        st,
        up=Vector((1, 0, 0)),
    )
    g = group([tip, b1, rg, b2, en, cl])
    g.rotation_euler = (math.radians(0), math.radians(90), 0)
    o = bpy.data.objects.new("pen", None)
    bpy.context.collection.objects.link(o)
    g.parent = o
    roll = bpy.data.objects.new("roll", None)
    bpy.context.collection.objects.link(roll)
    roll.parent = o
    g.parent = roll
    roll.rotation_euler[0] = math.radians(-62)
    g.location = (-0.72, 0, 0)
    roll.location = (0, 0, 0.0575)
    return o


def notebook_front(c):
    place(notebook(c), rz=24)
    room((0, -0.02, 0.06), 2.85, 42, kaz=-105, kel=36)


def notebook_detail(c):
    place(notebook(c), rz=40)
    place(pen("ink" if c != "ink" else "clay"), (-0.1, -0.35, 0.172), 62)
    room((0.1, -0.5, 0.1), 1.7, 34, kaz=-105, kel=38)


def pen_front(c):
    place(pen(c), rz=28)
    room((0, 0, 0.05), 1.7, 48, kaz=-95, kel=40)


def pen_detail(c):
    for at, turn in ((0, 0), (0.16, 4), (0.33, -3)):
        place(pen(c), (0, at, 0), 30 + turn)
    room((0.1, 0.2, 0.05), 1.05, 40, kaz=-95, kel=40)


SHOTS = {
    "notebook": {"front": notebook_front, "detail": notebook_detail},
    "pen": {"front": pen_front, "detail": pen_detail},
}
