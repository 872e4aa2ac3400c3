"""Shapes: meshes by revolving, extruding and sweeping, and what is done to them. Lengths are dm, UVs too."""

import math
from math import pi

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise


def link(me, name, mats=(), smooth=True):
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        me.materials.append(m.mat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def mesh(name, v, f, mats=(), uv=None, smooth=True):
    me = bpy.data.meshes.new(name)
    if isinstance(f, np.ndarray):
        _triangles(me, np.asarray(v, "f"), f)
    else:
        me.from_pydata([tuple(map(float, x)) for x in v], [], f)
    me.update()
    if uv is not None:
        set_uv(me, uv)
    return link(me, name, mats, smooth)


def _triangles(me, v, f):
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", v.ravel())
    me.loops.add(f.size)
    me.loops.foreach_set("vertex_index", f.astype("i").ravel())
    me.polygons.add(len(f))
    me.polygons.foreach_set("loop_start", np.arange(0, f.size, 3, dtype="i"))
    me.polygons.foreach_set("loop_total", np.full(len(f), 3, "i"))
    me.update(calc_edges=True)
    me.validate()


def set_uv(me, uv):
    l = me.uv_layers.new(name="UVMap")
    idx = np.empty(len(me.loops), int)
    me.loops.foreach_get("vertex_index", idx)
    l.data.foreach_set("uv", np.asarray(uv, "f")[idx].ravel())


def vattr(me, name, vals):
    a = me.attributes.new(name, "FLOAT", "POINT")
    a.data.foreach_set("value", np.asarray(vals, "f"))


def fillet(pts, seg=8, closed=False):
    """polyline of (x,y) or (x,y,r) -> dense polyline with rounded corners"""
    out = []
    n = len(pts)
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        P = Vector(p[:2])
        if r == 0 or (not closed and i in (0, n - 1)):
            out.append(tuple(P))
            continue
        a = Vector(pts[i - 1][:2]) - P
        b = Vector(pts[(i + 1) % n][:2]) - P
        la, lb = a.length, b.length
        a /= la
        b /= lb
        ang = a.angle(b)
        t = min(r / math.tan(ang / 2), la * 0.5, lb * 0.5)
        r = t * math.tan(ang / 2)
        c = P + (a + b).normalized() * (r / math.sin(ang / 2))
        s0, s1 = P + a * t - c, P + b * t - c
        th = s0.angle(s1)
        for k in range(seg + 1):
            f = k / seg
            q = (
                (s0 * math.sin((1 - f) * th) + s1 * math.sin(f * th)) / math.sin(th)
                if th > 1e-5
                else s0.lerp(s1, f)
            )
            out.append(tuple(c + q))
    return out


def densify(pl, step):
    out = [pl[0]]
    for a, b in zip(pl, pl[1:]):
        d = math.dist(a, b)
        k = max(1, int(math.ceil(d / step)))
        out += [(a[0] + (b[0] - a[0]) * i / k, a[1] + (b[1] - a[1]) * i / k) for i in range(1, k + 1)]
    return out


def lathe(name, prof, mats, seg=160, mat_of=None, seam_at=pi / 2):
    """revolve (r,z) profile about z. UV=(angle*rmax, z) with 0 facing -y (camera). mat_of(i)->slot for profile segment i"""
    n = len(prof)
    R = max(p[0] for p in prof)
    V, F, U, mi = [], [], [], []
    for j in range(seg + 1):
        a = -pi + 2 * pi * j / seg
        for r, z in prof:
            V.append((r * math.sin(a), -r * math.cos(a), z))
            U.append((a * R, z))
    for j in range(seg):
        for i in range(n - 1):
            F.append((j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1))
            mi.append(mat_of(i) if mat_of else 0)
    o = mesh(name, V, F, mats, U)
    o.data.polygons.foreach_set("material_index", mi)
    me = o.data
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    return o


def prism(name, outline, z0, z1, mats, bevel=0.02, seg=4, uv=True):
    """extrude closed xy outline z0..z1 with rounded edges"""
    bm = bmesh.new()
    vs = [bm.verts.new((x, y, z0)) for x, y in outline]
    f = bm.faces.new(vs)
    g = bmesh.ops.extrude_face_region(bm, geom=[f])
    for v in g["geom"]:
        if isinstance(v, bmesh.types.BMVert):
            v.co.z = z1
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    set_uv(me, [(v.co.x, v.co.y) for v in me.vertices])
    o = link(me, name, mats)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
        b.harden_normals = False
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    return o


def rrect(w, h, r, seg=12, cx=0, cy=0):
    a, b = w / 2, h / 2
    return fillet(
        [(cx - a, cy - b, r), (cx + a, cy - b, r), (cx + a, cy + b, r), (cx - a, cy + b, r)], seg, True
    )


def sweep(name, path, section, mats, scales=None, up=Vector((0, 1, 0)), closed=False):
    """sweep closed 2D section (along normal,binormal) over 3D path"""
    P = [Vector(p) for p in path]
    n, k = len(P), len(section)
    V, F, U = [], [], []
    s = 0
    for i, p in enumerate(P):
        a, b = (P[i - 1] if i or closed else p), (P[(i + 1) % n] if i < n - 1 or closed else p)
        t = (b - a).normalized()
        nn = up.cross(t).normalized()
        bb = t.cross(nn)
        sc = scales[i] if scales else 1
        if i:
            s += (p - P[i - 1]).length
        for q, (x, y) in enumerate(section):
            V.append(p + nn * x * sc + bb * y * sc)
            U.append((s, q * 0.02))
    for i in range(n if closed else n - 1):
        for q in range(k):
            F.append((i * k + q, i * k + (q + 1) % k, ((i + 1) % n) * k + (q + 1) % k, ((i + 1) % n) * k + q))
    if not closed:
        F += [tuple(range(k))[::-1], tuple(range((n - 1) * k, n * k))]
    o = mesh(name, V, F, mats, U)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def ell(a, b, k=24):
    return [(a * math.cos(2 * pi * i / k), b * math.sin(2 * pi * i / k)) for i in range(k)]


def subdiv(V, F, *attrs):
    """midpoint triangle subdivision in numpy (the SUBSURF modifier needed 28 s per evaluation on the cloth meshes)"""
    F = np.asarray(F)
    E = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    U, inv = np.unique(E, axis=0, return_inverse=True)
    n, m = len(V), len(F)
    a, b, c = (inv.ravel()[i * m : (i + 1) * m] + n for i in range(3))
    F2 = np.concatenate(
        [np.stack(t, 1) for t in ((F[:, 0], a, c), (a, F[:, 1], b), (c, b, F[:, 2]), (a, b, c))]
    )
    return [np.concatenate([x, x[U].mean(1)]) for x in (V, *attrs)], F2


def relax(F, it, fac, *arrays):
    """Laplacian smoothing of positions together with UVs/attributes, so prints and seams do not wobble"""
    E = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    E = np.unique(np.sort(E, 1), axis=0)
    n = len(arrays[0])
    X = np.concatenate(arrays, 1)
    deg = np.bincount(E.ravel(), minlength=n)[:, None]
    for _ in range(it):
        S = np.zeros_like(X)
        for k in range(X.shape[1]):
            S[:, k] = np.bincount(E[:, 0], X[E[:, 1], k], n) + np.bincount(E[:, 1], X[E[:, 0], k], n)
        X = X + fac * (S / np.maximum(deg, 1) - X)
    return np.split(X, np.cumsum([a.shape[1] for a in arrays])[:-1], 1)


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    e = bpy.data.objects.new("grp", None)
    bpy.context.collection.objects.link(e)
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = [math.radians(r) for r in rot]
    e.scale = (scale,) * 3
    return e


def solid(o, t, offset=0):
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = t
    m.offset = offset
    return m


def subsurf(o, n=1):
    m = o.modifiers.new("ss", "SUBSURF")
    m.levels = m.render_levels = n
    return m


def fbm(P, scale, octs=4, seed=0, gain=0.5):
    out = np.zeros(len(P))
    o = Vector((seed * 17.3, seed * 5.1, seed * 9.7))
    for i, p in enumerate(P):
        out[i] = noise.fractal(Vector(p) * scale + o, 1 - gain + 0.3, 2.0, octs)
    return out


def place(g, loc=(0, 0, 0), rz=0):
    """Moves a group and turns it about z by degrees."""
    g.location = Vector(g.location) + Vector(loc)
    g.rotation_euler[2] += math.radians(rz)
    return g


def block(w, h, z0, z1, stuff, r=0.05, bevel=0.015, loc=(0, 0, 0), turn=0, rot=None):
    """A board with rounded corners, lying; `turn` about z or `rot` (x, y, z) in degrees."""
    o = prism("block", rrect(w, h, r, 8), z0, z1, stuff, bevel, 4)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot or (0, 0, turn)]
    return o


def turned(name, profile, stuff, corners=8, step=0.05, seg=128):
    """A body of revolution from a profile with rounded corners."""
    return lathe(name, densify(fillet(profile, corners), step), stuff, seg)


def cord(name, points, radius, stuff, up=Vector((0, 0, 1))):
    """A round cord along points (x, y, z), smoothed."""
    return sweep(name, smooth_path(points), ell(radius, radius, 14), stuff, up=up)


def ribbon(name, points, width, stuff, thick=0.008, up=Vector((0, 0, 1))):
    """A flat strap along points, its width square to `up`."""
    w, t = width / 2, thick / 2
    return sweep(name, smooth_path(points), [(-w, -t), (w, -t), (w, t), (-w, t)], stuff, up=up)


def smooth_path(points, each=14):
    """A Catmull-Rom curve through points."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    curve = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, each, endpoint=False):
            curve.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return [tuple(q) for q in [*curve, p[-2]]]
