import type { Language } from "../../src/platform/language/language.ts";

/**
 * What somebody types, and what is meant. `meant` has slugs: `mug` is found, and one of them is among the first three; `+mug` is found anywhere, because
 * many things are as good; `-mug` is not
 * found; `~mug` is offered as close where nothing is exactly that; `/bags` is a category that is offered; `@returns` is a help page.
 */
export interface Phrase {
  readonly typed: string;
  readonly meant: string;
  readonly language: Language;
  readonly currencyCode: string;
}

const inShop =
  (language: Language, currencyCode: string) =>
  ([typed, meant]: readonly [string, string]): Phrase => ({ typed, meant, language, currencyCode });

/** Typed in the English shop, where prices are shown in dollars. */
export const inEnglish = inShop("en", "USD");
/** Typed in the German shop, where prices are shown in euros. */
export const inGerman = inShop("de", "EUR");
/** Typed in the Norwegian shop, where prices are shown in euros: the demo has no crowns. */
export const inNorwegian = inShop("nb", "EUR");
