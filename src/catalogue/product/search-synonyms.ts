import { joinedPairs, wordsOf } from "./search-words.ts";

/**
 * Names for the same kind of product. A search for one name also finds products with the other names;
 * products with the searched name come first.
 */
const synonyms: readonly (readonly string[])[] = [
  ["t-shirt", "tee", "tee shirt"],
  ["hoodie", "hoody", "sweatshirt", "sweater", "pullover", "jumper"],
  ["windbreaker", "jacket", "raincoat", "anorak", "coat"],
  ["cap", "hat", "beanie"],
  ["polo", "collared shirt"],
  ["kids", "children", "junior"],
  ["apparel", "clothes", "clothing"],
  ["mug", "cup"],
  ["flask", "thermos"],
  ["bottle", "sipper"],
  ["lunch box", "tiffin", "bento"],
  ["backpack", "rucksack", "knapsack"],
  ["duffel", "duffle", "holdall"],
  ["sling", "crossbody"],
  ["pouch", "organiser", "organizer"],
  ["umbrella", "brolly"],
  ["notebook", "diary", "journal", "notepad", "book"],
  ["planner", "calendar"],
  ["sticky note", "post-it"],
  ["lanyard", "badge holder"],
  ["stationery", "stationary"],
  ["gift", "present"],
  ["power bank", "portable charger", "battery pack"],
  ["earbuds", "earphones", "headphones"],
  ["desk mat", "mouse pad", "mouse mat"],
  ["hub", "dock", "dongle"],
  ["cable", "cord"],
  ["phone", "mobile", "smartphone"],
  ["aluminium", "aluminum"],
  ["grey", "gray"],
  ["becher", "tasse"],
  ["flasche", "trinkflasche"],
  ["kapuzenpullover", "kapuzenpulli"],
  ["mütze", "strickmütze", "kappe"],
  ["notizbuch", "notizblock", "kladde"],
  ["regenschirm", "schirm"],
  ["stift", "kuli", "kugelschreiber"],
  ["stofftasche", "stoffbeutel", "jutebeutel"],
];

/**
 * Other words for a colour, which is written in the form of the search index. They apply only to colour names: sand means beige on a mug, but not in a text.
 */
const colourSynonyms: Readonly<Record<string, readonly string[]>> = {
  ink: ["black", "navy", "dark blue"],
  graphite: ["grey", "charcoal", "black"],
  charcoal: ["grey", "black"],
  steel: ["silver", "grey"],
  chalk: ["white", "off-white"],
  natural: ["beige", "cream", "ecru"],
  sand: ["beige", "tan", "cream"],
  clay: ["orange", "terracotta", "rust"],
  mustard: ["yellow"],
  pine: ["dark green"],
  sage: ["light green"],
  olive: ["green"],
  sky: ["light blue"],
  navy: ["dark blue"],
  maroon: ["dark red", "burgundy"],
  tintenblau: ["blau", "dunkelblau", "marineblau", "navy", "schwarz"],
  himmelblau: ["blau", "hellblau"],
  tannengrun: ["grün", "dunkelgrün"],
  salbei: ["grün", "hellgrün"],
  terrakotta: ["orange", "rot"],
  senfgelb: ["gelb"],
  kreideweiss: ["weiß"],
  natur: ["beige", "creme"],
  graphit: ["grau", "anthrazit", "schwarz"],
  stahl: ["silber", "grau"],
};

/** All of them, as a person writes them. */
export const synonymPhrases: readonly string[] = [
  ...synonyms.flat(),
  ...Object.entries(colourSynonyms).flatMap(([name, others]) => [name, ...others]),
];

/** Joins the words of a phrase into one, because the index stores neighbouring words like that. */
const joinWords = (phrase: string): string => wordsOf(phrase).join("");

const synonymGroups = new Map<string, readonly string[]>();
for (const group of synonyms)
  for (const phrase of group) synonymGroups.set(joinWords(phrase), group.map(joinWords));

/** The synonyms of these words. */
export function synonymsOf(words: readonly string[]): string[] {
  const own = [...words, ...joinedPairs(words)];
  const found = own.flatMap((word) => synonymGroups.get(word) ?? []);
  return found.length ? [...new Set(found)].filter((word) => !own.includes(word)) : found;
}

/** The words that find a colour: its own name and common names. */
export function colourWords(name: string): string[] {
  const own = wordsOf(name);
  const commonNames = own.flatMap((word) => (colourSynonyms[word] ?? []).flatMap(wordsOf));
  return [...own, ...commonNames, ...synonymsOf([...own, ...commonNames])];
}
