"""A T-shirt folded for the shelf: a stack of soft slabs under a modelled top layer."""

from workbench import *


def soft_slab(name, w, h, z0, t, mat, seed, step=0.05, top=None, wob=0.035):
    """cushion-like closed slab w*h (x,y), bulging rounded edges; top(x,y)->extra height"""
    nx, ny = int(w / step), int(h / step)
    V, F, U = [], [], []
    rng = random.Random(seed)
    ph = [rng.uniform(0, 6.3) for _ in range(8)]
    # perimeter rings: top grid in [-1,1]^2 mapped to rounded rect, plus rounded side
    xs, ys = np.linspace(-1, 1, nx + 1), np.linspace(-1, 1, ny + 1)
    r = t / 2

    def out(x, y):
        X, Y = x * (w / 2 - r), y * (h / 2 - r)
        cr = 0.12
        ax, ay = abs(X) - (w / 2 - r - cr), abs(Y) - (h / 2 - r - cr)  # round the corners
        if ax > 0 and ay > 0:
            m = max(ax, ay)
            l = math.hypot(ax, ay)
            k = m / l
            X = math.copysign(w / 2 - r - cr + ax * k, X)
            Y = math.copysign(h / 2 - r - cr + ay * k, Y)
        X += wob * math.sin(Y * 1.9 + ph[0]) * (X / (w / 2)) + wob * 0.6 * math.sin(Y * 4.3 + ph[1]) * abs(
            X / w
        )
        Y += wob * math.sin(X * 2.1 + ph[2]) * (Y / (h / 2))
        return X, Y

    for sgn in (1, -1):
        for j, y in enumerate(ys):
            for i, x in enumerate(xs):
                X, Y = out(x, y)
                e = min(1, (1 - max(abs(x), abs(y))) * min(w, h) / 2 / 0.25)
                z = r * (1 - 0.22 * (1 - e) ** 2) + 0.012 * math.sin(X * 2.3 + ph[4]) * math.sin(
                    Y * 1.7 + ph[5]
                )
                if sgn > 0 and top:
                    z += top(X, Y)
                V.append((X, Y, z0 + r + sgn * z if sgn > 0 else z0 + r - r * 0.98))
                U.append((X, Y) if sgn > 0 else (X + 30, Y))
    n = (nx + 1) * (ny + 1)
    g = lambda j, i: j * (nx + 1) + i
    for j in range(ny):
        for i in range(nx):
            a, b, c, d = g(j, i), g(j, i + 1), g(j + 1, i + 1), g(j + 1, i)
            F.append((a, b, c, d))
            F.append((n + d, n + c, n + b, n + a))
    per = (
        [g(0, i) for i in range(nx)]
        + [g(j, nx) for j in range(ny)]
        + [g(ny, i) for i in range(nx, 0, -1)]
        + [g(j, 0) for j in range(ny, 0, -1)]
    )
    K = 8
    rings = [per]
    for q in range(1, K):
        th = pi / 2 - pi * q / K
        ring = []
        for idx in per:
            x, y, zt = V[idx]
            zb = z0 + r * 0.02
            zm, hr = (zt + zb) / 2, (zt - zb) / 2
            i, j = idx % (nx + 1), idx // (nx + 1)
            dx = -1 if i == 0 else (1 if i == nx else 0)
            dy = -1 if j == 0 else (1 if j == ny else 0)
            l = math.hypot(dx, dy)
            o = r * math.cos(th) * (1 + 0.15 * math.sin(x * 5 + y * 4 + ph[6]))
            ring.append(len(V))
            V.append((x + dx / l * o, y + dy / l * o, zm + hr * math.sin(th)))
            U.append((U[idx][0] + dx * o, U[idx][1] + dy * o))
        rings.append(ring)
    rings.append([n + i for i in per])
    L = len(per)
    for a, b in zip(rings, rings[1:]):
        for k in range(L):
            F.append((a[k], b[k], b[(k + 1) % L], a[(k + 1) % L]))
    return mesh(name, V, F, mat, U)


