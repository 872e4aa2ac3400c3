"""What goods travel in: cardboard parcels, tape, labels, tissue, packing slips."""

from workbench import *

KRAFT = "#b98f60"


def cardboard(colour=KRAFT):
    """Liner paper over flutes: they show as faint upright lines, and fibres as flecks."""
    m = M("cardboard", colour, 0.82, Specular=0.12)
    m.mix(m.m("MULTIPLY", m.noise(0.7, 3), 0.28), "Base Color", "#a67c4f")
    m.mix(m.m("MULTIPLY", m.m("GREATER_THAN", m.noise(34, 3, 0.7), 0.63), 0.30), "Base Color", "#8a6540")
    m.bump(m.m("SINE", m.m("MULTIPLY", m.uv()[0], 2 * pi * 13)), 0.20, 0.004)
    return m.bump(m.noise(1.6, 4, 0.6), 0.5, 0.03)


def face(w, h, stuff, loc, rot, thick=0.04):
    o = prism("face", rrect(w, h, 0.012, 3), -thick, 0, stuff, 0.012, 2)
    o.location, o.rotation_euler = loc, [math.radians(a) for a in rot]
    return o


def tape_strip(w, h, loc, rot):
    m = M("tape", "#c8a06a", 0.22, Specular=0.5)
    m.bump(m.noise(3.2, 4, 0.6), 0.4, 0.02)
    return face(w, h, m, loc, rot, 0.006)


def address_label(w=1.5, h=1.0):
    m = paper("#f8f5ee", 0.55)
    m.decal("line", -w * 0.22, h * 0.33, w * 0.42, INK)
    for at, words, size in ((0.06, "text:To", 0.06), (-0.10, "text:Welcome Kit  M", 0.34)):
        m.decal(words, -w / 2 + 0.10 + w * size / 2 + 0.02, at * h, w * size, "#3c4252")
    u, v = m.uv()[0], m.uv()[1]
    bars = m.m("GREATER_THAN", m.m("SINE", m.m("ADD", m.m("MULTIPLY", u, 74), m.m("MULTIPLY", m.m("SINE", m.m("MULTIPLY", u, 31)), 2.2))), 0.0)
    here = m.m("MULTIPLY", m.m("LESS_THAN", v, -h * 0.20), m.m("GREATER_THAN", v, -h * 0.42))
    here = m.m("MULTIPLY", here, m.m("LESS_THAN", m.m("ABSOLUTE", u), w * 0.40))
    return m.mix(m.m("MULTIPLY", here, bars), "Base Color", "#20232b")


def parcel(w, d, h, print_="lockup", label=True, tape=True):
    """A closed box standing on z = 0, its front (w wide) towards the camera."""
    front = cardboard()
    if print_:
        front.decal(print_, -w / 2 + 0.62 if print_ == "mark" else 0, 0, 0.62 if print_ == "mark" else min(1.3, w * 0.36), INK, amount=0.88)
    side = cardboard()
    top = cardboard()
    gap = top.m("LESS_THAN", top.m("ABSOLUTE", top.uv()[1]), 0.012)
    top.mix(gap, "Base Color", "#3a2a1a")
    parts = [
        face(w, h, front, (0, -d / 2, h / 2), (90, 0, 0)),
        face(w, h, cardboard(), (0, d / 2, h / 2), (90, 0, 180)),
        face(d, h, side, (w / 2, 0, h / 2), (90, 0, 90)),
        face(d, h, side, (-w / 2, 0, h / 2), (90, 0, -90)),
        face(w, d, top, (0, 0, h), (0, 0, 0)),
        face(w, d, top, (0, 0, 0.04), (0, 0, 0)),
    ]
    if tape:
        parts.append(tape_strip(w + 0.01, 0.5, (0, 0, h + 0.007), (0, 0, 0)))
        for s in (1, -1):
            parts.append(tape_strip(0.5, 0.8, (s * (w / 2 + 0.007), 0, h - 0.4 + 0.006), (90, 0, s * 90)))
    if label:
        lw, lh = min(1.5, w * 0.42), min(1.0, d * 0.34)
        o = face(lw, lh, address_label(lw, lh), (w * 0.22, -d / 2 + lh * 0.72, h + 0.006), (0, 0, 0), 0.005)
        parts.append(o)
    return group(parts)


