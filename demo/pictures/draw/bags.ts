import { INK, printOn, STEEL, shade } from "./colour.ts";
import { cast, floor, fold, form, type Good, line, mark, slab } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

export const zip = (path: string): string =>
  line(path, "#1f2022", 10, 0.75) + line(path, STEEL, 3, 0.8, 'stroke-dasharray="3 5"');
export const puller = (x: number, y: number): string =>
  `<rect x="${x - 7}" y="${y}" width="14" height="46" rx="6" fill="#2a2c2f"/><rect x="${x - 4}" y="${y + 10}" width="8" height="32" rx="4" fill="${STEEL}"/>`;

function toteOf(sheet: Sheet, hex: string, print: string): string {
  const body = "M272 400Q500 412 728 400C738 560 742 720 736 856Q500 872 264 856C258 720 262 560 272 400Z";
  const dark = shade(hex, -0.6);
  const strap = (path: string, colour: string) =>
    line(path, shade(colour, -0.3), 40) + line(path, colour, 36);
  const box = (x: number) =>
    line(`M${x - 17} 408h34v46h-34zM${x - 17} 408l34 46M${x + 17} 408l-34 46`, dark, 1.8, 0.4);
  const inside =
    fold(sheet, "M330 420C352 560 326 720 340 860", dark, 30, 0.16) +
    fold(sheet, "M668 420C640 580 684 720 656 860", dark, 34, 0.18) +
    fold(sheet, "M400 430C420 560 396 700 404 860", shade(hex, 0.6), 26, 0.22) +
    line("M272 424Q500 436 728 424", dark, 1.8, 0.4);
  return (
    cast(sheet, body) +
    strap("M396 404C390 120 610 120 604 404", shade(hex, -0.22)) +
    form(sheet, body, hex, { soft: 26, inside }) +
    strap("M376 452C372 96 628 96 624 452", hex) +
    box(376) +
    box(624) +
    print
  );
}
export const tote: Good = {
  front: (sheet, hex) => toteOf(sheet, hex, mark(405, 560, 190, printOn(hex), 0.95)),
  back: (sheet, hex) => toteOf(sheet, hex, ""),
};

function sleeveOf(sheet: Sheet, hex: string, over: string): string {
  const body = slab(180, 290, 640, 460, 26);
  return (
    cast(sheet, body) +
    form(sheet, body, hex, {
      soft: 26,
      inside: line("M196 306H804V734H196Z", shade(hex, -0.6), 2, 0.4, 'stroke-dasharray="12 7"'),
    }) +
    over
  );
}
export const sleeve: Good = {
  front: (sheet, hex) => {
    const flap =
      "M180 316Q180 290 206 290H794Q820 290 820 316V430Q820 452 796 456L530 496Q500 500 470 496L204 456Q180 452 180 430Z";
    const leather = hex === INK ? "#8a5a3a" : "#5d4331";
    return sleeveOf(
      sheet,
      hex,
      cast(sheet, flap, 0.5) +
        form(sheet, flap, leather, { soft: 20 }) +
        mark(462, 384, 76, shade(leather, -0.5), 0.8),
    );
  },
  back: (sheet, hex) =>
    sleeveOf(
      sheet,
      hex,
      form(sheet, slab(230, 420, 540, 300, 16), shade(hex, -0.05), { soft: 14 }) +
        line("M236 446H764", shade(hex, -0.6), 2, 0.4, 'stroke-dasharray="12 7"'),
    ),
};

function duffelOf(sheet: Sheet, hex: string, print: string): string {
  const body =
    "M180 470C176 400 214 360 290 356C430 346 570 346 710 356C786 360 824 400 820 470L826 720Q826 776 770 780H230Q174 776 174 720Z";
  const leather = "#8a5a3a";
  const handle = "M330 500C322 250 678 250 670 500";
  return (
    floor(sheet, 500, 780, 340) +
    line("M360 420C360 220 640 220 640 420", shade(hex, -0.4), 30) +
    form(sheet, body, hex, {
      soft: 60,
      strength: 0.4,
      inside:
        `<rect x="150" y="706" width="700" height="90" fill="${shade(hex, -0.4)}"/>` +
        fold(sheet, "M250 400C300 520 240 640 270 720", shade(hex, -0.7), 36, 0.25) +
        fold(sheet, "M740 400C700 520 760 640 736 720", shade(hex, -0.7), 36, 0.25),
    }) +
    zip("M226 392C420 374 580 374 774 392") +
    puller(760, 388) +
    line("M330 500V700M670 500V700", shade(hex, -0.35), 34) +
    line(handle, shade(hex, -0.35), 32) +
    line("M420 322C470 308 530 308 580 322", leather, 42) +
    [330, 670]
      .map((x) => `<rect x="${x - 24}" y="${512}" width="48" height="60" rx="6" fill="${leather}"/>`)
      .join("") +
    print
  );
}
export const duffel: Good = {
  front: (sheet, hex) => duffelOf(sheet, hex, mark(446, 560, 108, "#f4f0e7", 0.95)),
  back: (sheet, hex) =>
    duffelOf(sheet, hex, form(sheet, slab(390, 520, 220, 160, 14), shade(hex, -0.1), { soft: 16 })),
};
