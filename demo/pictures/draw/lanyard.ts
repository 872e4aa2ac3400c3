import { printOn, STEEL, shade } from "./colour.ts";
import { cast, closeUp, type Draw, ellipse, form, type Good, line, mark, slab, turn } from "./shapes.ts";

/** The left half of the band is one curve; a point of it and the direction there. */
const bandCurve = [
  [470, 560],
  [300, 420],
  [250, 130],
  [500, 116],
] as const;
function bandPoint(share: number): { x: number; y: number; degrees: number } {
  const rest = 1 - share;
  const along = (axis: 0 | 1): [place: number, speed: number] => {
    const [a, b, c, d] = bandCurve.map((point) => point[axis]) as [number, number, number, number];
    return [
      rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d,
      rest ** 2 * (b - a) + 2 * rest * share * (c - b) + share ** 2 * (d - c),
    ];
  };
  const [x, dx] = along(0);
  const [y, dy] = along(1);
  return { x, y, degrees: (Math.atan2(dy, dx) * 180) / Math.PI };
}
/** The mark woven into the left (-1) or the right (1) half. */
function woven(share: number, side: -1 | 1, print: string): string {
  const { x, y, degrees } = bandPoint(share);
  const cx = 500 + side * (500 - x);
  return turn(mark(cx - 13, y - 10.5, 26, print, 0.95), -side * degrees, cx, y);
}

const lanyardFront: Draw = (sheet, hex) => {
  const band = "M470 560C300 420 250 130 500 116C750 130 700 420 530 560";
  const print = printOn(hex);
  const card = slab(376, 640, 248, 240, 18);
  return (
    line(band, "#4a3b2c", 40, 0.14, 'transform="translate(12 20)"') +
    line(band, shade(hex, -0.35), 40) +
    line(band, hex, 34) +
    [0.22, 0.42, 0.62, 0.82].map((share) => woven(share, -1, print) + woven(share, 1, print)).join("") +
    form(sheet, slab(472, 540, 56, 50, 8), "#2b2d30", { soft: 8 }) +
    line("M500 590V612M486 626A14 14 0 1 0 514 626A14 14 0 1 0 486 626", STEEL, 9) +
    cast(sheet, card) +
    form(sheet, card, "#e9eaea", { soft: 14, strength: 0.3 }) +
    form(sheet, slab(394, 676, 212, 186, 8), "#fbf8f1", { soft: 6, strength: 0.12 }) +
    `<rect x="466" y="654" width="68" height="10" rx="5" fill="#9a9c9e"/>` +
    ellipse(446, 738, 30, 30, shade(hex, 0.5)) +
    `<rect x="492" y="716" width="92" height="12" rx="6" fill="${hex}"/><rect x="492" y="742" width="64" height="9" rx="4" fill="#a9a294"/>${mark(416, 800, 54, hex)}`
  );
};
export const lanyard: Good = { front: lanyardFront, detail: closeUp(lanyardFront, 500, 690, 1.9) };
