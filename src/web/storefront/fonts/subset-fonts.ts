/**
 * Cuts the storefront's type down to what it shows: `node src/web/storefront/fonts/subset-fonts.ts`. The cut files are
 * committed; run it again after a new version of a package. Instrument Sans has no rupee sign, so that one sign, in a file
 * of its own, is Figtree's, whose strokes are of the same weight.
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
  const cut = await subsetFont(await readFile(join(folder, "files", source)), text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 650 } },
  });
  await writeFile(join(import.meta.dirname, `${name}.woff2`), cut);
  process.stdout.write(`${name}: ${cut.length} bytes\n`);
}
