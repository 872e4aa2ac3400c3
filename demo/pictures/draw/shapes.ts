import { shade } from "./colour.ts";
import { blur, clip, gradient, type Sheet } from "./sheet.ts";

const SHADOW = "#4a3b2c";

/** The three bars of the Ledgerline mark, `width` wide; 0.81 of it high. */
export function mark(x: number, y: number, width: number, fill: string, opacity = 1): string {
  const bar = 0.2 * width;
  const step = bar + 0.105 * width;
  const bars = [
    [0, 0, 0.46],
    [0.14, 1, 0.46],
    [0, 2, 1],
  ] as const;
  const rects = bars.map(
    ([left, row, length]) =>
      `<rect x="${x + left * width}" y="${y + row * step}" width="${length * width}" height="${bar}" rx="${0.035 * width}"/>`,
  );
  return `<g fill="${fill}" opacity="${opacity}">${rects.join("")}</g>`;
}

/** Where a standing thing meets the ground. */
export function floor(sheet: Sheet, cx: number, y: number, rx: number): string {
  return (
    `<ellipse cx="${cx + Math.min(rx * 0.22, 36)}" cy="${y}" rx="${rx * 1.16}" ry="${rx * 0.17}" fill="${SHADOW}" opacity=".2" filter="${blur(sheet, 24)}"/>` +
    `<ellipse cx="${cx}" cy="${y}" rx="${rx * 0.96}" ry="${rx * 0.06}" fill="${SHADOW}" opacity=".45" filter="${blur(sheet, 7)}"/>`
  );
}

/** What a lying thing throws on the table. */
export function cast(sheet: Sheet, path: string, height = 1): string {
  return (
    `<path d="${path}" transform="translate(${16 * height} ${28 * height})" fill="${SHADOW}" opacity=".22" filter="${blur(sheet, 22 * height)}"/>` +
    `<path d="${path}" transform="translate(${4 * height} ${8 * height})" fill="${SHADOW}" opacity=".24" filter="${blur(sheet, 7)}"/>`
  );
}

interface FormOptions {
  /** How far the edge darkens inwards. */
  readonly soft?: number;
  readonly strength?: number;
  /** Drawn on the form, cut off at its edge. */
  readonly inside?: string;
}

/** A form with volume: lit from the upper left, darker towards its edge. */
export function form(sheet: Sheet, path: string, hex: string, options: FormOptions = {}): string {
  const { soft = 30, strength = 0.3, inside = "" } = options;
  const light = gradient(sheet, "diagonal", [
    [0, "#ffffff", 0.16],
    [0.45, "#ffffff", 0],
    [0.6, "#1a1412", 0],
    [1, "#1a1412", 0.16],
  ]);
  return (
    `<g clip-path="${clip(sheet, path)}"><path d="${path}" fill="${hex}"/><path d="${path}" fill="${light}"/>` +
    `<path d="${path}" fill="none" stroke="${shade(hex, -0.55)}" stroke-width="${soft}" opacity="${strength}" filter="${blur(sheet, soft / 2)}"/>${inside}</g>` +
    `<path d="${path}" fill="none" stroke="${shade(hex, -0.5)}" stroke-width="1.6" opacity=".3"/>`
  );
}

/** A turned form (bottle, mug, cup), seen from the side. */
export function turned(sheet: Sheet, path: string, hex: string, gloss = 0.18): string {
  const across = gradient(sheet, "across", [
    [0, shade(hex, -0.3)],
    [0.1, shade(hex, -0.1)],
    [0.26, shade(hex, gloss)],
    [0.36, shade(hex, gloss * 0.7)],
    [0.58, hex],
    [0.88, shade(hex, -0.3)],
    [1, shade(hex, -0.2)],
  ]);
  return `<path d="${path}" fill="${across}"/>`;
}

export const line = (path: string, colour: string, width: number, opacity = 1, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" ${more}/>`;

/** A soft fold: dark (or light) along a path. */
export const fold = (sheet: Sheet, path: string, colour: string, width: number, opacity: number): string =>
  line(path, colour, width, opacity, `filter="${blur(sheet, width * 0.5)}"`);

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** A rounded rectangle as a path, so that it can be a form. */
export const slab = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

export const turn = (content: string, degrees: number, x = 500, y = 500): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

export const at = (content: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** Draws a good in a colour on a 1000 × 1000 sheet. */
export type Draw = (sheet: Sheet, hex: string) => string;
export type Good = Readonly<Record<string, Draw>>;

/** The same drawing from near: what is at (x, y) comes to the middle. */
export const closeUp =
  (draw: Draw, x: number, y: number, zoom = 2): Draw =>
  (sheet, hex) =>
    at(draw(sheet, hex), 500 - x * zoom, 500 - y * zoom, zoom);
