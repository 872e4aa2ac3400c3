import { joinedPairs, wordsOf } from "./search-words.ts";

/** Names for the same kind of thing: whoever asks by one finds goods of the others too, after those of that very name. */
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
];

/** What a colour's name does not say. For the names of colours alone: sand is beige on a mug, not in a text. */
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
};

/** A phrase is kept as its words written as one, as the index keeps neighbours. */
const asOne = (phrase: string): string => wordsOf(phrase).join("");

const groups = new Map<string, readonly string[]>();
for (const group of synonyms) for (const phrase of group) groups.set(asOne(phrase), group.map(asOne));

/** Other names for what is called by these words. */
export function alike(words: readonly string[]): string[] {
  const own = new Set([...words, ...joinedPairs(words)]);
  return [...own].flatMap((word) => groups.get(word) ?? []).filter((word) => !own.has(word));
}

/** The words a colour is asked for by: its own, and plain ones. */
export function colourWords(name: string): string[] {
  const own = wordsOf(name);
  const plain = own.flatMap((word) => (colourSynonyms[word] ?? []).flatMap(wordsOf));
  return [...own, ...plain, ...alike([...own, ...plain])];
}
