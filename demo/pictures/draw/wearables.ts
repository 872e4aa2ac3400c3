import { INK, printOn, shade } from "./colour.ts";
import { cast, closeUp, type Draw, fold, form, type Good, line, mark } from "./shapes.ts";
import { clip } from "./sheet.ts";

const beanieFront: Draw = (sheet, hex) => {
  const dome = "M262 640C244 390 350 226 500 226C650 226 756 390 738 640Z";
  const cuff = "M240 586Q500 628 760 586C770 650 770 700 760 742Q500 784 240 742C230 700 230 650 240 586Z";
  const dark = shade(hex, -0.6);
  const ribs = Array.from({ length: 15 }, (_, at) => {
    const x = 262 + at * 34;
    return `M${x} 610C${500 + (x - 500) * 0.96} 440 ${500 + (x - 500) * 0.5} 300 500 222`;
  }).join("");
  const cuffRibs = Array.from({ length: 24 }, (_, at) => `M${240 + at * 22.6} 580V790`).join("");
  return (
    cast(sheet, `${dome}${cuff}`) +
    form(sheet, dome, hex, { soft: 60, inside: line(ribs, dark, 5, 0.24) }) +
    form(sheet, cuff, shade(hex, 0.03), { soft: 34, inside: line(cuffRibs, dark, 6, 0.24) }) +
    fold(sheet, "M262 590Q500 626 738 590", shade(hex, -0.7), 14, 0.3) +
    `<rect x="452" y="650" width="96" height="76" rx="4" fill="#f4f0e7"/>${mark(474, 668, 52, INK)}`
  );
};
export const beanie: Good = { front: beanieFront, detail: closeUp(beanieFront, 500, 660, 2.1) };

const socksFront: Draw = (sheet, hex) => {
  const sock =
    "M0 0H150C152 130 150 250 160 340C200 380 300 400 352 440C392 474 380 540 320 546C220 556 120 540 60 500C8 464 -2 420 0 340Z";
  const dark = shade(hex, -0.6);
  const pale = printOn(hex) === INK ? INK : "#f4f0e7";
  const one = (x: number, y: number) => {
    const inside =
      `<path d="M-10 0H170V58H-10Z" fill="${shade(hex, -0.12)}"/>` +
      line(Array.from({ length: 17 }, (_, at) => `M${2 + at * 9.2} 0V56`).join(""), dark, 2.4, 0.25) +
      [0, 1, 2]
        .map(
          (row) =>
            `<rect x="${row === 1 ? 40 : -10}" y="${96 + row * 30}" width="${row === 2 ? 190 : 110}" height="18" fill="${pale}" opacity=".95"/>`,
        )
        .join("") +
      `<path d="M-10 360C20 420 70 420 96 470C70 520 20 520 -10 470Z" fill="${shade(hex, -0.2)}" opacity=".8"/>` +
      `<path d="M318 400C300 450 306 520 330 560L400 560V400Z" fill="${shade(hex, -0.2)}" opacity=".8"/>`;
    return `<g transform="translate(${x} ${y}) scale(1.12)">${cast(sheet, sock)}${form(sheet, sock, hex, { soft: 34, inside })}</g>`;
  };
  return `<g clip-path="${clip(sheet, "M0 0H1000V1000H0Z")}">${one(360, 150)}${one(220, 250)}</g>`;
};
export const socks: Good = { front: socksFront, detail: closeUp(socksFront, 400, 400, 1.9) };
