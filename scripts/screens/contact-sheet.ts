export interface Screen {
  readonly place: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  /** Its picture, beside the sheet. */
  readonly file: string;
}

/** All pictures on one page, a row for each place, each opening at its full size. */
export function contactSheet(screens: readonly Screen[]): string {
  const rows = [...Map.groupBy(screens, ({ place }) => place)].map(
    ([place, all]) => `<section><h2>${place}</h2><div>${all.map(figure).join("")}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px system-ui; margin: 2rem; background: #eee }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 24rem; width: auto; object-fit: cover; object-position: top; background: #fff }
</style>${rows.join("\n")}</html>\n`;
}

const figure = ({ file, width, scheme, place }: Screen) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${place}"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
