import { INK, printOn, STEEL, shade } from "./colour.ts";
import {
  cast,
  closeUp,
  type Draw,
  ellipse,
  floor,
  form,
  type Good,
  line,
  mark,
  slab,
  turn,
} from "./shapes.ts";

const magFront: Draw = (sheet, hex) => {
  const body = slab(330, 230, 340, 540, 64);
  return turn(
    cast(sheet, body) +
      form(sheet, body, hex, { soft: 24 }) +
      `<circle cx="500" cy="430" r="112" fill="none" stroke="${shade(hex, printOn(hex) === INK ? -0.16 : 0.22)}" stroke-width="15"/><rect x="493" y="586" width="14" height="52" rx="7" fill="${shade(hex, printOn(hex) === INK ? -0.16 : 0.22)}"/>` +
      mark(462, 400, 76, printOn(hex), 0.9) +
      [0, 1, 2, 3]
        .map((at) => ellipse(464 + at * 24, 716, 5, 5, at < 2 ? "#6fae7f" : shade(hex, -0.25)))
        .join(""),
    -14,
  );
};
export const magbank: Good = { front: magFront, detail: closeUp(magFront, 500, 430, 2) };

const chargerFront: Draw = (sheet, hex) => {
  const disc = "M210 500A290 290 0 1 1 790 500A290 290 0 1 1 210 500Z";
  const weave = Array.from({ length: 46 }, (_, at) => `M200 ${206 + at * 13}H800`).join("");
  const across = Array.from({ length: 46 }, (_, at) => `M${206 + at * 13} 200V800`).join("");
  const cable = "M500 250C470 120 640 90 760 120C860 146 900 100 1010 92";
  return (
    line(cable, "#4a3b2c", 20, 0.14, 'transform="translate(8 16)"') +
    line(cable, shade(hex, -0.4), 18) +
    line(cable, shade(hex, -0.05), 11, 0.9, 'stroke-dasharray="5 6"') +
    cast(sheet, disc) +
    form(sheet, disc, STEEL, { soft: 10 }) +
    form(sheet, "M228 498A272 272 0 1 1 772 498A272 272 0 1 1 228 498Z", hex, {
      soft: 26,
      inside: line(weave, shade(hex, -0.5), 3, 0.2) + line(across, shade(hex, 0.5), 3, 0.16),
    }) +
    mark(438, 450, 124, printOn(hex), 0.85)
  );
};
export const charger: Good = { front: chargerFront, detail: closeUp(chargerFront, 430, 560, 1.8) };

const cableFront: Draw = (sheet, hex) => {
  const dark = shade(hex, -0.4);
  const ring = (r: number, dy: number) =>
    `M${500 - r} ${500 + dy}A${r} ${r * 0.92} 0 1 1 ${500 + r} ${500 + dy}A${r} ${r * 0.92} 0 1 1 ${500 - r} ${500 + dy}`;
  const coil = [ring(262, 0), ring(236, 6), ring(210, 0), ring(246, -10)];
  const braid = (path: string) =>
    line(path, dark, 25) +
    line(path, hex, 20) +
    line(path, shade(hex, 0.4), 9, 0.35, 'stroke-dasharray="4 8"');
  const plug = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="${slab(-24, -14, 48, 96, 12)}" fill="${shade(STEEL, -0.45)}"/><path d="${slab(-20, -14, 22, 96, 10)}" fill="${shade(STEEL, -0.2)}"/><path d="${slab(-15, 80, 30, 40, 7)}" fill="#e3e4e4" stroke="#8d8f91"/><rect x="-9" y="94" width="18" height="22" rx="4" fill="#55585c"/></g>`;
  const ends = ["M300 330C240 240 250 190 300 160", "M690 340C770 380 840 440 850 520"];
  return (
    cast(sheet, `${ring(262, 0)}ZM0 0Z`, 0.9)
      .replaceAll("<path ", '<path fill-rule="evenodd" clip-rule="evenodd" ')
      .replaceAll('fill="#4a3b2c"', 'fill="none" stroke="#4a3b2c" stroke-width="70"') +
    braid(ends[0] ?? "") +
    braid(ends[1] ?? "") +
    coil.map(braid).join("") +
    plug(306, 152, -118) +
    plug(852, 528, -4) +
    form(
      sheet,
      "M432 700H568Q580 700 580 712V812Q580 824 568 824H432Q420 824 420 812V712Q420 700 432 700Z",
      "#8a5a3a",
      { soft: 14 },
    ) +
    `<circle cx="440" cy="762" r="9" fill="#d8b26a"/>` +
    mark(478, 734, 62, "#3c2414", 0.9)
  );
};
export const cable: Good = { front: cableFront, detail: closeUp(cableFront, 500, 720, 2) };

const budsFront: Draw = (sheet, hex) => {
  const lid = "M290 500C290 360 350 300 500 300C650 300 710 360 710 500Z";
  const box = "M286 500H714V600C714 730 640 780 500 780C360 780 286 730 286 600Z";
  const bud = (x: number, way: number) =>
    `<g transform="translate(${x} 468) scale(${way} 1)">${form(sheet, "M-34 -60C-34 -104 34 -108 44 -64C52 -30 30 -14 22 0V76Q22 92 4 92Q-14 92 -14 76V-6C-28 -16 -34 -34 -34 -60Z", shade(hex, 0.05), { soft: 14 })}${ellipse(34, -66, 14, 22, "#2d2f33")}</g>`;
  return (
    floor(sheet, 500, 782, 200) +
    form(sheet, lid, shade(hex, -0.16), { soft: 40, strength: 0.4 }) +
    form(sheet, "M320 500C324 396 380 340 500 340C620 340 676 396 680 500Z", shade(hex, -0.45), {
      soft: 30,
      strength: 0.5,
    }) +
    bud(424, 1) +
    bud(576, -1) +
    form(sheet, box, hex, { soft: 40 }) +
    line("M292 508H708", "#ffffff", 3, 0.4) +
    ellipse(500, 560, 6, 6, "#6fae7f") +
    mark(456, 620, 88, printOn(hex), 0.85)
  );
};
export const earbuds: Good = { front: budsFront, detail: closeUp(budsFront, 500, 480, 1.8) };
