import type { HanRegion } from "./font-files.ts";

/** What tells the region besides the letters: the name of the place in an address. */
const places: readonly (readonly [HanRegion, RegExp])[] = [
  ["tc", /Taiwan|Hong Kong|Hongkong|Macao|Macau|台[湾灣]|臺灣|香港|澳[门門]/i],
  ["jp", /Japan|日本/i],
  ["kr", /Korea|한국|대한민국|韓國|韩国/i],
  ["sc", /China|Singapore|中[国國]|新加坡/i],
];

/**
 * Whose shapes of Chinese characters a text is written with, because one character can look different in each: by the letters
 * that only Japanese, Korean and Taiwanese have, by a place that it names, or else by whether traditional characters are in it.
 */
export function hanRegionOf(text: string): HanRegion {
  if (!/\p{sc=Han}/u.test(text)) return "sc";
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return "jp";
  if (/\p{sc=Hang}/u.test(text)) return "kr";
  if (/\p{sc=Bopo}/u.test(text)) return "tc";
  const place = places.find(([, name]) => name.test(text));
  if (place) return place[0];
  const [simplified, traditional] = [
    charactersOf("gb18030", 0xb0, 0xf7, 0xa1),
    charactersOf("big5", 0xa4, 0xf9, 0x40),
  ];
  return [...text].some((character) => traditional.has(character) && !simplified.has(character))
    ? "tc"
    : "sc";
}

const knownCharacters = new Map<string, ReadonlySet<string>>();

/** The characters of an old national character set: the 6,763 of China's first one, the 13,000 of Taiwan's. */
function charactersOf(encoding: string, firstRow: number, lastRow: number, firstCell: number) {
  const known = knownCharacters.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const characters = new Set<string>();
  for (let row = firstRow; row <= lastRow; row++)
    for (let cell = firstCell; cell <= 0xfe; cell++) characters.add(decoder.decode(Uint8Array.of(row, cell)));
  knownCharacters.set(encoding, characters);
  return characters;
}
