import { printOn, shade } from "./colour.ts";
import { cast, closeUp, type Draw, floor, form, type Good, line, mark, slab, turn } from "./shapes.ts";
import { gradient } from "./sheet.ts";

const mouseFront: Draw = (sheet, hex) => {
  const body =
    "M352 420C352 260 420 190 500 190C580 190 648 260 648 420V600C648 730 590 800 500 800C410 800 352 730 352 600Z";
  const seamColour = shade(hex, -0.6);
  return turn(
    cast(sheet, body) +
      form(sheet, body, hex, {
        soft: 60,
        strength: 0.4,
        inside: line("M500 190V400M352 430Q500 470 648 430", seamColour, 4, 0.5),
      }) +
      form(sheet, slab(482, 262, 36, 96, 18), "#2b2d30", { soft: 10 }) +
      line("M486 284H514M486 300H514M486 316H514M486 332H514", "#8d8f91", 3, 0.8) +
      mark(464, 590, 72, printOn(hex), 0.85),
    16,
  );
};
export const mouse: Good = { front: mouseFront, detail: closeUp(mouseFront, 480, 420, 1.8) };

const matFront: Draw = (sheet, hex) => {
  const body = slab(96, 340, 808, 330, 22);
  const corner = "M800 600H904V648Q904 670 882 670H780Q800 640 800 600Z";
  return turn(
    cast(sheet, body, 0.8) +
      form(sheet, body, hex, {
        soft: 16,
        inside: Array.from({ length: 120 }, (_, at) =>
          line(
            `M${100 + ((at * 197) % 800)} ${345 + ((at * 89) % 320)}l${(at % 7) * 4 - 10} ${(at % 5) * 3 - 5}`,
            at % 2 ? shade(hex, 0.4) : shade(hex, -0.4),
            2,
            0.25,
          ),
        ).join(""),
      }) +
      form(sheet, corner, "#8a5a3a", { soft: 8 }) +
      line("M794 606C790 640 780 656 772 668", "#f4f0e7", 3, 0.8, 'stroke-dasharray="7 6"') +
      mark(826, 618, 54, "#3c2414", 0.85),
    -8,
  );
};
export const deskmat: Good = { front: matFront, detail: closeUp(matFront, 780, 590, 2.2) };

const hubFront: Draw = (sheet, hex) => {
  const body = slab(210, 440, 500, 132, 30);
  const port = (x: number, width: number) => `<path d="${slab(x, 538, width, 20, 5)}" fill="#2b2d30"/>`;
  const lead = "M706 506C800 500 850 460 836 380C826 320 780 300 760 262";
  return turn(
    line(lead, "#4a3b2c", 26, 0.14, 'transform="translate(8 18)"') +
      line(lead, "#3a3d42", 22) +
      line(lead, "#6a6e73", 8, 0.7) +
      `<g transform="translate(752 250) rotate(-28)"><path d="${slab(-26, -70, 52, 84, 12)}" fill="${shade(hex, -0.3)}"/><path d="${slab(-16, -108, 32, 42, 7)}" fill="#e3e4e4" stroke="#8d8f91"/></g>` +
      cast(sheet, body) +
      form(sheet, slab(210, 452, 500, 132, 30), shade(hex, -0.42), { soft: 10 }) +
      form(sheet, body, hex, { soft: 18 }) +
      `<path d="${body}" fill="${gradient(sheet, "across", [
        [0, "#ffffff", 0.3],
        [0.4, "#ffffff", 0],
        [0.6, "#ffffff", 0.2],
        [1, "#1a1412", 0.1],
      ])}"/>` +
      mark(254, 474, 66, "#54575b", 0.9) +
      port(380, 70) +
      port(474, 60) +
      port(552, 60) +
      port(630, 40),
    10,
  );
};
export const hub: Good = { front: hubFront, detail: closeUp(hubFront, 420, 500, 1.9) };

const standFront: Draw = (sheet, hex) => {
  const back = "M352 330Q352 300 382 300H618Q648 300 648 330L664 700H336Z";
  const foot = "M336 700H664L704 800Q708 816 690 816H310Q292 816 296 800Z";
  const lip = "M322 690H678Q690 690 690 702V752Q690 764 678 764H322Q310 764 310 752V702Q310 690 322 690Z";
  return (
    floor(sheet, 500, 816, 210) +
    form(sheet, foot, shade(hex, -0.2), { soft: 18 }) +
    form(sheet, back, hex, { soft: 24 }) +
    `<path d="${slab(440, 590, 120, 70, 30)}" fill="${shade(hex, -0.5)}"/><path d="${slab(444, 598, 112, 62, 28)}" fill="#e9e4da"/>` +
    form(sheet, lip, shade(hex, 0.08), { soft: 12 }) +
    line("M340 700H660", "#3a3d42", 9, 0.8) +
    line("M400 326V560M600 326V560", "#3a3d42", 10, 0.55) +
    mark(450, 400, 100, printOn(hex), 0.85)
  );
};
export const phonestand: Good = { front: standFront, detail: closeUp(standFront, 500, 560, 1.8) };
