import { INK, printOn, shade } from "./colour.ts";
import { type Cut, garment } from "./garment.ts";
import { form, type Good, mark, slab } from "./shapes.ts";

const regular: Cut = { shoulder: 208, chest: 188, hemY: 815, neck: 84, neckDrop: 52, sleeve: "short" };
const boxy: Cut = { shoulder: 240, chest: 226, hemY: 795, neck: 84, neckDrop: 44, sleeve: "short" };
const junior: Cut = { shoulder: 190, chest: 172, hemY: 740, neck: 86, neckDrop: 46, sleeve: "short" };
const long: Cut = { shoulder: 204, chest: 190, hemY: 815, neck: 82, neckDrop: 50, sleeve: "long" };

const chestMark = (hex: string): string => mark(578, 345, 52, printOn(hex), 0.95);
/** A small label under the back of the neck. */
const label = (hex: string): string =>
  `<rect x="478" y="232" width="44" height="18" rx="2" fill="${shade(hex, 0.55)}" opacity=".8"/>`;

export const boxytee: Good = {
  front: (sheet, hex) => garment(sheet, hex, boxy, "front", () => mark(408, 370, 184, printOn(hex), 0.92)),
  back: (sheet, hex) => garment(sheet, hex, boxy, "back", () => label(hex)),
};

export const juniortee: Good = {
  front: (sheet, hex) => garment(sheet, hex, junior, "front", () => mark(440, 375, 120, printOn(hex), 0.92)),
  back: (sheet, hex) => garment(sheet, hex, junior, "back", () => label(hex)),
};

/** The mark on the right cuff. */
const cuffMark = (hex: string): string =>
  `<g transform="rotate(8 210 700)">${mark(196, 690, 30, printOn(hex), 0.9)}</g>`;
export const longsleeve: Good = {
  front: (sheet, hex) => garment(sheet, hex, long, "front", () => chestMark(hex) + cuffMark(hex)),
  back: (sheet, hex) => garment(sheet, hex, long, "back", () => label(hex)),
};

const collar = (hex: string): string => {
  const fill = shade(hex, -0.06);
  const edge = shade(hex, -0.5);
  const leaf = "M420 192C446 186 478 192 500 226L460 296C434 280 408 252 396 224C400 208 408 198 420 192Z";
  return [leaf, leaf]
    .map((path, at) =>
      at
        ? `<g transform="translate(1000 0) scale(-1 1)"><path d="${path}" fill="${fill}" stroke="${edge}" stroke-opacity=".4" stroke-width="2"/></g>`
        : `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-opacity=".4" stroke-width="2"/>`,
    )
    .join("");
};
export const polo: Good = {
  front: (sheet, hex) =>
    garment(sheet, hex, { ...regular, neckDrop: 34 }, "front", () => {
      const placket = slab(481, 240, 38, 150, 6);
      const button = (y: number) =>
        `<circle cx="500" cy="${y}" r="6.5" fill="${shade(hex, 0.45)}" stroke="${shade(hex, -0.5)}" stroke-opacity=".5"/>`;
      return (
        `<path d="${placket}" fill="${shade(hex, -0.05)}" stroke="${shade(hex, -0.55)}" stroke-opacity=".4" stroke-width="1.6"/>` +
        button(300) +
        button(352) +
        collar(hex) +
        mark(580, 350, 40, shade(hex, printOn(hex) === INK ? -0.3 : 0.35))
      );
    }),
  back: (sheet, hex) =>
    garment(sheet, hex, regular, "back", () =>
      form(
        sheet,
        "M410 206C440 188 560 188 590 206C586 236 560 250 500 250C440 250 414 236 410 206Z",
        shade(hex, -0.05),
        { soft: 12 },
      ),
    ),
};
