import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The fonts of every script but the Chinese characters. A character is written with the first that has it. Arabic is IBM Plex first: Noto
 * draws a letter and its dots as two glyphs, which PDF readers copy in a wrong order.
 */
const families = [
  "noto-sans",
  "ibm-plex-sans-arabic",
  "noto-sans-arabic",
  "noto-sans-armenian",
  "noto-sans-bengali",
  "noto-sans-ethiopic",
  "noto-sans-georgian",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-hebrew",
  "noto-sans-kannada",
  "noto-sans-khmer",
  "noto-sans-lao",
  "noto-sans-malayalam",
  "noto-sans-myanmar",
  "noto-sans-oriya",
  "noto-sans-sinhala",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-thai",
] as const;

/** Who writes Chinese characters. The same character has another shape in each of these. */
export const hanRegions = ["sc", "tc", "jp", "kr"] as const;
export type HanRegion = (typeof hanRegions)[number];

/** Signs and pictures, in outline: documents are printed in black. */
const signFamilies = ["noto-sans-symbols", "noto-emoji"] as const;

export const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** A part of a family. */
export interface FontFile {
  readonly family: string;
  readonly part: string;
  readonly pathOf: Readonly<Record<Weight, string>>;
  /** Whether one file has every weight. */
  readonly isVariable: boolean;
  /** The characters that it says it has. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const isVariable = (family: string): boolean => family.startsWith("noto-");
const packageOf = (family: string): string => `@fontsource${isVariable(family) ? "-variable" : ""}/${family}`;

const filesOfFamily = new Map<string, readonly FontFile[]>();

function listFilesOf(family: string): readonly FontFile[] {
  const known = filesOfFamily.get(family);
  if (known) return known;
  const index = require.resolve(`${packageOf(family)}/unicode.json`);
  const parts: Record<string, string> = JSON.parse(readFileSync(index, "utf8"));
  const files = Object.entries(parts)
    .map(([name, ranges]) => {
      const part = name.replace(/[[\]]/g, "");
      const path = (weight: string | number) =>
        join(dirname(index), "files", `${family}-${part}-${weight}-normal.woff2`);
      const { regular, bold } = weights;
      const pathOf = isVariable(family)
        ? { regular: path("wght"), bold: path("wght") }
        : { regular: path(regular), bold: path(bold) };
      return {
        family,
        part,
        pathOf,
        isVariable: isVariable(family),
        ranges: ranges.split(",").map(parseRange),
      };
    })
    // Signs such as ₹ are in several parts; those of Latin are loaded anyway.
    .sort((one, other) => latinOrder(one.part) - latinOrder(other.part));
  filesOfFamily.set(family, files);
  return files;
}

const latinOrder = (part: string): number => ["latin", "latin-ext"].indexOf(part) >>> 0;

/** `U+0964-0965` or `U+20B9`. */
function parseRange(range: string): readonly [number, number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** Every family, in the order in which a character is looked for; Chinese characters are those of the region. */
export const familiesFor = (region: HanRegion): readonly string[] => [
  ...families,
  ...[region, ...hanRegions.filter((each) => each !== region)].map((each) => `noto-sans-${each}`),
  ...signFamilies,
];

/** The files that say they have this character, best first. Whether one does is known when it is loaded. */
export function* filesWith(codePoint: number, region: HanRegion): Generator<FontFile> {
  for (const family of familiesFor(region))
    for (const file of listFilesOf(family))
      if (file.ranges.some(([first, last]) => first <= codePoint && codePoint <= last)) yield file;
}

/** The packages that have them. */
export const fontPackages: readonly string[] = familiesFor("sc").map(packageOf);

/** Every file that documents can be written with. */
export const listFontFiles = (): readonly FontFile[] => familiesFor("sc").flatMap(listFilesOf);
