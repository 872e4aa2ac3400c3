"""Long-sleeved garments laid flat on the paper, seen from above: the cloth and its folds."""

import time
from functools import cache

from mathutils.kdtree import KDTree

from goods.drape import Draped, jersey, last_frame
from workbench import *

STEP = 0.1
SHOULDER = (2.2, -0.42)
"""Where a sleeve turns, and hides its end behind the body."""
WAISTS = {"straight": 2.62, "ribbed": 2.3}
"""The cuts, and half the width of each one's hem: a ribbed one draws in."""
SEEDS = {"straight": (4, 2), "ribbed": (9, 6)}
"""Of the folds: with the front up, with the back up."""


def outline(drop, cut):
    """Half a panel, then its mirror image: labelled edges in dm, the neck point of the shoulder at height 0. The
    sleeves stand off.
    """
    waist = WAISTS[cut]
    hem, arm, nk = (waist, -6.75), (2.52, -2.35), (0.92, 0)
    low, high = (5.10, -5.95), (5.86, -5.50)
    under = [arm, (4.78, -5.2, 1.2), (4.98, -5.62, 0.2), low]
    top = [high, (5.72, -5.16, 0.2), (5.66, -4.7, 1.2), (3.1, -0.94, 1.5), SHOULDER]
    side = [hem, (waist + 0.02, -6.32, 0.1), (2.62, -6.25 + 2.62 - waist, 0.5), (2.52, -4), arm]
    half = [
        ("hem", [(0, -6.8), (1.4, -6.79), hem]),
        ("side", fillet(side, 6)),
        ("under", fillet(under, 6)),
        ("slv", [low, high]),
        ("top", fillet(top, 8)),
        ("sh", [SHOULDER, nk]),
        ("neck", bez(nk, (0.86, -drop * 0.62), (0.5, -drop), (0, -drop))),
    ]
    return half + [(name, [(-x, z) for x, z in reversed(line)]) for name, line in reversed(half)]


def turned_in(P, degrees):
    """The pattern's points with both sleeves turned towards the body, whole from the elbow on."""
    P = P.copy()
    for s in (1, -1):
        at = P[:, 0] * s > 2.3
        a = -math.radians(degrees) * s
        dx, dy = P[at, 0] - s * SHOULDER[0], P[at, 1] - SHOULDER[1]
        P[at, 0] = s * SHOULDER[0] + dx * math.cos(a) - dy * math.sin(a)
        P[at, 1] = SHOULDER[1] + dx * math.sin(a) + dy * math.cos(a)
    return P


def simulate(cut, up):
    """Sews two panels, lets them sink onto the paper while the cuffs are drawn in; kept in the cache. cut: one
    of WAISTS; up: the side that is seen. Returns vertices, triangles, names of the edges, every vertex's side and
    distances to the edges, and the flat pattern.
    """
    puff = 0.15
    drop, under = (1.0, 0.22) if up == "front" else (0.22, 1.0)
    file = os.path.join(CACHE, f"flat_{cut}_{up}.npz")
    if os.path.exists(file):
        z = np.load(file)
        return z["V"], z["F"], list(z["K"]), z["A"], z["R"]
    started = time.time()
    V, F, K, A = weld_panels(outline(drop, cut), outline(under, cut), ("side", "under", "top", "sh"), STEP, puff)
    R = V.copy()
    V = np.column_stack([V[:, 0], V[:, 2], -V[:, 1] + puff + 0.06])  # lying, the front up
    V[:, 2] += fbm(V, 0.9, 3, SEEDS[cut][up == "back"]) * 0.05  # no panel is wholly flat: these are where its folds begin
    cloth_ = mesh("garment", V, F)
    cloth_.shape_key_add(name="Basis")
    key = cloth_.shape_key_add(name="in")
    goal = turned_in(V, 21)
    for point, to in zip(key.data, goal):
        point.co = to
    for frame, value in ((1, 0), (8, 0), (42, 1)):
        key.value = value
        key.keyframe_insert("value", frame=frame)
    held = cloth_.vertex_groups.new(name="held")
    edge = lambda name: A[:, K.index(name)]
    cuff = np.where(edge("slv") < 0.35)[0]
    held.add([int(i) for i in cuff], 1.0, "REPLACE")
    body = np.where((np.abs(V[:, 0]) < 0.3) & (np.abs(V[:, 1] + 4) < 0.3) & (A[:, 0] > 0))[0]
    held.add([int(i) for i in body], 1.0, "REPLACE")
    floor = mesh("floor", [(-20, -20, 0), (20, -20, 0), (20, 20, 0), (-20, 20, 0)], [(0, 1, 2, 3)])
    floor.modifiers.new("c", "COLLISION")
    floor.collision.thickness_outer, floor.collision.cloth_friction = 0.02, 20
    m = jersey(cloth_, 5, 0.6)
    s, hits = m.settings, m.collision_settings
    s.vertex_group_mass, s.pin_stiffness = "held", 1
    hits.distance_min, hits.collision_quality = 0.02, 2
    hits.use_self_collision, hits.self_distance_min, hits.self_friction = True, 0.03, 4
    W = last_frame(cloth_, m, 62)
    for o in (floor, cloth_):
        bpy.data.objects.remove(o)
    bpy.context.scene.frame_set(1)
    np.savez(file, V=W, F=np.array(F), K=np.array(K), A=A, R=R)
    print("SIM %.0fs %d vertices" % (time.time() - started, len(W)), flush=True)
    return W, np.array(F), K, A, R


