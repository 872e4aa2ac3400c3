import { shade } from "./colour.ts";
import { cast, fold, form, line } from "./shapes.ts";
import { clip, type Sheet } from "./sheet.ts";

export interface Cut {
  /** Half widths from the middle of the body, and heights. */
  readonly shoulder: number;
  readonly chest: number;
  readonly hemY: number;
  readonly neck: number;
  readonly neckDrop: number;
  readonly sleeve: "short" | "long";
}

type Point = readonly [number, number];
type Curve = readonly [Point, Point, Point];

const TOP = 205;

/** The left side from the neck down to the hem; the right side is its mirror. */
function leftSide({ shoulder, chest, hemY, neck, sleeve }: Cut): {
  from: Point;
  curves: Curve[];
  armpit: Point;
} {
  const tip: Point = [500 - shoulder, TOP + 46];
  const armpit: Point = [500 - chest, TOP + 200];
  const slope: Curve = [[500 - neck - 40, TOP + 14], [500 - shoulder + 42, TOP + 26], tip];
  const side: Curve = [
    [500 - chest + 6, 520],
    [500 - chest + 4, 680],
    [500 - chest - 4, hemY],
  ];
  const arm: Curve[] =
    sleeve === "short"
      ? [
          [
            [tip[0] - 46, tip[1] + 44],
            [tip[0] - 92, tip[1] + 112],
            [tip[0] - 122, tip[1] + 186],
          ],
          [
            [tip[0] - 90, tip[1] + 204],
            [tip[0] - 60, tip[1] + 218],
            [tip[0] - 28, tip[1] + 232],
          ],
          [[tip[0] - 14, tip[1] + 200], [armpit[0] - 8, armpit[1] + 20], armpit],
        ]
      : [
          [
            [tip[0] - 62, tip[1] + 60],
            [tip[0] - 96, tip[1] + 270],
            [tip[0] - 112, tip[1] + 500],
          ],
          [
            [tip[0] - 90, tip[1] + 510],
            [tip[0] - 60, tip[1] + 514],
            [tip[0] - 38, tip[1] + 512],
          ],
          [[tip[0] - 26, tip[1] + 380], [armpit[0] - 12, armpit[1] + 110], armpit],
        ];
  return { from: [500 - neck, TOP], curves: [slope, ...arm, side], armpit };
}

const mirror = ([x, y]: Point): Point => [1000 - x, y];
const curveTo = ([a, b, c]: Curve): string => `C${[a, b, c].map((point) => point.join(" ")).join(" ")}`;

export interface Shape {
  readonly outline: string;
  readonly neckline: string;
  readonly inner: string;
  readonly hem: string;
  readonly armpit: Point;
  readonly tip: Point;
}

export function garmentShape(cut: Cut, view: "front" | "back"): Shape {
  const { from, curves, armpit } = leftSide(cut);
  const ends = [from, ...curves.map((curve) => curve[2])];
  const right = curves
    .map((curve, at): Curve => [mirror(curve[1]), mirror(curve[0]), mirror(ends[at] ?? from)])
    .reverse();
  const hem = `C430 ${cut.hemY + 16} 570 ${cut.hemY + 16} ${500 + cut.chest + 4} ${cut.hemY}`;
  const drop = view === "front" ? cut.neckDrop : 18;
  const left = 500 - cut.neck;
  const back = 500 + cut.neck;
  const necks = (depth: number) =>
    `C${back - 18} ${TOP + depth * 1.33} ${left + 18} ${TOP + depth * 1.33} ${left} ${TOP}`;
  const tip = curves[0]?.[2] ?? from;
  return {
    outline: `M${from.join(" ")}${curves.map(curveTo).join("")}${hem}${right.map(curveTo).join("")}${necks(drop)}Z`,
    neckline: `M${back} ${TOP}${necks(drop)}`,
    inner: `M${left} ${TOP}C${left + 40} ${TOP + 26} ${back - 40} ${TOP + 26} ${back} ${TOP}${necks(drop)}Z`,
    hem: `M${500 - cut.chest - 4} ${cut.hemY}${hem}`,
    armpit,
    tip,
  };
}

const both = (path: string): string => `${path}<g transform="translate(1000 0) scale(-1 1)">${path}</g>`;

/** A garment on the table: outline, folds, seams, collar rib; `over` lies on it. */
export function garment(
  sheet: Sheet,
  hex: string,
  cut: Cut,
  view: "front" | "back",
  over: (shape: Shape) => string = () => "",
): string {
  const shape = garmentShape(cut, view);
  const dark = shade(hex, -0.6);
  const light = shade(hex, 0.5);
  const [ax, ay] = shape.armpit;
  const [tx, ty] = shape.tip;
  const folds =
    fold(
      sheet,
      `M${ax + 14} ${ay + 10}C${ax + 60} ${ay + 120} ${ax + 40} 640 ${ax + 20} ${cut.hemY}`,
      dark,
      26,
      0.2,
    ) +
    fold(
      sheet,
      `M${1000 - ax - 10} ${ay}C${940 - ax} ${ay + 140} ${960 - ax} 660 ${985 - ax} ${cut.hemY}`,
      dark,
      34,
      0.24,
    ) +
    fold(sheet, `M430 ${ay + 140}C450 600 440 700 452 ${cut.hemY}`, dark, 20, 0.1) +
    fold(sheet, `M560 ${ay + 90}C548 600 566 700 560 ${cut.hemY}`, dark, 22, 0.12) +
    fold(
      sheet,
      `M${ax + 70} ${ay + 60}C${ax + 96} 600 ${ax + 80} 700 ${ax + 74} ${cut.hemY}`,
      light,
      26,
      0.2,
    ) +
    fold(
      sheet,
      `M${tx - 20} ${ty + 60}C${tx - 40} ${ty + 110} ${tx - 60} ${ty + 140} ${tx - 70} ${ty + 190}`,
      light,
      18,
      0.22,
    );
  const seam = line(`M${tx} ${ty}C${tx + 18} ${ty + 50} ${ax + 4} ${ay - 60} ${ax} ${ay}`, dark, 2.2, 0.45);
  const stitches =
    cut.sleeve === "short"
      ? line(
          `M${tx - 116} ${ty + 172}C${tx - 86} ${ty + 190} ${tx - 54} ${ty + 204} ${tx - 23} ${ty + 217}`,
          dark,
          1.6,
          0.35,
        )
      : "";
  const hemStitch = `<g transform="translate(0 -18)">${line(shape.hem, dark, 1.6, 0.35)}</g>`;
  return (
    cast(sheet, shape.outline) +
    (view === "front" ? `<path d="${shape.inner}" fill="${shade(hex, -0.38)}"/>` : "") +
    form(sheet, shape.outline, hex, { inside: folds + both(seam) + both(stitches) + hemStitch }) +
    `<g clip-path="${clip(sheet, shape.outline)}">${line(shape.neckline, shade(hex, -0.14), 30)}</g>` +
    `<g transform="translate(0 15)" clip-path="${clip(sheet, shape.outline)}">${line(shape.neckline, dark, 1.6, 0.4)}</g>` +
    over(shape)
  );
}
