import type { Language } from "../../platform/language/language.ts";
import { Vocabulary } from "../search/vocabulary.ts";
import type { ContentRows } from "./catalogue.store.ts";

/** A change of a product makes none anew. */
const known = new WeakMap<ContentRows, Map<Language, Vocabulary>>();

/** What a search understands in a language of the shop, by what staff say of synonyms and currencies. */
export function vocabularyOf(content: ContentRows, language: Language): Vocabulary {
  const byLanguage = known.get(content) ?? new Map<Language, Vocabulary>();
  known.set(content, byLanguage);
  const vocabulary = byLanguage.get(language) ?? makeVocabulary(content, language);
  byLanguage.set(language, vocabulary);
  return vocabulary;
}

const makeVocabulary = ({ synonyms, rates }: ContentRows, language: Language): Vocabulary =>
  new Vocabulary(
    language,
    synonyms,
    rates.map((rate) => ({
      currencyCode: rate.currency_code,
      currencyRate: rate.rate_micros / 1_000_000,
      currencySymbol: rate.currency_symbol,
    })),
  );
