import type { Language } from "../../../platform/language/language.ts";
import { type CompiledMessage, readTextsFrom, withoutRules } from "../../../platform/language/t.ts";

/** What the server makes of a language's texts for the browser (app/pages/text-modules.ts). */
interface TextModule {
  readonly language: Language;
  readonly texts: Readonly<Record<string, CompiledMessage>>;
  /** English texts with plurals and other rules. */
  readonly rules: Readonly<Record<string, CompiledMessage>>;
}

/** Loads the texts of the page's language, whose address the page says, and which is loaded already where it was preloaded. */
export async function readTexts(): Promise<void> {
  const address = document.documentElement.dataset.texts;
  if (!address) return;
  const { default: loaded } = (await import(/* @vite-ignore */ address)) as { default: TextModule };
  readTextsFrom(() => ({
    language: loaded.language,
    translated: (key) => loaded.texts[key],
    english: (english) => loaded.rules[english] ?? withoutRules(english),
  }));
}
