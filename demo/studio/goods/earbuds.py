"""Earbuds and their charging case."""

from workbench import *

CASE = (0.305, 0.13, 0.252)
"""Half the case's width, depth and height."""
LID_AT = 0.09
"""Where the lid begins, over the case's middle."""


def bend(value, power=2.7):
    return math.copysign(abs(value) ** (2 / power), value)


def pebble(rx, ry, rz, stuff, low=-pi / 2, high=pi / 2, power=2.7, rows=64, n=96):
    """A superellipsoid about the origin between two latitudes, UV in its xz plane."""
    corners = [
        (
            rx * bend(math.cos(v), power) * bend(math.cos(pi * i / n), power),
            ry * bend(math.cos(v), power) * bend(math.sin(pi * i / n), power),
            rz * bend(math.sin(v), power),
        )
        for v in np.linspace(low, high, rows + 1)
        for i in range(2 * n)
    ]
    w = 2 * n
    faces = [
        (j * w + i, j * w + (i + 1) % w, (j + 1) * w + (i + 1) % w, (j + 1) * w + i)
        for j in range(rows)
        for i in range(w)
    ]
    return mesh("pebble", corners, faces, stuff, [(x, z) if y < 0 else (x + 9, z) for x, y, z in corners])


def blended(parts, stuff, voxel=0.0035):
    """Closed meshes made into one skin whose joints are rounded."""
    corners, faces = [], []
    for part in parts:
        first = len(corners)
        corners += [tuple(part.matrix_basis @ v.co) for v in part.data.vertices]
        faces += [tuple(first + i for i in face.vertices) for face in part.data.polygons]
        bpy.data.objects.remove(part)
    skin = mesh("skin", corners, faces, stuff)
    grid = skin.modifiers.new("r", "REMESH")
    grid.mode, grid.voxel_size, grid.use_smooth_shade = "VOXEL", voxel, True
    calm = skin.modifiers.new("s", "SMOOTH")
    calm.factor, calm.iterations = 0.5, 14
    return skin


def eartip(dark):
    """A silicone dome along +z, open where the sound comes out; its flange flares back over the nozzle."""
    arc = [(0.067 * math.cos(a), 0.112 + 0.066 * math.sin(a)) for a in np.linspace(0, 1.02, 22)]
    skirt = [(0.046, 0.068), (0.055, 0.070), (0.062, 0.086)]
    mouth = [(0.031, 0.1715), (0.027, 0.171), (0.024, 0.166), (0.023, 0.14)]
    dome = lathe("tip", [*skirt, *arc, *mouth], softtouch("#34363b" if dark else "#a3a5a6"), 96)
    inside = turned("inside", [(0.0, 0.088), (0.046, 0.088), (0.047, 0.069)], softtouch("#202226"), seg=64)
    mesh_ = turned("grille", [(0, 0.152), (0.026, 0.152)], M("grille", (0.05, 0.05, 0.055, 1), 0.5, Metallic=0.6), seg=32)
    return [dome, inside, mesh_]


def earbud(col):
    """Its stem hangs along -z, its tip looks to +x."""
    gloss = plastic(col, 0.22)
    head = pebble(0.096, 0.074, 0.086, gloss, power=2.2, rows=48, n=48)
    nozzle = turned("nozzle", [(0, -0.03), (0.072, -0.03), (0.066, 0.03, 0.03), (0.042, 0.085, 0.01), (0, 0.086)], gloss, seg=48)
    nozzle.rotation_euler = (0, math.radians(78), 0)
    stem = turned("stem", [(0, -0.29), (0.0285, -0.29, 0.012), (0.032, -0.05), (0.034, 0.0), (0, 0.01)], gloss, seg=64)
    stem.location = (-0.052, 0, 0)
    bpy.context.view_layer.update()
    skin = blended([head, nozzle, stem], gloss)
    tip = group(eartip(lum(col) < 0.3), (0.028, 0, 0.006), (0, 78, 0))
    contact = turned("contact", [(0, -0.298), (0.0275, -0.296, 0.004), (0.0292, -0.272), (0.027, -0.271)], steel(0.3, 0, grain=False), seg=48)
    contact.location = (-0.052, 0, 0)
    return group([group([skin, tip, contact], scale=0.88)])


