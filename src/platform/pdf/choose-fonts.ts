import { isInvisible, splitIntoClusters } from "./characters.ts";
import { filesWith, type HanRegion, type Weight } from "./font-files.ts";
import { loadFont, type PdfFont } from "./pdf-font.ts";

/** The fonts of what is going to be written. They are loaded before, because drawing does not wait. */
export interface ChosenFonts {
  /** The font of a cluster. Undefined: no font has all of it. */
  fontOf(cluster: string): PdfFont | undefined;
}

const chosen = new Map<string, PdfFont | undefined>();

/** Loads the fonts of all characters of these texts. A region has its own shapes of Chinese characters. */
export async function chooseFonts(
  texts: Iterable<string>,
  weight: Weight,
  region: HanRegion,
): Promise<ChosenFonts> {
  const keyOf = (cluster: string) => `${weight} ${region} ${cluster}`;
  const clusters = new Set([...texts].flatMap(splitIntoClusters));
  for (const character of [...clusters].flatMap((cluster) => [...cluster])) clusters.add(character);
  for (const cluster of clusters)
    if (!chosen.has(keyOf(cluster))) chosen.set(keyOf(cluster), await findFont(cluster, weight, region));
  return { fontOf: (cluster) => chosen.get(keyOf(cluster)) };
}

async function findFont(cluster: string, weight: Weight, region: HanRegion): Promise<PdfFont | undefined> {
  const first = [...cluster].find((character) => !isInvisible(character)) ?? " ";
  for (const file of filesWith(first.codePointAt(0) ?? 0, region)) {
    const font = await loadFont(file, weight);
    if (hasAllOf(font, cluster)) return font;
  }
  return undefined;
}

const hasAllOf = (font: PdfFont, cluster: string): boolean =>
  [...cluster].every(
    (character) => isInvisible(character) || font.codePoints.has(character.codePointAt(0) ?? 0),
  );
