"""The palette of the catalogue as pigments, and the Ledgerline mark as pictures to print with."""

import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.environ.get("STUDIO_CACHE", "/tmp/studio/cache")
os.makedirs(CACHE, exist_ok=True)

with open(os.path.join(HERE, "../catalog/colours.ts"), encoding="utf-8") as source:
    HEXES = dict(re.findall(r'(\w+): \{ name: .* hex: "(#[0-9a-f]{6})" \}', source.read()))
PALETTE = {
    **HEXES,
    "-": HEXES["ink"],
    "kraft": "#b08a5e",
    "cork": "#b98d5c",
    "walnut": "#5d4030",
    "black": "#17181a",
}
INK, PAPER = "#1d2740", "#f3efe6"

FONT = "/usr/share/fonts/opentype/inter/InterDisplay-SemiBold.otf"


def linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def srgb(colour):
    """The pigment, linear RGBA, of a palette name or #rrggbb, such that its picture comes out near that colour: the
    filmic look brightens and saturates, so both are taken back.
    """
    h = PALETTE.get(colour, colour).lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    grey = 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
    return tuple(linear(x + (grey - x) * 0.28) ** 1.14 + 0.006 for x in c) + (1.0,)


def lum(colour):
    r, g, b, _ = srgb(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def on(colour):
    """The print colour that reads on a colour."""
    return INK if lum(colour) > 0.22 else PAPER


def convert(*words):
    subprocess.run(["/usr/bin/convert", *map(str, words)], check=True)


def bars(x, y, s):
    """The mark: three ledger bars, two short and one long, as ImageMagick draws them."""
    b, g, r = s * 0.20, s * 0.105, s * 0.035

    def bar(x0, y0, x1, y1):
        return f"roundrectangle {x0:.1f},{y0:.1f} {x1:.1f},{y1:.1f} {r:.1f},{r:.1f}"

    return " ".join(
        [
            bar(x, y, x + 0.46 * s, y + b),
            bar(x + 0.14 * s, y + b + g, x + 0.60 * s, y + 2 * b + g),
            bar(x, y + 2 * (b + g), x + s, y + 3 * b + 2 * g),
        ]
    )


def art(kind):
    """A white PNG with alpha: 'mark', 'word', 'lockup' (mark above word), 'line' (side by side), 'text:Any words'."""
    out = os.path.join(CACHE, "art_%s.png" % re.sub(r"\W+", "_", kind))
    if os.path.exists(out):
        return out
    word, mark = os.path.join(CACHE, "_word.png"), os.path.join(CACHE, "_mark.png")
    white = ["-background", "none", "-fill", "white"]
    edge = ["-bordercolor", "none", "-border", 12]
    if kind == "mark":
        convert("-size", "1024x836", "xc:none", "-fill", "white", "-draw", bars(12, 12, 1000), out)
        return out
    if kind.startswith("text:"):
        convert(
            *white,
            "-font",
            FONT,
            "-pointsize",
            200,
            "label:" + kind.split(":", 1)[1],
            "-trim",
            "+repage",
            *edge,
            out,
        )
        return out
    convert(
        *white, "-font", FONT, "-pointsize", 400, "-kerning", -9, "label:Ledgerline", "-trim", "+repage", word
    )
    if kind == "word":
        convert(word, *edge, out)
    elif kind == "line":
        convert("-size", "430x430", "xc:none", "-fill", "white", "-draw", bars(12, 50, 400), mark)
        beside = ["(", word, "-bordercolor", "none", "-border", "50x0", ")"]
        convert(mark, *beside, "-background", "none", "-gravity", "center", "+append", *edge, out)
    elif kind == "lockup":
        convert("-size", "1224x1000", "xc:none", "-fill", "white", "-draw", bars(112, 12, 1000), mark)
        convert(mark, word, "-background", "none", "-gravity", "center", "-append", *edge, out)
    else:
        raise ValueError(f"There is no art called {kind}.")
    return out