def folded(col="ink", w=2.5, h=3.1, logo=True, **k):
    """retail-folded tee lying on z=0: neckline to +y, body folded into a rectangle"""
    m0 = fabric(col, "jersey", 78, 0.30, 0.0035)
    NY, NR = h / 2 - 0.02, 0.78  # neck centre (y) and radius of the opening
    m = fabric(col, "jersey", 78, 0.30, 0.0035)
    dn, sh, un = m.attr("dn"), m.attr("shl"), m.attr("un")
    band = m.m("MULTIPLY", m.m("GREATER_THAN", dn, 0), m.m("LESS_THAN", dn, 0.15))
    m.bump(m.m("MULTIPLY", m.m("ABSOLUTE", m.m("SINE", m.m("MULTIPLY", un, 84))), band), 0.5, 0.008)
    seam(m, dn, 0.19, 0.010, 0.6, 0.014)
    seam(m, sh, 0, 0.014, 0.6, 0.016)
    if logo:
        m.decal("line", w * 0.235, h * 0.03, w * 0.33, on(col))
    t = 0.12
    N = 3 if k.get("layers") is None else k["layers"]
    objs = []
    for i in range(N - 1):
        objs.append(
            soft_slab("slab", w - 0.03 * (i % 2), h - 0.03 * ((i + 1) % 2), i * t * 0.9, t, m0, 3 + i, 0.07)
        )
    f = lambda x, y: noise.fractal(Vector((x * 0.8 + 3, y * 0.55, 1.7)), 0.9, 2.0, 4)

    def top(X, Y):
        d = math.hypot(X / 1.0, (Y - NY) / 0.92) - NR
        z = 0.020 * f(X, Y)
        for a, b, c, amp, wd in (
            (0.9, 0.42, -0.55, 0.020, 0.05),
            (-0.75, 0.66, 0.5, 0.016, 0.06),
            (0.15, 1, 0.95, 0.012, 0.07),
            (1, -0.12, 0.78, 0.013, 0.06),
        ):  # a few long soft creases
            q = (a * X + b * Y - c + 0.07 * math.sin(Y * 2 + X)) / math.hypot(a, b)
            z += amp * math.exp(-((q / wd) ** 2)) * (0.5 + 0.5 * math.sin(X * 1.1 + Y * 0.9 + c * 7))
        if 0 < d < 0.155:
            z += 0.016 * min(1, min(d, 0.155 - d) / 0.022)  # ribbed collar
        if d <= 0:  # opening: back panel shows, with its own collar along the top
            z -= 0.06 * min(1, -d / 0.05)
            b = (h / 2 - 0.05) - Y - 0.10 * (1 - (X / NR) ** 2)
            if b < 0.17:
                z += 0.030 * min(1, max(0, 0.17 - b) / 0.03)
        return z

    o = soft_slab("top", w + 0.01, h, (N - 1) * t * 0.9, t, m, 11, 0.022, top)
    P = np.array([tuple(v.co) for v in o.data.vertices])
    vattr(
        o.data,
        "dn",
        np.where(P[:, 2] > (N - 1) * t * 0.9 + t * 0.5, np.hypot(P[:, 0], (P[:, 1] - NY) / 0.92) - NR, 9),
    )
    vattr(o.data, "un", np.arctan2(P[:, 0], P[:, 1] - NY))
    vattr(
        o.data,
        "shl",
        np.where(np.abs(P[:, 0]) > 0.78, P[:, 1] - (NY + 0.0) + (np.abs(P[:, 0]) - 0.78) * 0.42 + 0.10, 9),
    )
    objs.append(o)
    # neck label lying on the inside back
    zt = (N - 1) * t * 0.9 + t * 0.95 - 0.045
    lb = M("label", "#f4f0e6", 0.7)
    lb.decal("line", 0, 0, 0.30, INK)
    lab = prism("label", rrect(0.40, 0.16, 0.012, 4), 0, 0.004, lb, 0)
    lab.location = (0, NY - 0.33, zt + 0.022)
    objs.append(lab)
    return group(objs)
