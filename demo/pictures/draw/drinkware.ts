import { INK, printOn, STEEL, shade } from "./colour.ts";
import { closeUp, type Draw, ellipse, floor, type Good, line, mark, slab, turned } from "./shapes.ts";
import { gradient, type Sheet } from "./sheet.ts";

const GLAZE = "#f3efe6";
const hollow = (sheet: Sheet, inner: string): string =>
  gradient(sheet, "down", [
    [0, shade(inner, -0.32)],
    [1, shade(inner, -0.06)],
  ]);

interface MugShape {
  readonly handle: "left" | "right";
  readonly inside: string;
  readonly rim?: string;
  readonly top?: number;
}
/** A straight mug with one ear. */
function mugOf(sheet: Sheet, hex: string, { handle, inside, rim, top = 310 }: MugShape): string {
  const ear = `M644 ${top + 96}C770 ${top + 70} 786 ${top + 330} 636 ${top + 322}`;
  const ears =
    line(ear, shade(hex, -0.4), 46) +
    line(ear, shade(hex, -0.1), 42) +
    line(`M650 ${top + 88}C756 ${top + 70} 778 ${top + 250} 700 ${top + 306}`, shade(hex, 0.35), 9, 0.6);
  const body = `M290 ${top}L296 690Q300 742 352 744H580Q632 742 636 690L642 ${top}Z`;
  return (
    floor(sheet, 470, 744, 190) +
    (handle === "right" ? ears : `<g transform="translate(932 0) scale(-1 1)">${ears}</g>`) +
    turned(sheet, body, hex, 0.22) +
    ellipse(466, top, 176, 32, rim ?? shade(hex, 0.12)) +
    ellipse(466, top + 3, 164, 26, hollow(sheet, inside))
  );
}

export const campmug: Good = {
  front: (sheet, hex) =>
    mugOf(sheet, hex, { handle: "right", inside: GLAZE, rim: "#2a2624", top: 380 }) +
    mark(410, 530, 108, printOn(hex)),
  back: (sheet, hex) =>
    `<g transform="translate(68 0)">${mugOf(sheet, hex, { handle: "left", inside: GLAZE, rim: "#2a2624", top: 380 })}</g>`,
};

const flaskFront: Draw = (sheet, hex) => {
  const print = printOn(hex);
  return (
    floor(sheet, 480, 880, 132) +
    line("M612 470C726 452 726 742 612 726", "#26282b", 34) +
    line("M612 470C726 452 726 742 612 726", "#494c50", 16) +
    turned(
      sheet,
      "M368 400C368 380 390 360 396 340H564C570 360 592 380 592 400V850Q592 880 562 880H398Q368 880 368 850Z",
      hex,
      0.3,
    ) +
    turned(sheet, "M368 842H592V852Q592 880 562 880H398Q368 880 368 852Z", "#2b2d30", 0.2) +
    turned(sheet, slab(388, 322, 184, 24, 4), "#2b2d30", 0.2) +
    turned(sheet, "M388 150Q390 122 420 120H540Q570 122 572 150V324H388Z", STEEL, 0.5) +
    line("M388 292H572M388 166H572", shade(STEEL, -0.4), 2, 0.5) +
    mark(424, 560, 112, print === INK ? "#3a3d42" : print)
  );
};
export const flask: Good = { front: flaskFront, detail: closeUp(flaskFront, 500, 400, 1.75) };