def even_out(V, F, on, rounds, reach=0.35):
    """Draws lines tight: smooths the lines of vertices `on`, and takes along what is near them."""
    E = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    E = np.unique(np.sort(E[on[E].all(1)], 1), axis=0)
    n = len(V)
    degree = np.bincount(E.ravel(), minlength=n)
    inner, calm = degree >= 2, V.copy()
    for _ in range(rounds):
        near = np.stack(
            [np.bincount(E[:, 0], calm[E[:, 1], k], n) + np.bincount(E[:, 1], calm[E[:, 0], k], n) for k in range(3)], 1
        )
        calm[inner] += 0.5 * (near[inner] / degree[inner, None] - calm[inner])
    tree, line = KDTree(int(inner.sum())), np.where(inner)[0]
    for i in line:
        tree.insert(V[i], int(i))
    tree.balance()
    moved = V.copy()
    for i, p in enumerate(V):
        _, at, far = tree.find(p)
        moved[i] += (calm[at] - V[at]) * max(0, 1 - far / reach)
    return moved


class Flat(Draped):
    """A long-sleeved garment on the paper: x and y as in the pattern, z up. `front` are the vertices that are seen."""

    armhole = bez(SHOULDER, (2.04, -1.1), (2.04, -1.8), (2.52, -2.35))
    cuff = (0.86, 0.51)

    def __init__(self, cut, up):
        sewn = simulate(cut, up)
        super().__init__(sewn)
        V, F, names, A, _ = sewn
        self.press_corners()
        fine = subdiv(V, F, A)[0][1]
        for rounds, *lines in ((40, "top", "sh", "side", "under"), (14, "hem"), (14, "neck"), (14, "slv")):
            on = np.min([fine[:, names.index(name)] for name in lines], 0) < 1e-4
            self.V = even_out(self.V, self.F, on, rounds)

    def press_corners(self):
        """The hem's corners lie down, where the simulation lets them curl."""
        x, y = self.R[:, 0], self.R[:, 2]
        wide = np.abs(x[self.edge("hem") < 0.1]).max()
        sides = (self.edge("side") < 0.1) & (np.abs(y + 5.4) < 0.3)
        x = x * np.abs(self.V[sides, 0]).mean() / np.abs(x[sides]).mean()  # as much narrower as the body has become
        weight = np.clip((1.0 - np.hypot(np.abs(self.R[:, 0]) - wide, y + 6.75)) / 0.5, 0, 1)[:, None]
        half = 0.05 * np.minimum(1, self.edge("side") / 0.25)
        down = np.column_stack([x, y, 0.09 + np.where(self.front, half, -half)])
        self.V = self.V + (down - self.V) * weight


@cache
def flat(cut, up):
    return Flat(cut, up)
