"""Garments with short sleeves, draped over a hidden body."""

import time
from functools import cache

from workbench import *

STEP = 0.075
RISE = 8.6
"""Where the shoulders' height is, dm over the floor: garments hang in the air."""


def outline(drop):
    """Half a panel, then its mirror image: labelled edges in dm, the neck point of the shoulder at height 0."""
    hem, arm, sh, nk = (2.62, -7.1), (2.6, -2.5), (2.3, -0.46), (0.92, 0)
    low, high = (3.32, -3.02), (4.12, -1.52)
    top = bez(high, (3.5, -1.12), (2.75, -0.7), sh, 8)
    half = [
        ("hem", [(0, -7.16), (1.4, -7.15), hem]),
        ("side", bez(hem, (2.55, -5.5), (2.5, -4), arm, 10)),
        ("under", [arm, low]),
        ("slv", [low, high]),
        ("top", top),
        ("sh", [sh, nk]),
        ("neck", bez(nk, (0.86, -drop * 0.62), (0.5, -drop), (0, -drop))),
    ]
    return half + [(name, [(-x, z) for x, z in reversed(line)]) for name, line in reversed(half)]


def mannequin():
    """The hidden body: it inflates, and its arms come down after that, which makes the folds at the armpits."""
    torso = [(-9, 1.62, 1.0, 0), (-7, 1.72, 1.06, 0), (-5.2, 1.42, 0.90, 0), (-3.6, 1.60, 1.04, -0.05)]
    torso += [(-2.4, 1.78, 1.16, -0.08), (-1.5, 1.82, 1.0, 0), (-0.95, 1.6, 0.72, 0.05)]
    body = [loft(torso), capsule((0, 0.1, -1), (0, 0.0, 1.0), 0.60, 0.55)]
    body += [capsule((s * 0.25, 0.08, -0.42), (s * 1.72, 0.05, -0.92), 0.46, 0.46) for s in (1, -1)]
    for s, degrees in ((1, 19), (-1, 15)):
        arm = capsule((0, 0, 0), (s * 2.9, -0.05, -1.87), 0.50, 0.40)
        arm.location = (s * 1.7, 0.05, -0.98)
        for frame, turn in ((1, 0), (36, 0), (66, degrees)):
            arm.rotation_euler[1] = math.radians(s * turn)
            arm.keyframe_insert("rotation_euler", frame=frame)
        body.append(arm)
    for part in body:
        part.modifiers.new("c", "COLLISION")
        part.collision.thickness_outer, part.collision.cloth_friction, part.collision.damping = 0.02, 12, 0.6
        for frame, s in ((1, 0.06), (8, 0.25), (34, 1.0)):
            part.scale = (1 if s == 1 else 0.96, s, 1)
            part.keyframe_insert("scale", frame=frame)
    return body


def simulate():
    """Sews and drapes; kept in the cache, because it takes minutes. Returns vertices, triangles, names of the edges,
    every vertex's side and distances to the edges, and the flat pattern.
    """
    file = os.path.join(CACHE, f"tee_{STEP}.npz")
    if os.path.exists(file):
        z = np.load(file)
        return z["V"], z["F"], list(z["K"]), z["A"], z["R"]
    started = time.time()
    V, F, K, A = weld_panels(outline(1.02), outline(0.22), ("side", "under", "top", "sh"), STEP)
    garment_, R = mesh("garment", V, F), V.copy()
    body = mannequin()
    m = garment_.modifiers.new("cloth", "CLOTH")
    s, hits = m.settings, m.collision_settings
    s.quality, s.mass, s.air_damping = 7, 0.22, 2
    s.bending_stiffness, s.bending_damping = 0.22, 0.8
    s.tension_stiffness = s.compression_stiffness = 25
    s.tension_damping = s.compression_damping = 8
    s.shear_stiffness = 12
    hits.distance_min, hits.collision_quality, hits.use_self_collision = 0.015, 3, False
    W = last_frame(garment_, m, 96)
    for o in [*body, garment_]:
        bpy.data.objects.remove(o)
    bpy.context.scene.frame_set(1)
    np.savez(file, V=W, F=np.array(F), K=np.array(K), A=A, R=R)
    print("SIM %.0fs %d vertices" % (time.time() - started, len(W)), flush=True)
    return W, np.array(F), K, A, R


def last_frame(o, cloth, frames):
    scene = bpy.context.scene
    cloth.point_cache.frame_start = scene.frame_start = 1
    cloth.point_cache.frame_end = scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    drawn = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    return np.array([tuple(v.co) for v in drawn.data.vertices])


class Draped:
    """A simulated pattern, refined and smoothed; `edge(name)` is every vertex's distance to that edge, dm."""

    armhole = bez((2.3, -0.46), (2.12, -1.1), (2.1, -1.9), (2.6, -2.5))
    cuff = (0.54, 0.84)
    """The direction of a sleeve's hem in the pattern."""

    def __init__(self, sewn):
        V, F, self.names, A, R = sewn
        (V, A, R), self.F = subdiv(V, F, A, R)
        self.V, self.A, self.R = relax(self.F, 5, 0.5, V, A, R)
        seams = np.min([self.edge(name) for name in ("top", "sh", "side", "under")], 0)
        self.V = iron(self.F, self.V, seams, np.minimum(self.edge("slv"), self.edge("hem")))
        self.front = self.A[:, 0] < 0

    def edge(self, name):
        return self.A[:, self.names.index(name)]

    def depth(self, x, z):
        """y of the front's surface at points (x, z)."""
        P = self.V[self.front]
        found = []
        for a, b in zip(np.ravel(x), np.ravel(z)):
            d = (P[:, 0] - a) ** 2 + (P[:, 2] - b) ** 2
            near = np.argpartition(d, 8)[:8]
            found.append(np.average(P[near, 1], weights=1 / (d[near] + 1e-3)))
        return np.array(found).reshape(np.shape(x))

    def neckline(self):
        """The neck's rim as a ring of points, starting at the front's middle."""
        P = self.V[self.edge("neck") < 0.045]
        middle = P.mean(0)
        turn = np.arctan2(P[:, 0] - middle[0], -(P[:, 1] - middle[1]))
        ring = []
        for at in np.linspace(-pi, pi, 73)[:-1]:
            away = np.abs((turn - at + pi) % (2 * pi) - pi)
            near = np.argpartition(away, 4)[:4]
            ring.append(P[near].mean(0))
        return np.roll(np.array(ring), -36, 0)


@cache
def draped():
    return Draped(simulate())
