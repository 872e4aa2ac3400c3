"""What is not for sale and shows how big the goods are: a laptop."""

from goods.power import alu
from workbench import *


def laptop(open_degrees=108):
    """An open laptop; its screen shows a greeting."""
    w, d = 3.1, 2.15
    metal, dark = alu("graphite"), plastic("#15171b", 0.5)
    base = block(w, d, 0.02, 0.13, metal, 0.10, 0.02)
    well = block(w - 0.36, 1.02, 0.128, 0.132, dark, 0.03, 0, (0, 0.38, 0))
    keys = []
    for row in range(5):
        for i in range(13):
            if row == 0 and 3 < i < 9:
                continue
            keys.append(block(0.178, 0.168, 0.131, 0.150, plastic("#23262c", 0.5), 0.02, 0.006, (-1.236 + i * 0.206, -0.02 + row * 0.2, 0)))
    keys.append(block(0.178 + 4 * 0.206, 0.168, 0.131, 0.150, plastic("#23262c", 0.5), 0.02, 0.006, (0, -0.02, 0)))
    pad = block(1.15, 0.70, 0.1295, 0.1325, softtouch("#45484e"), 0.04, 0, (0, -0.62, 0))
    glass = M("screen", "#1d2740", 0.14, Specular=0.4)
    glass.decal("lockup", 0, 0.12, 0.72, "#f3efe6").decal("text:Welcome to the team", 0, -0.62, 0.95, "#f3efe6")
    glass.l(glass.b.inputs["Base Color"].links[0].from_socket, glass.b.inputs["Emission"])
    glass.b.inputs["Emission Strength"].default_value = 0.55
    cover = [block(w, d, -0.07, 0, metal, 0.10, 0.015), block(w - 0.06, d - 0.06, 0, 0.006, dark, 0.08, 0.002)]
    cover.append(block(w - 0.2, d - 0.28, 0.006, 0.009, glass, 0.02, 0, (0, 0.04, 0)))
    for o in cover:
        o.location.y += d / 2
    lid = group(cover, (0, d / 2 - 0.02, 0.13), (180 - open_degrees, 0, 0))
    return group([base, well, *keys, pad, lid])
