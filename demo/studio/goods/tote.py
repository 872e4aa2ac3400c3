"""The tote, hanging from a peg: its cloth is simulated once and kept in the cache."""

import time

from workbench import *


def tote_sim(step=0.06, W=3.7, H=4.1):
    fn = os.path.join(CACHE, f"tote_{step}.npz")
    if os.path.exists(fn):
        z = np.load(fn)
        return z["V"], z["F"], list(z["K"]), z["A"], z["R"]
    t0 = time.time()
    a = W / 2
    seg = lambda: [
        ("open", [(a, 0), (-a, 0)]),
        ("side", [(-a, 0), (-a, -H)]),
        ("bottom", [(-a, -H), (a, -H)]),
        ("side", [(a, -H), (a, 0)]),
    ]
    V, F, K, A = weld_panels(seg(), seg(), ("side", "bottom"), step, 0.16)
    o = mesh("tote_sim", V, F)
    R = V.copy()
    body = loft(
        [
            (-4.05, 1.35, 0.06, 0),
            (-3.9, 1.55, 0.36, 0),
            (-3.2, 1.55, 0.40, 0),
            (-2.0, 1.45, 0.30, 0),
            (-1.0, 1.35, 0.2, 0),
        ],
        p=3,
    )
    body.modifiers.new("c", "COLLISION")
    body.collision.thickness_outer = 0.02
    body.collision.cloth_friction = 3
    for f, s in ((1, 0.12), (30, 1.0)):
        body.scale = (1, s, 1)
        body.keyframe_insert("scale", frame=f)
    g = o.vertex_groups.new(name="pin")
    pin = [i for i, v in enumerate(R) if v[2] > -0.30 and abs(v[0]) < 1.25]
    g.add(pin, 1.0, "REPLACE")
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality = 6
    s.mass = 0.30
    s.air_damping = 2
    s.vertex_group_mass = "pin"
    s.tension_stiffness = s.compression_stiffness = 30
    s.shear_stiffness = 14
    s.bending_stiffness = 2.5
    s.bending_damping = 1
    m.collision_settings.distance_min = 0.015
    m.collision_settings.use_self_collision = False
    sc = bpy.context.scene
    N = 64
    m.point_cache.frame_start, m.point_cache.frame_end = 1, N
    sc.frame_start, sc.frame_end = 1, N
    for f in range(1, N + 1):
        sc.frame_set(f)
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    Wv = np.array([tuple(v.co) for v in e.data.vertices])
    bpy.data.objects.remove(body)
    bpy.data.objects.remove(o)
    sc.frame_set(1)
    np.savez(fn, V=Wv, F=np.array(F), K=np.array(K), A=A, R=R)
    print("SIM tote %.0fs %d verts" % (time.time() - t0, len(Wv)))
    return Wv, np.array(F), K, A, R


def tote(col="natural", **k):
    V, F, K, A, R = tote_sim()
    V0, R0 = V, R
    (V, A, R), F = subdiv(V, F, A, R)
    V, A, R = relax(F, 5, 0.5, V, A, R)
    m = fabric(col, "weave", 62, 0.55, 0.010)
    m.decal("lockup", 0, -2.25, 1.75, on(col))
    seam(m, m.attr("open"), 0.30, 0.010, 0.6, 0.014, m.uv()[0])
    seam(m, m.attr("seam0"), 0.0, 0.02, 0.8, 0.02)
    uv = R[:, [0, 2]].copy()
    uv[A[:, 0] > 0, 0] += 20
    o = mesh("tote", V, F, m, uv)
    for i, n in enumerate(K):
        vattr(o.data, n, A[:, i])
    vattr(o.data, "seam0", np.minimum(A[:, K.index("side")], A[:, K.index("bottom")]))
    solid(o, 0.022, 0)
    objs = [o]
    ms = fabric(col, "weave", 62, 0.55, 0.010)
    top = 2.3
    for sy in (-1, 1):
        Y0 = {
            s: V0[(np.abs(R0[:, 0] - s * 0.88) < 0.1) & (np.sign(R0[:, 1]) == sy) & (R0[:, 2] > -0.25)][
                :, 1
            ].mean()
            for s in (-1, 1)
        }
        pr = 0.15
        half = [(-0.88, -0.30), (-0.88, 0.0), (-0.80, 0.35)] + [
            (-pr * 1.02 - 0.65 * (1 - t) ** 1.15, 0.35 + (top - 0.35) * t) for t in np.linspace(0.12, 1, 20)
        ]
        arc = [(-pr * math.cos(t), top + pr * math.sin(t)) for t in np.linspace(0.1, pi - 0.1, 20)]
        path2 = half + arc + [(-x, z) for x, z in reversed(half)]
        P = []
        for x, z in path2:
            f = min(1, max(0, (z + 0.0) / top))
            y = (Y0[-1] if x < 0 else Y0[1]) * (1 - f) + sy * 0.17 * f
            P.append((x, y + (sy * 0.022 if z < 0.05 else sy * 0.010), z))
        st = sweep(
            "strap",
            P,
            fillet(
                [(-0.013, -0.13, 0.01), (0.013, -0.13, 0.01), (0.013, 0.13, 0.01), (-0.013, 0.13, 0.01)],
                3,
                True,
            ),
            ms,
            up=Vector((0, 1, 0)),
        )
        # ribbon lies flat: width across the strap in the picture plane near the bag, along the peg at the top
        me = st.data
        nS = len(P)
        ks = len(me.vertices) // nS
        for i in range(nS):
            c = Vector(P[i])
            f = min(1, max(0, P[i][2] / (top * 0.92))) ** 1.2
            a_, b_ = Vector(P[max(0, i - 1)]), Vector(P[min(nS - 1, i + 1)])
            t = (b_ - a_).normalized()
            yv = Vector((0, 1, 0))
            xv = yv.cross(t).normalized()
            ang = (1 - f) * pi / 2 * (1 if True else 0)
            n_ = xv * math.cos(ang) + yv * math.sin(ang)
            w_ = yv * math.cos(ang) - xv * math.sin(ang)
            for q, (x, y) in enumerate(
                fillet(
                    [(-0.013, -0.13, 0.01), (0.013, -0.13, 0.01), (0.013, 0.13, 0.01), (-0.013, 0.13, 0.01)],
                    3,
                    True,
                )
            ):
                me.vertices[i * ks + q].co = c + n_ * x + w_ * y
        objs.append(st)
    peg = lathe("peg", fillet([(0.0, -0.5), (0.135, -0.5, 0.03), (0.135, 1.0), (0, 1.0)], 5), wood(), 64)
    peg.rotation_euler[0] = -pi / 2
    peg.location = (0, 0, top)
    objs.append(peg)
    return group(objs, (0, 0, 5.6))


def tote_front(c):
    place(tote(c))
    room((0, 0, 4.72), 7.4, 3, lens=85, kaz=-80, kel=36, key=1.15)


def tote_back(c):
    place(tote(c), rz=180)
    room((0, 0, 4.1), 5.0, 8, 12, lens=85, kaz=-80, kel=36, key=1.15)


SHOTS = {"tote": {"front": tote_front, "back": tote_back}}
