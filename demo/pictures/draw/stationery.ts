import { colours } from "../../catalog/colours.ts";
import { CLAY, INK, shade } from "./colour.ts";
import { cast, closeUp, type Draw, form, type Good, line, mark, slab, turn, turned } from "./shapes.ts";

const { ink, pine, clay, sand, sage, sky } = colours;
const PENCILS = [ink, pine, clay, sand, sage, sky].map((colour) => colour.hex);

const plannerFront: Draw = (sheet) => {
  const pad = slab(130, 250, 740, 500, 10);
  const columns = Array.from({ length: 6 }, (_, at) => `M${261 + at * 95.4} 350V640`).join("");
  const rows = Array.from({ length: 6 }, (_, at) => `M166 ${392 + at * 42}H834`).join("");
  const rings = Array.from(
    { length: 30 },
    (_, at) =>
      `<g transform="translate(${162 + at * 23.3} 238)"><circle cx="0" cy="28" r="4.5" fill="#5b5650"/>${line("M0 28C-9 10 -9 -8 0 -10C9 -8 9 10 2 26", "#2b2d30", 3.6)}</g>`,
  ).join("");
  const days = Array.from(
    { length: 7 },
    (_, at) =>
      `<rect x="${174 + at * 95.4}" y="356" width="34" height="8" rx="4" fill="${INK}" opacity=".7"/>`,
  ).join("");
  return turn(
    cast(sheet, pad) +
      `<path d="${slab(136, 262, 740, 500, 10)}" fill="#cdbf9f"/><path d="${slab(133, 256, 740, 500, 10)}" fill="#efe9dc"/>` +
      form(sheet, pad, "#fbf8f1", { soft: 10, strength: 0.12 }) +
      mark(166, 290, 44, INK) +
      `<rect x="226" y="304" width="120" height="11" rx="5" fill="${INK}" opacity=".75"/>` +
      line(columns, "#8d8577", 1.8, 0.6) +
      line(rows, "#8d8577", 1.2, 0.35) +
      days +
      `<rect x="166" y="672" width="668" height="46" rx="8" fill="${CLAY}" opacity=".16"/><rect x="182" y="690" width="150" height="10" rx="5" fill="${CLAY}"/>` +
      rings,
    -5,
  );
};
export const planner: Good = { front: plannerFront, detail: closeUp(plannerFront, 330, 380, 1.9) };

const pencilsFront: Draw = (sheet) => {
  const pencil = (hex: string, x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${cast(sheet, "M0 60H46V520H0Z", 0.4)}` +
    `<path d="M0 70L23 0L46 70Z" fill="#e2bf90"/><path d="M15 24L23 0L31 24Z" fill="#3a3d42"/>` +
    turned(sheet, "M0 70Q8 84 15 70Q23 84 31 70Q38 84 46 70V540H0Z", hex, 0.2) +
    line("M15 74V540M31 74V540", shade(hex, -0.5), 1.8, 0.35) +
    "</g>";
  const sleeveBox = slab(292, 560, 416, 290, 10);
  return turn(
    PENCILS.map((hex, at) => pencil(hex, 318 + at * 62, 150 + (at % 2) * 34)).join("") +
      cast(sheet, sleeveBox) +
      form(sheet, sleeveBox, "#dcd0b8", { soft: 18 }) +
      `<path d="M292 570Q292 560 302 560H698Q708 560 708 570V574Q500 630 292 574Z" fill="${shade("#dcd0b8", -0.1)}"/>` +
      mark(440, 670, 120, INK),
    -10,
  );
};
export const pencils: Good = { front: pencilsFront, detail: closeUp(pencilsFront, 470, 480, 1.8) };

const notesFront: Draw = (sheet) => {
  const folder = slab(170, 300, 660, 420, 14);
  const pad = (x: number, y: number, hex: string) =>
    cast(sheet, slab(x, y, 176, 176, 3), 0.5) +
    `<path d="${slab(x + 3, y + 8, 176, 176, 3)}" fill="${shade(hex, -0.28)}"/><path d="${slab(x + 1, y + 4, 176, 176, 3)}" fill="${shade(hex, -0.12)}"/>` +
    form(sheet, slab(x, y, 176, 176, 3), hex, { soft: 12, strength: 0.15 });
  const flags = ["#c4623f", "#d39f3d", "#94aa94", "#93b1cb", "#25304d"].map(
    (hex, at) =>
      `<rect x="${218 + at * 112}" y="600" width="96" height="60" rx="3" fill="${hex}"/><rect x="${218 + at * 112}" y="600" width="96" height="14" fill="#ffffff" opacity=".45"/>`,
  );
  return turn(
    cast(sheet, folder) +
      form(sheet, folder, "#dcd0b8", {
        soft: 16,
        inside: line("M170 560H830", shade("#dcd0b8", -0.5), 2, 0.4),
      }) +
      pad(206, 346, "#e8c978") +
      pad(412, 346, "#e2a58c") +
      pad(618, 346, "#b3c4b0") +
      flags.join("") +
      mark(476, 410, 50, INK, 0.8),
    -7,
  );
};
export const stickynotes: Good = { front: notesFront, detail: closeUp(notesFront, 400, 470, 1.8) };
