import { BAMBOO, CLAY, INK, printOn, STEEL, shade } from "./colour.ts";
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
  turned,
} from "./shapes.ts";
import { gradient } from "./sheet.ts";

const cardsFront: Draw = (sheet) => {
  const envelope = slab(190, 420, 470, 320, 6);
  const card = (x: number, y: number, angle: number, hex: string, art: string) =>
    turn(
      cast(sheet, slab(x, y, 300, 410, 4), 0.6) +
        form(sheet, slab(x, y, 300, 410, 4), hex, { soft: 10, strength: 0.12 }) +
        art,
      angle,
      x + 150,
      y + 205,
    );
  return (
    turn(
      cast(sheet, envelope) +
        form(sheet, envelope, "#efe6d6", { soft: 12, strength: 0.15 }) +
        `<path d="M190 424L425 600L660 424Z" fill="${CLAY}"/>${line("M190 424L425 600L660 424", shade(CLAY, -0.4), 2, 0.4)}`,
      -12,
      425,
      580,
    ) +
    card(
      390,
      170,
      4,
      "#dfe4dc",
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2]
            .map((col) =>
              ellipse(470 + col * 70, 250 + row * 74, 22, 22, (row + col) % 2 ? "#94aa94" : "#2a5647"),
            )
            .join(""),
        )
        .join(""),
    ) +
    card(
      540,
      330,
      12,
      "#fbf8f1",
      `${mark(630, 470, 120, CLAY)}<rect x="640" y="610" width="100" height="10" rx="5" fill="${INK}" opacity=".7"/>`,
    )
  );
};
export const cards: Good = { front: cardsFront, detail: closeUp(cardsFront, 660, 470, 1.8) };

const trayFront: Draw = (sheet) => {
  const walnut = "#7a5236";
  const board = slab(120, 330, 760, 350, 36);
  const grain = Array.from({ length: 15 }, (_, at) =>
    line(
      `M100 ${340 + at * 24}C340 ${328 + at * 25} 600 ${356 + at * 22} 900 ${338 + at * 24}`,
      at % 3 ? shade(walnut, -0.5) : shade(walnut, 0.3),
      2.5,
      0.28,
    ),
  ).join("");
  const hollow = (path: string) =>
    `<path d="${path}" fill="${gradient(sheet, "down", [
      [0, shade(walnut, -0.55)],
      [0.3, shade(walnut, -0.32)],
      [1, shade(walnut, -0.18)],
    ])}"/>${line(path, shade(walnut, 0.25), 2, 0.5)}`;
  const pen = `<g transform="translate(186 438) rotate(-90)">${turned(sheet, slab(-13, 0, 26, 290, 12), INK, 0.35)}${turned(sheet, slab(-9, 288, 18, 52, 6), STEEL, 0.6)}</g>`;
  return turn(
    cast(sheet, board) +
      form(sheet, board, walnut, { soft: 24, inside: grain }) +
      hollow(slab(154, 380, 400, 90, 45)) +
      hollow(slab(154, 500, 400, 146, 30)) +
      hollow(slab(590, 380, 254, 170, 26)) +
      pen +
      `<g transform="translate(250 570)">${line("M0 0A26 26 0 1 0 52 0A26 26 0 1 0 0 0M52 6L150 20M130 18l-4 22M148 20l-3 20", "#c9a25a", 12)}</g>` +
      mark(690, 590, 62, "#3a2213", 0.85),
    -5,
  );
};
export const tray: Good = { front: trayFront, detail: closeUp(trayFront, 660, 520, 1.8) };

const candleFront: Draw = (sheet, hex) => {
  const cup = "M330 380V720Q332 780 400 784H600Q668 780 670 720V380Z";
  return (
    floor(sheet, 500, 784, 180) +
    floor(sheet, 800, 806, 104) +
    turned(sheet, "M690 780V798Q690 820 800 820Q910 820 910 798V780Z", BAMBOO, 0.2) +
    ellipse(800, 780, 110, 20, shade(BAMBOO, 0.18)) +
    turned(sheet, cup, hex, 0.16) +
    ellipse(500, 380, 170, 36, shade(hex, 0.2)) +
    ellipse(
      500,
      385,
      156,
      29,
      gradient(sheet, "down", [
        [0, "#cdbf9f"],
        [1, "#f2ead9"],
      ]),
    ) +
    line("M500 386V340", "#3a3029", 6) +
    `<path d="M500 250C532 300 530 344 500 350C470 344 468 300 500 250Z" fill="${gradient(sheet, "down", [
      [0, "#fff3c9"],
      [0.6, "#f7c35b"],
      [1, "#e08a3c"],
    ])}"/>` +
    mark(438, 530, 124, printOn(hex), 0.92)
  );
};
export const candle: Good = { front: candleFront, detail: closeUp(candleFront, 500, 440, 1.8) };
