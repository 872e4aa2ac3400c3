"""Photographs one good in one view, in any number of colours.

  blender -b --python-exit-code 1 -P studio.py -- GOOD VIEW COLOUR[,COLOUR...] OUT_DIRECTORY
    GOOD, VIEW  as in the catalogue's picture keys; scenes (banner, tiles) are goods too: their view is `scene`
    COLOUR      names of demo/catalog/colours.ts; `-` for goods of one finish
  environment: SIZE=1000 (the longer side, px), SPP=40 (samples), STUDIO_CACHE (simulations, printed art)

Writes OUT_DIRECTORY/KEY.png. 1 Blender unit is 1 dm; UVs are in dm too, so print sizes and weaves are real measures.
"""

import os
import random
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from brand import lum  # noqa: E402
from develop import Light, develop  # noqa: E402
from shots import ASPECTS, SHOTS  # noqa: E402

SIZE, SPP = int(os.environ.get("SIZE", 1000)), int(os.environ.get("SPP", 40))


def set_up(good, view, colour):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    SHOTS[good][view](colour)
    print("BUILD %s %s %.1fs" % (good, colour, time.time() - started), flush=True)


def groups(colours):
    """Colours that share their light: all but bare metal. The middle one of each group is lit."""
    pigmented = sorted((c for c in colours if c != "steel"), key=lum)
    return [group for group in (pigmented, [c for c in colours if c == "steel"]) if group]


def key_of(good, view, colour):
    return "-".join(
        part for part in (good, colour if colour != "-" else "", view if view != "scene" else "") if part
    )


def photograph(good, view, colours, directory):
    wide, high = ASPECTS.get(good, (1, 1))
    width, height = (SIZE, SIZE * high // wide) if wide >= high else (SIZE * wide // high, SIZE)
    for group in groups(colours):
        lit = group[len(group) // 2]
        set_up(good, view, lit)
        light = Light(width, height, SPP)
        for colour in [lit, *(c for c in group if c != lit)]:
            if colour != lit:
                set_up(good, view, colour)
            bare = light.bare if colour == lit else light.pigments()
            develop(light.on(bare), os.path.join(directory, key_of(good, view, colour) + ".png"))


if __name__ == "__main__":
    words = sys.argv[sys.argv.index("--") + 1 :]
    photograph(words[0], words[1], words[2].split(","), os.path.abspath(words[3]))
