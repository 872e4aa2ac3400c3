export interface Screenshot {
  readonly screen: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  /** File name of the screenshot, in the sheet's folder. */
  readonly file: string;
}

/** An HTML page with all screenshots: one row per screen; a click opens the full size. */
export function contactSheet(screens: readonly Screenshot[]): string {
  const rows = [...Map.groupBy(screens, ({ screen: place }) => place)].map(
    ([place, screenshots]) =>
      `<section><h2>${place}</h2><div>${screenshots.map(figure).join("")}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px system-ui; margin: 2rem; background: #eee }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } img { height: 24rem; width: auto; object-fit: cover; object-position: top; background: #fff }
</style>${rows.join("\n")}</html>\n`;
}

const figure = ({ file, width, scheme, screen: place }: Screenshot) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${place}"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