def open_parcel(w, d, h, flap=0.5):
    """A box without lid: walls, and three flaps that stand open at their own angles; the front one is tucked in."""
    front = cardboard().decal("lockup", 0, 0, min(1.2, h * 0.8), INK, amount=0.88)
    t = 0.05
    parts = [face(w, d, cardboard(), (0, 0, 0.05), (0, 0, 0))]
    parts.append(face(w, h, front, (0, -d / 2, h / 2), (90, 0, 0), t))
    parts.append(face(w, h, cardboard(), (0, d / 2, h / 2), (90, 0, 180), t))
    for s in (1, -1):
        parts.append(face(d, h, cardboard(), (s * w / 2, 0, h / 2), (90, 0, s * 90), t))
    long_ = d * flap
    for turn, width, reach, degrees in ((180, w, d, 128), (-90, d, w, 214), (90, d, w, 205)):
        leaf = prism("flap", rrect(width - 0.04, long_, 0.03, 4), -t, 0, cardboard(), 0.012, 2)
        leaf.location.y = long_ / 2
        a = math.radians(turn)
        edge = (math.sin(a) * reach / 2, -math.cos(a) * reach / 2, h)
        parts.append(group([group([leaf], rot=(degrees, 0, 0))], edge, (0, 0, turn)))
    return group(parts)


def tissue(w, d, seed=1, relief=0.16, droop=0.35, colour="#f4f1ea"):
    """A crumpled sheet, its middle at z = 0: folds in two sizes; the rim droops."""
    n, m_ = int(w / 0.035), int(d / 0.035)
    xs, ys = np.linspace(-w / 2, w / 2, n), np.linspace(-d / 2, d / 2, m_)
    off = Vector((seed * 7.1, seed * 3.3, seed))
    corners = []
    for y in ys:
        for x in xs:
            p = Vector((x, y, 0))
            big = 1 - abs(noise.noise(p * 0.85 + off)) * 2
            mid = 1 - abs(noise.noise(p * 2.1 + off * 2)) * 2
            small = 1 - abs(noise.noise(p * 5.0 + off * 3)) * 2
            far = max(abs(x) / (w / 2), abs(y) / (d / 2))
            z = relief * (0.62 * big + 0.30 * mid + 0.10 * small) - droop * max(0, far - 0.6) ** 1.6
            shift = noise.noise_vector(p * 1.1 + off) * 0.14
            corners.append((x + shift.x, y + shift.y, z))
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(m_ - 1) for i in range(n - 1)]
    stuff = M("tissue", colour, 0.7, Specular=0.2)
    o = mesh("tissue", corners, faces, stuff, [(x, y) for x, y, _ in corners])
    return group([o])


def tape_roll():
    core = M("core", "#a67c4f", 0.85)
    side = M("roll", "#c79d63", 0.35, Specular=0.4)
    rings = side.m("SINE", side.m("MULTIPLY", side.noise(1, 0), 1))
    side.bump(rings, 0.05, 0.002)
    roll = turned("roll", [(0.44, 0), (0.56, 0, 0.01), (0.56, 0.5, 0.01), (0.44, 0.5)], side)
    inner = turned("inner", [(0.44, 0.5), (0.40, 0.5, 0.006), (0.40, 0, 0.006), (0.44, 0)], core)
    return group([roll, inner])


def kraft_roll(long=5.0, radius=0.42):
    m = cardboard("#bd9566")
    roll = turned("roll", [(0.2, 0), (radius, 0, 0.01), (radius, long, 0.01), (0.2, long), (0.2, 0)], m)
    roll.rotation_euler, roll.location = (0, pi / 2, 0), (-long / 2, 0, radius)
    return group([roll])


def slip(w=1.48, h=2.1):
    """A packing slip: heading, rows of text and their amounts as grey bars."""
    m = paper("#faf7f0", 0.75)
    m.decal("line", -w / 2 + 0.12 + 0.29, h / 2 - 0.2, 0.58, INK)
    m.decal("text:Packing slip", -w / 2 + 0.12 + 0.27, h / 2 - 0.50, 0.54, INK)
    u, v = m.uv()[0], m.uv()[1]
    lines = m.m("GREATER_THAN", m.m("SINE", m.m("MULTIPLY", v, 2 * pi / 0.15)), 0.62)
    words = m.m("LESS_THAN", u, m.m("MULTIPLY_ADD", m.m("SINE", m.m("MULTIPLY", m.m("FLOOR", m.m("MULTIPLY", v, 1 / 0.15)), 2.4)), 0.18, 0.05))
    left = m.m("GREATER_THAN", u, -w / 2 + 0.12)
    rows = m.m("MULTIPLY", m.m("LESS_THAN", v, h / 2 - 0.72), m.m("GREATER_THAN", v, -h / 2 + 0.35))
    last = m.m("MULTIPLY", m.m("GREATER_THAN", u, w / 2 - 0.36), m.m("LESS_THAN", u, w / 2 - 0.14))
    ink = m.m("MULTIPLY", m.m("MULTIPLY", lines, rows), m.m("MAXIMUM", m.m("MULTIPLY", left, words), last))
    m.mix(m.m("MULTIPLY", ink, 0.7), "Base Color", "#6b7080")
    return group([block(w, h, 0, 0.008, m, 0.01, 0.002)])
