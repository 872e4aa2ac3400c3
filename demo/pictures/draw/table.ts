import { BAMBOO, INK, printOn, STEEL, shade } from "./colour.ts";
import { closeUp, type Draw, ellipse, floor, form, type Good, line, mark, slab, turned } from "./shapes.ts";
import { gradient } from "./sheet.ts";

const espressoFront: Draw = (sheet, hex) => {
  const cup = (x: number, y: number, scale: number) => {
    const ear = "M196 66C260 54 264 168 188 160";
    return (
      `<g transform="translate(${x} ${y}) scale(${scale})">` +
      floor(sheet, 110, 248, 150) +
      `<g>${turned(sheet, "M-46 226H266Q262 252 220 252H0Q-42 252 -46 226Z", "#8a5f3e", 0.2)}${ellipse(110, 226, 156, 17, "#a5764e")}</g>` +
      line(ear, shade(hex, -0.26), 24) +
      line(ear, hex, 17) +
      turned(
        sheet,
        "M8 0C8 100 20 160 40 196Q52 226 84 226H136Q168 226 180 196C200 160 212 100 212 0Z",
        hex,
        0.12,
      ) +
      ellipse(110, 0, 102, 20, shade(hex, 0.14)) +
      ellipse(
        110,
        3,
        92,
        15,
        gradient(sheet, "down", [
          [0, "#2c1a10"],
          [1, "#5a3a22"],
        ]),
      ) +
      `${mark(80, 86, 60, printOn(hex))}</g>`
    );
  };
  return cup(490, 330, 1.12) + cup(210, 450, 1.32);
};
export const espresso: Good = { front: espressoFront, detail: closeUp(espressoFront, 370, 560, 1.8) };

const sportsFront: Draw = (sheet, hex) => {
  const body =
    "M392 360C392 318 428 306 434 276H566C572 306 608 318 608 360C608 430 590 470 590 520C590 570 608 610 608 680V838Q608 866 578 866H422Q392 866 392 838V680C392 610 410 570 410 520C410 470 392 430 392 360Z";
  const marks = Array.from({ length: 6 }, (_, at) => line(`M566 ${800 - at * 62}h22`, "#ffffff", 3, 0.75));
  return (
    floor(sheet, 500, 866, 116) +
    `<g opacity=".82">${turned(sheet, body, shade(hex, 0.15), 0.4)}</g>` +
    line("M416 372C416 430 432 470 432 520C432 570 416 620 416 690V830", "#ffffff", 12, 0.4) +
    marks.join("") +
    turned(sheet, slab(424, 200, 152, 84, 14), "#34373b", 0.2) +
    line("M440 204C430 120 530 110 540 170", "#34373b", 20) +
    turned(sheet, "M470 150Q470 134 488 134H536Q554 134 554 150V204H470Z", shade(hex, -0.1), 0.2) +
    mark(446, 640, 96, printOn(hex), 0.9)
  );
};
export const sportsbottle: Good = { front: sportsFront, detail: closeUp(sportsFront, 500, 300, 1.9) };

const lunchFront: Draw = (sheet) => {
  const tray = "M196 520H804V690Q804 742 752 742H248Q196 742 196 690Z";
  const lid = slab(180, 456, 640, 72, 22);
  const grain = [472, 486, 502, 514].map((y) =>
    line(`M200 ${y}C380 ${y - 4} 620 ${y + 5} 800 ${y}`, shade(BAMBOO, -0.4), 2, 0.28),
  );
  return (
    floor(sheet, 500, 742, 300) +
    turned(sheet, tray, STEEL, 0.5) +
    line("M204 560H796", shade(STEEL, -0.3), 2, 0.5) +
    form(sheet, lid, BAMBOO, { soft: 22, inside: grain.join("") }) +
    turned(sheet, "M566 452H640V744H566Z", INK, 0.12) +
    mark(330, 606, 100, "#54575b", 0.9)
  );
};
export const lunchbox: Good = { front: lunchFront, detail: closeUp(lunchFront, 440, 580, 1.7) };
