import type { CatalogueEntry } from "../../src/platform/language/catalogue-file.ts";
import { readTemplate } from "../../src/platform/language/catalogues.ts";
import { pseudoTranslation } from "./pseudo-translation.ts";

/** A catalogue of every text, made from the English ones. */
export function pseudoCatalogue(
  language: string,
  template: readonly CatalogueEntry[] = readTemplate(),
): CatalogueEntry[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return template.map((entry) => ({
    ...entry,
    translation: pseudoTranslation(entry.english, pluralCategories),
  }));
}
