import { type CatalogueEntry, keyOf } from "../../src/platform/language/catalogue-file.ts";

/** From this share of common words on, a new text is taken for a changed one. */
const ALIKE = 0.6;

/**
 * The texts of the template with the translations that a catalogue has: new texts are empty, unused ones are gone, and a text whose
 * English changed keeps its translation, marked to be looked at.
 */
export function mergeCatalogue(
  template: readonly CatalogueEntry[],
  known: readonly CatalogueEntry[],
): CatalogueEntry[] {
  const byKey = new Map(known.map((entry) => [keyOf(entry), entry]));
  const used = new Set(template.map(keyOf));
  const left = known.filter((entry) => entry.translation && !used.has(keyOf(entry)));
  return template.map((entry) => {
    const same = byKey.get(keyOf(entry));
    // A refusal is found by its code: its English may have changed too.
    if (same?.translation)
      return {
        ...entry,
        translation: same.translation,
        isFuzzy: same.isFuzzy || same.english !== entry.english,
      };
    const changed = left.find(({ english }) => likeness(english, entry.english) >= ALIKE);
    return changed ? { ...entry, translation: changed.translation, isFuzzy: true } : entry;
  });
}

/** The share of words that two texts have in common: 1 for the same words. */
function likeness(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.max(first.size, second.size, 1);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
