import { type CompiledMessage, readTextsFrom, withoutRules } from "../../../platform/language/t.ts";
import { readSentencesFrom } from "../words/server-sentences.ts";
import { adminLanguage, textAddresses } from "./admin-language.ts";

/** What the server makes of a language's texts for the browser (app/pages/text-modules.ts). */
interface TextModule {
  readonly language: string;
  readonly texts: Readonly<Record<string, CompiledMessage>>;
  /** English texts with plurals and other rules. */
  readonly rules: Readonly<Record<string, CompiledMessage>>;
}

/**
 * Loads the admin's texts. Nothing that shows one is loaded before: modules of the admin may have texts in their constants, because
 * its language only changes with the page.
 */
export async function loadTexts(): Promise<void> {
  const language = adminLanguage();
  document.documentElement.lang = language;
  const address = textAddresses().get(language);
  if (address === undefined) return;
  const { default: loaded } = (await import(/* @vite-ignore */ address)) as { default: TextModule };
  readSentencesFrom(Object.keys(loaded.texts));
  readTextsFrom(() => ({
    language: loaded.language,
    translated: (key) => loaded.texts[key],
    english: (english) => loaded.rules[english] ?? withoutRules(english),
  }));
}
