import { type Arrow, BOX_HEIGHT, type Box, type Drawing } from "./lay-out-features.ts";

const STYLE = `
  svg { color-scheme: light dark; }
  .ground { fill: #ffffff; }
  .box { fill: #eef3f0; stroke: #4c6b5d; }
  .common { fill: #f6e7cf; stroke: #8a6420; }
  text { fill: #1d1b18; font: 12.5px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
  .arrow { fill: none; stroke: #5f6d66; stroke-width: 1.2; }
  .head { fill: #5f6d66; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #14181a; }
    .box { fill: #22302a; stroke: #86a798; }
    .common { fill: #40331c; stroke: #d3a654; }
    text { fill: #f1efe9; }
    .arrow { stroke: #9caaa3; }
    .head { fill: #9caaa3; }
  }`;

/** The picture of the features as SVG, readable on light and dark pages. */
export function drawFeatures({ width, height, boxes, arrows }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    "<title>The features of the store and what each uses</title>",
    `<style>${STYLE}\n</style>`,
    `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>`,
    `<rect class="ground" width="${width}" height="${height}" rx="8"/>`,
    ...arrows.map((arrow) => `<path class="arrow" marker-end="url(#head)" d="${curve(arrow)}"/>`),
    ...boxes.flatMap(drawBox),
    "</svg>\n",
  ].join("\n");
}

function drawBox({ feature, x, y, width, isCommon }: Box): string[] {
  return [
    `<rect class="${isCommon ? "common" : "box"}" x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="5"/>`,
    `<text x="${x + width / 2}" y="${y + BOX_HEIGHT / 2 + 4}" text-anchor="middle">${feature}</text>`,
  ];
}

/** Vertical at every point, so that an arrow leaves and meets boxes and layers straight. */
function curve([start, ...points]: Arrow): string {
  if (!start) return "";
  const parts = [`M${start.x} ${start.y}`];
  let last = start;
  for (const point of points) {
    const middle = (last.y + point.y) / 2;
    parts.push(
      last.x === point.x ? `V${point.y}` : `C${last.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`,
    );
    last = point;
  }
  return parts.join("");
}
