import compile from "icu-minify/compile";
import type { CompiledMessage, Texts } from "./t.ts";

const compiled = new Map<string, CompiledMessage>();

/** An English text is compiled when it is first shown: the code has it, no file. */
export function compiledEnglish(english: string): CompiledMessage {
  const known = compiled.get(english);
  if (known !== undefined) return known;
  const message = compile(english);
  compiled.set(english, message);
  return message;
}

/** The texts where nothing else is known: each is shown as the code has it. */
export const englishTexts: Texts = {
  language: "en",
  translated: () => undefined,
  english: compiledEnglish,
};
