import { puller, zip } from "./bags.ts";
import { INK, printOn, STEEL, shade } from "./colour.ts";
import { cast, closeUp, type Draw, fold, form, type Good, line, mark, slab } from "./shapes.ts";
import { blur, type Sheet } from "./sheet.ts";

function slingOf(sheet: Sheet, hex: string, over: string): string {
  const body =
    "M226 520C226 440 290 410 380 404H640C730 410 782 446 782 520V640C782 706 730 736 660 740H350C276 736 226 706 226 640Z";
  const belt = "M262 452C180 320 280 168 480 164C690 160 800 300 752 452";
  return (
    line(belt, "#4a3b2c", 34, 0.12, 'transform="translate(12 20)"') +
    line(belt, shade(hex, -0.5), 36) +
    line(belt, shade(hex, -0.25), 28) +
    `<rect x="440" y="146" width="84" height="40" rx="8" fill="#2a2c2f"/>` +
    cast(sheet, body) +
    form(sheet, body, hex, { soft: 50, strength: 0.4 }) +
    over
  );
}
export const sling: Good = {
  front: (sheet, hex) =>
    slingOf(
      sheet,
      hex,
      zip("M270 476C420 448 590 448 740 476") +
        puller(726, 472) +
        line("M250 580H758", shade(hex, -0.6), 2, 0.35) +
        mark(456, 604, 88, printOn(hex), 0.95),
    ),
  back: (sheet, hex) =>
    slingOf(
      sheet,
      hex,
      form(sheet, slab(290, 470, 430, 220, 60), shade(hex, -0.18), { soft: 24 }) + zip("M320 500H690"),
    ),
};

function drawstringOf(sheet: Sheet, hex: string, print: string): string {
  const body =
    "M276 330C330 300 400 296 500 296C600 296 670 300 724 330C712 500 732 680 744 846Q500 866 256 846C268 680 288 500 276 330Z";
  const dark = shade(hex, -0.6);
  const pleats = [340, 390, 440, 500, 560, 610, 660]
    .map((x) =>
      fold(
        sheet,
        `M${500 + (x - 500) * 0.9} 300C${x} 380 ${x + (x - 500) * 0.1} 430 ${x + (x - 500) * 0.14} 500`,
        dark,
        12,
        0.32,
      ),
    )
    .join("");
  const cord = "M292 340C240 470 226 660 268 822";
  const cords = line(cord, shade("#f4f0e7", -0.35), 19) + line(cord, "#f4f0e7", 14);
  return (
    cast(sheet, body) +
    form(sheet, body, hex, {
      soft: 30,
      inside: pleats + line("M270 352C420 330 580 330 730 352", dark, 2, 0.4),
    }) +
    form(
      sheet,
      "M276 330C330 300 400 296 500 296C600 296 670 300 724 330C650 316 580 322 500 322C420 322 350 316 276 330Z",
      shade(hex, -0.3),
      { soft: 8 },
    ) +
    cords +
    `<g transform="translate(1000 0) scale(-1 1)">${cords}</g>` +
    [270, 730]
      .map((x) => `<circle cx="${x}" cy="822" r="16" fill="none" stroke="${STEEL}" stroke-width="9"/>`)
      .join("") +
    print
  );
}
export const drawstring: Good = {
  front: (sheet, hex) => drawstringOf(sheet, hex, mark(420, 540, 160, INK, 0.95)),
  back: (sheet, hex) => drawstringOf(sheet, hex, ""),
};

const pouchFront: Draw = (sheet, hex) => {
  const body =
    "M214 410C214 370 240 350 282 350H718C760 350 786 370 786 410L796 660Q796 706 750 706H250Q204 706 204 660Z";
  return (
    cast(sheet, body) +
    form(sheet, body, hex, {
      soft: 46,
      strength: 0.4,
      inside: line("M206 628H794", shade(hex, -0.6), 2, 0.3),
    }) +
    zip("M224 416C400 400 600 400 776 416") +
    puller(250, 412) +
    `<path d="M786 470h44q12 0 12 12v40q0 12-12 12h-44z" fill="#8a5a3a"/>` +
    mark(450, 508, 100, printOn(hex), 0.95)
  );
};
export const pouch: Good = { front: pouchFront, detail: closeUp(pouchFront, 380, 470, 1.9) };

const umbrellaFront: Draw = (sheet, hex) => {
  const dark = shade(hex, -0.6);
  const dome =
    "M110 520C130 300 290 170 500 170C710 170 870 300 890 520C840 480 790 480 734 520C690 480 630 474 578 520C540 484 460 484 422 520C370 474 310 480 266 520C210 480 160 480 110 520Z";
  const ribs = [266, 422, 578, 734]
    .map((x) => line(`M500 170C${500 + (x - 500) * 0.7} 250 ${x} 380 ${x} 520`, dark, 2.4, 0.4))
    .join("");
  const panel = (path: string, opacity: number) => `<path d="${path}" fill="${dark}" opacity="${opacity}"/>`;
  return (
    `<ellipse cx="520" cy="880" rx="220" ry="22" fill="#4a3b2c" opacity=".22" filter="${blur(sheet, 22)}"/>` +
    line("M500 180V770", "#7d7f81", 12) +
    line("M500 180V770", STEEL, 5) +
    line("M500 770V850", "#8f6236", 32) +
    line("M494 770V846", "#c79a5f", 10, 0.8) +
    line("M500 150V176", "#7d7f81", 10) +
    form(sheet, dome, hex, {
      soft: 40,
      inside:
        panel("M500 170C640 250 734 380 734 520H890V170Z", 0.14) +
        panel("M500 170C560 250 578 380 578 520H734C734 380 640 250 500 170Z", 0.06) +
        ribs,
    }) +
    mark(456, 372, 88, printOn(hex), 0.95)
  );
};
export const umbrella: Good = { front: umbrellaFront, detail: closeUp(umbrellaFront, 500, 380, 1.9) };
