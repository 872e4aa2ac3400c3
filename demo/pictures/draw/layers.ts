import { printOn, STEEL, shade } from "./colour.ts";
import { type Cut, garment, type Shape } from "./garment.ts";
import { form, type Good, line, mark } from "./shapes.ts";
import { clip, type Sheet } from "./sheet.ts";

const layer: Cut = { shoulder: 214, chest: 206, hemY: 800, neck: 86, neckDrop: 46, sleeve: "long" };
const open: Cut = { ...layer, neckDrop: 30 };

/** Ribbed hem and cuffs, cut off at the outline. */
function ribs(sheet: Sheet, hex: string, { outline, tip }: Shape): string {
  const rib = shade(hex, -0.16);
  const dark = shade(hex, -0.6);
  const cuff = `M${tip[0] - 130} ${tip[1] + 462}L${tip[0] - 20} ${tip[1] + 474}L${tip[0] - 20} ${tip[1] + 530}L${tip[0] - 130} ${tip[1] + 530}Z`;
  const lines = Array.from({ length: 34 }, (_, at) => `M${290 + at * 12.7} 756V830`).join("");
  const piece = `<path d="${cuff}" fill="${rib}"/>`;
  return (
    `<g clip-path="${clip(sheet, outline)}"><path d="M250 754Q500 772 750 754V840H250Z" fill="${rib}"/>${line(lines, dark, 2, 0.18)}` +
    `${line("M250 754Q500 772 750 754", dark, 2, 0.4)}${piece}<g transform="translate(1000 0) scale(-1 1)">${piece}</g></g>`
  );
}

const chestMark = (hex: string): string => mark(586, 362, 50, printOn(hex), 0.95);

export const sweatshirt: Good = {
  front: (sheet, hex) =>
    garment(
      sheet,
      hex,
      layer,
      "front",
      (shape) =>
        ribs(sheet, hex, shape) +
        `<path d="M474 268H526L500 312Z" fill="${shade(hex, -0.16)}" stroke="${shade(hex, -0.6)}" stroke-opacity=".4" stroke-width="1.6"/>` +
        mark(448, 400, 104, printOn(hex), 0.92),
    ),
  back: (sheet, hex) => garment(sheet, hex, layer, "back", (shape) => ribs(sheet, hex, shape)),
};

const hood =
  "M500 300C420 296 392 236 400 190C408 128 452 104 500 104C548 104 592 128 600 190C608 236 580 296 500 300Z";
export const quarterzip: Good = {
  front: (sheet, hex) =>
    garment(sheet, hex, open, "front", (shape) => {
      const stand =
        "M410 206C416 164 446 148 500 148C554 148 584 164 590 206C580 240 540 254 500 254C460 254 420 240 410 206Z";
      return (
        ribs(sheet, hex, shape) +
        form(sheet, stand, shade(hex, -0.05), { soft: 22 }) +
        form(sheet, "M432 176C452 160 548 160 568 176C552 190 448 190 432 176Z", shade(hex, -0.4), {
          soft: 10,
        }) +
        line("M500 184V420", shade(hex, -0.6), 12, 0.8) +
        line("M500 184V420", STEEL, 4, 0.9) +
        `<rect x="494" y="256" width="12" height="40" rx="4" fill="${STEEL}"/>` +
        chestMark(hex)
      );
    }),
  back: (sheet, hex) =>
    garment(
      sheet,
      hex,
      layer,
      "back",
      (shape) =>
        ribs(sheet, hex, shape) +
        form(
          sheet,
          "M410 206C416 160 446 148 500 148C554 148 584 160 590 206C570 236 430 236 410 206Z",
          shade(hex, -0.05),
          { soft: 22 },
        ),
    ),
};

export const windbreaker: Good = {
  front: (sheet, hex) =>
    garment(sheet, hex, open, "front", () => {
      const dark = shade(hex, -0.6);
      const pocket = (x: number, lean: number) => line(`M${x} 600L${x + lean} 700`, dark, 5, 0.55);
      return (
        form(sheet, hood, shade(hex, 0.06), { soft: 40 }) +
        form(
          sheet,
          "M500 282C450 278 428 240 434 204C440 164 468 150 500 150C532 150 560 164 566 204C572 240 550 278 500 282Z",
          shade(hex, -0.42),
          { soft: 44, strength: 0.5 },
        ) +
        line("M500 282V806", dark, 13, 0.55) +
        line("M500 282V806", shade(hex, 0.3), 3, 0.8) +
        `<rect x="493" y="300" width="14" height="44" rx="5" fill="${shade(hex, 0.5)}"/>` +
        pocket(400, -28) +
        pocket(600, 28) +
        line("M300 780Q500 798 700 780", dark, 2, 0.4) +
        chestMark(hex)
      );
    }),
  back: (sheet, hex) =>
    garment(
      sheet,
      hex,
      layer,
      "back",
      () =>
        form(sheet, hood, shade(hex, 0.06), { soft: 40 }) +
        line("M300 430Q500 450 700 430", shade(hex, -0.6), 2, 0.4) +
        mark(465, 340, 70, "#d9dcde", 0.95),
    ),
};
