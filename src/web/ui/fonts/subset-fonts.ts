/**
 * Reduces the fonts to the characters of the storefront: `node src/web/ui/fonts/subset-fonts.ts`. The results
 * are committed; run it again after an update of a font package. Instrument Sans has no rupee sign, so this character
 * comes from Figtree, in its own file, because its strokes have the same weight.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−`;

for (const [name, family, source, text] of [
  ["instrument-sans-latin", "instrument-sans", "instrument-sans-latin-wght-normal.woff2", latin],
  ["figtree-rupee", "figtree", "figtree-latin-ext-wght-normal.woff2", "₹"],
] as const) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const subset = await subsetFont(await readFile(join(folder, "files", source)), text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 650 } },
  });
  await writeFile(join(import.meta.dirname, `${name}.woff2`), subset);
  process.stdout.write(`${name}: ${subset.length} bytes\n`);
}
