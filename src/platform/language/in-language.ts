import { AsyncLocalStorage } from "node:async_hooks";
import { textsOf } from "./catalogues.ts";
import { englishTexts } from "./english-texts.ts";
import type { Language } from "./language.ts";
import { type CompiledMessage, readTextsFrom, type Texts } from "./t.ts";

interface TextsOfWork extends Texts {
  readonly shownInEnglish?: Set<string>;
}

const storage = new AsyncLocalStorage<TextsOfWork>();

/** The texts of the request, mail or document that is being made; English ones outside of all of them. */
export const currentTexts = (): Texts => storage.getStore() ?? englishTexts;

readTextsFrom(currentTexts);

/** Takes note of a text that is shown in the store's own words, because nobody has translated it. Nothing on pages and in English. */
export const noteEnglish = (text: string): void => void storage.getStore()?.shownInEnglish?.add(text);

/** What was noted until now in the mail or document that is being made. */
export const shownInEnglish = (): ReadonlySet<string> => storage.getStore()?.shownInEnglish ?? nothing;
const nothing: ReadonlySet<string> = new Set();

/** Runs what makes a page, a mail or a document: all its texts are in the language. */
export const inLanguage = <T>(language: Language, work: () => T): T => storage.run(textsOf(language), work);

/** The same for a mail or a document, which notes what is shown in English though its language is another one. */
export const inLanguageOrEnglish = <T>(language: Language, work: () => T): T =>
  storage.run(
    { ...textsOf(language), finish, ...(language !== "en" && { shownInEnglish: new Set() }) },
    work,
  );

function finish(text: string, values: object, translated: CompiledMessage | undefined): string {
  const shown = withOneFullStop(text, Object.values(values));
  if (translated === undefined) noteEnglish(shown);
  return shown;
}

/** A sentence that ends with `Acme Ltd.` has one full stop; from right to left the end of an isolate stands between the two. */
const withOneFullStop = (text: string, values: readonly unknown[]): string =>
  values
    .map(String)
    .reduce(
      (shown, value) =>
        value.endsWith(".")
          ? shown.replaceAll(`${value}.`, () => value).replaceAll(`${value}\u2069.`, () => `${value}\u2069`)
          : shown,
      text,
    );