def lying_bud(col, spin, where, turn):
    """An earbud on its side: head and stem touch the table; spin turns its tip about the stem."""
    bud = group([earbud(col)], rot=(0, 0, spin))
    return place(group([group([bud], rot=(79, 0, 0))], (0, 0, 0.068)), where, turn)


def earbud_case(col, opened=0.0):
    """The case on its edge; its lid turns about a steel hinge at the back by degrees."""
    rx, ry, rz = CASE
    at = math.asin((LID_AT / rz) ** (2.7 / 2))
    gloss = plastic(col, 0.25).decal("mark", 0, -0.07, 0.14, on(col), rough=0.4)
    cup = pebble(rx, ry, rz, gloss, high=at)
    lid = pebble(rx, ry, rz, plastic(col, 0.25), low=at)
    for half in (cup, lid):
        half.modifiers.new("w", "WELD").merge_threshold = 1e-5  # the pole's points are one
        solid(half, 0.02, -1)
        edge = half.modifiers.new("b", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.004, 3, "ANGLE", math.radians(60)
    lid.location = (0, -ry, 0.0035 - LID_AT)
    back = group([lid], (0, ry, LID_AT), (-opened, 0, 0))
    tray = [(rx * 0.93 * bend(math.cos(t)), ry * 0.86 * bend(math.sin(t))) for t in np.linspace(0, 2 * pi, 97)[:-1]]
    seat = prism("seat", tray, LID_AT - 0.06, LID_AT - 0.012, softtouch(col), 0.006, 3)
    hinge = turned("hinge", [(0, -0.12), (0.011, -0.12, 0.003), (0.011, 0.12, 0.003), (0, 0.12)], steel(0.28, 0.2, grain=False), seg=32)
    hinge.rotation_euler, hinge.location = (0, pi / 2, 0), (0, ry * 0.98, LID_AT)
    light = block(0.014, 0.014, 0, 0.001, M("led", (0.75, 0.9, 0.78, 1), 0.4), 0.0069, 0, (0, -ry * 1.004, 0.045), rot=(90, 0, 0))
    if opened:
        return [cup, back, seat, hinge, light]
    notch = block(0.075, 0.010, 0, 0.003, plastic("#0e0f11" if lum(col) < 0.3 else "#8f9193", 0.6), 0.005, 0.001)
    notch.rotation_euler, notch.location = (pi / 2, 0, 0), (0, -ry * 0.988, LID_AT + 0.001)
    return [cup, back, seat, hinge, light, notch]


def in_case(col, s):
    """An earbud in its place: the stem in the case, the head over the edge, its tip looking out."""
    pit = prism("pit", ell(0.118, 0.098, 48), 0, 0.002, plastic("#0c0d0f", 0.7), 0, 1)
    pit.location = (s * 0.142, 0.012, LID_AT - 0.0125)
    return [pit, group([earbud(col)], (s * 0.142, 0.035, LID_AT + 0.030), (0, 0, -90 + s * 18))]


def earbuds(col="chalk"):
    case = group(earbud_case(col), (0, 0, CASE[2]), (-3, 0, 0))
    return group([case, lying_bud(col, 40, (0.25, -0.44, 0), 150), lying_bud(col, 142, (-0.27, -0.42, 0), -146)])


def earbuds_open(col="chalk"):
    return group([group([*earbud_case(col, 100), *in_case(col, -1), *in_case(col, 1)], (0, 0, CASE[2]))])


SHOTS = {
    "earbuds": {
        "front": shot_of(earbuds, -14, (0, -0.2, 0.2), 1.3, 24, **WHITE),
        "detail": shot_of(earbuds_open, -22, (0.0, 0, 0.31), 1.08, 30, **WHITE),
    },
}
