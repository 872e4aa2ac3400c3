import { AsyncLocalStorage } from "node:async_hooks";
import { textsOf } from "./catalogues.ts";
import { englishTexts } from "./english-texts.ts";
import type { Language } from "./language.ts";
import { readTextsFrom, type Texts } from "./t.ts";

const storage = new AsyncLocalStorage<Texts>();

/** The texts of the request, mail or document that is being made; English ones outside of all of them. */
export const currentTexts = (): Texts => storage.getStore() ?? englishTexts;

readTextsFrom(currentTexts);

/** Runs what makes a page, a mail or a document: all its texts are in the language. */
export const inLanguage = <T>(language: Language, work: () => T): T => storage.run(textsOf(language), work);
