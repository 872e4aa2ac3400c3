import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fontPackages, listFontFiles } from "../../src/platform/pdf/font-files.ts";
import { loadFont } from "../../src/platform/pdf/pdf-font.ts";

const require = createRequire(import.meta.url);

/**
 * The characters that the fonts of the documents have. Reading all 500 files takes a quarter of a minute, so it is done only
 * for other versions of their packages.
 */
export async function drawableRanges(current: string): Promise<string> {
  const files = listFontFiles();
  const versions = fontPackages.map((name) => `${name} ${versionOf(name)}`).join(", ");
  if (current.includes(`${versions}\n`)) return current;
  const characters = new Set<number>();
  for (const file of files) {
    const font = await loadFont(file, "regular");
    for (const codePoint of font.codePoints) characters.add(codePoint);
  }
  return page(versions, rangesOf([...characters].sort((one, other) => one - other)));
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;

function rangesOf(codePoints: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

const LINE = 110;

function page(versions: string, ranges: readonly (readonly [number, number])[]): string {
  const lines = [""];
  for (const [first, last] of ranges) {
    const range = first === last ? hex(first) : `${hex(first)}-${hex(last)}`;
    const line = lines.at(-1) ?? "";
    if (line.length + range.length >= LINE) lines.push(range);
    else lines[lines.length - 1] = line ? `${line} ${range}` : range;
  }
  return `// Written by npm run generate from the fonts of these packages:
// ${versions}

/** The characters that documents can be written with, in hexadecimal, ascending. */
const ranges = \`
${lines.join("\n")}
\`;

/** The first and the last character of each range in turn, ascending. */
export const drawableRanges: Uint32Array = Uint32Array.from(
  ranges
    .trim()
    .split(/\\s/)
    .flatMap((range) => {
      const [first = "", last = first] = range.split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
);
`;
}

const hex = (codePoint: number): string => codePoint.toString(16);
