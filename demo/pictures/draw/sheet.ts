/** One SVG drawing: gradients, blurs and clips get their names from it, so that drawings can be put together. */
export interface Sheet {
  define(element: (id: string) => string): string;
  readonly definitions: readonly string[];
}

export function newSheet(): Sheet {
  const definitions: string[] = [];
  return {
    definitions,
    define(element) {
      const id = `d${definitions.length}`;
      definitions.push(element(id));
      return `url(#${id})`;
    },
  };
}

export const BACKDROP = "#f0ece4";

/** A finished picture on the soft backdrop all pictures share: a little light in the middle, the plain colour at the border. */
export function picture(width: number, height: number, draw: (sheet: Sheet) => string): string {
  const sheet = newSheet();
  const light = sheet.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".48" r=".5"><stop offset="0" stop-color="#f8f6f1"/><stop offset="1" stop-color="${BACKDROP}"/></radialGradient>`,
  );
  const body = draw(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.definitions.join("")}</defs><rect width="100%" height="100%" fill="${BACKDROP}"/><rect width="100%" height="100%" fill="${light}"/>${body}</svg>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient over the painted shape's own box. */
export function gradient(
  sheet: Sheet,
  direction: "across" | "down" | "diagonal",
  stops: readonly Stop[],
): string {
  const [x2, y2] = { across: [1, 0], down: [0, 1], diagonal: [1, 1] }[direction];
  const list = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${list.join("")}</linearGradient>`,
  );
}

export const blur = (sheet: Sheet, radius: number): string =>
  sheet.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-1000" y="-1000" width="3000" height="3000"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );

export const clip = (sheet: Sheet, path: string): string =>
  sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
