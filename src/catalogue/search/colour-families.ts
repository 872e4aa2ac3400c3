/** Kinds of colours that people ask for. One colour can be of several: clay is red to some and orange to others. */
export const colourFamilies = [
  ...[
    "black",
    "white",
    "grey",
    "silver",
    "beige",
    "brown",
    "red",
    "orange",
    "yellow",
    "gold",
    "green",
    "blue",
  ],
  ...["purple", "pink"],
] as const;
export type ColourFamily = string;

type Range = readonly [from: number, to: number];

/** Of the OKLCH colour space, in which equal steps look equal: lightness and chroma from 0 up, hue in degrees. */
interface FamilyRanges {
  readonly lightness: Range;
  readonly chroma: Range;
  /** From 330 to 20 goes through 0. */
  readonly hue: Range;
}

const ANY_HUE: Range = [0, 360];
const MAX = 1;
const ranges: Readonly<Record<string, FamilyRanges>> = {
  // Ink is a very dark blue; people who look for black take it.
  black: { lightness: [0, 0.38], chroma: [0, 0.06], hue: ANY_HUE },
  white: { lightness: [0.93, MAX], chroma: [0, 0.03], hue: ANY_HUE },
  grey: { lightness: [0.3, 0.93], chroma: [0, 0.02], hue: ANY_HUE },
  silver: { lightness: [0.7, 0.93], chroma: [0, 0.02], hue: ANY_HUE },
  beige: { lightness: [0.72, 0.97], chroma: [0.015, 0.08], hue: [55, 115] },
  brown: { lightness: [0.2, 0.6], chroma: [0.04, 0.14], hue: [30, 80] },
  red: { lightness: [0.25, 0.7], chroma: [0.1, MAX], hue: [350, 42] },
  orange: { lightness: [0.5, MAX], chroma: [0.1, MAX], hue: [36, 75] },
  yellow: { lightness: [0.65, MAX], chroma: [0.09, MAX], hue: [72, 113] },
  gold: { lightness: [0.6, 0.85], chroma: [0.09, MAX], hue: [72, 100] },
  green: { lightness: [0.2, MAX], chroma: [0.03, MAX], hue: [108, 200] },
  blue: { lightness: [0.2, MAX], chroma: [0.03, MAX], hue: [190, 290] },
  purple: { lightness: [0.2, MAX], chroma: [0.05, MAX], hue: [290, 345] },
  pink: { lightness: [0.68, MAX], chroma: [0.05, MAX], hue: [330, 20] },
};

/** A dark colour is below the first, a light one above the second. */
const [DARK, LIGHT] = [0.5, 0.66];

/** A colour that somebody asks for: `dark blue`. */
export interface ColourKind {
  readonly family: ColourFamily;
  readonly shade?: "dark" | "light" | undefined;
}

/** Whether a colour (`#rrggbb`) is of a kind. */
export function isOfKind(hex: string, { family, shade }: ColourKind): boolean {
  const range = ranges[family];
  const { lightness, chroma, hue } = lchOf(hex);
  if (!range || !isIn(range.lightness, lightness) || !isIn(range.chroma, chroma)) return false;
  if (shade && (shade === "dark" ? lightness >= DARK : lightness <= LIGHT)) return false;
  const [from, to] = range.hue;
  return from < to ? isIn(range.hue, hue) : hue >= from || hue < to;
}

const isIn = ([from, to]: Range, value: number): boolean => value >= from && value <= to;

const known = new Map<string, ReturnType<typeof toLch>>();
function lchOf(hex: string): ReturnType<typeof toLch> {
  const lch = known.get(hex) ?? toLch(hex);
  known.set(hex, lch);
  return lch;
}

/** From sRGB by way of the responses of the eye's three cones (Björn Ottosson, 2020). */
function toLch(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
