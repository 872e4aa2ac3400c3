import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { type CatalogueEntry, keyOf, parseCatalogue } from "./catalogue-file.ts";
import { compiledEnglish, englishTexts } from "./english-texts.ts";
import { isolateValues } from "./isolate-values.ts";
import { type Language, languages, textDirection } from "./language.ts";
import type { CompiledMessage, Texts } from "./t.ts";

/** The texts of the shop with its mails and documents, and those of the admin: they can be translated one without the other. */
export type CatalogueName = "shop" | "admin";

/**
 * Where the files of each are, from the root of the program. The template has all texts in English, with the files that show
 * them: what a new language starts from.
 */
export const catalogues: Readonly<
  Record<CatalogueName, { readonly folder: string; readonly template: string }>
> = {
  shop: { folder: "locales", template: "kitstore.pot" },
  admin: { folder: "locales/admin", template: "kitstore-admin.pot" },
};

const folderOf = (name: CatalogueName): string =>
  join(import.meta.dirname, "../../..", catalogues[name].folder);

const read = (name: CatalogueName, file: string): CatalogueEntry[] =>
  parseCatalogue(readFileSync(join(folderOf(name), file), "utf8"));

/** The language of each file, such as `de.po`. */
const tagsIn = (name: CatalogueName): string[] =>
  readdirSync(folderOf(name)).flatMap((file) => /^([A-Za-z0-9-]+)\.po$/.exec(file)?.[1] ?? []);

const tagsOfFiles = tagsIn("shop");
languages.push(...tagsOfFiles.filter((tag) => !languages.includes(tag)).sort());

/** The languages that the program knows: English, and each that has a file in `locales`. */
export const knownLanguages = (): readonly Language[] => languages;

/** The languages of the admin: English, and each that has a file in `locales/admin`. */
export const adminLanguages = (): readonly Language[] => ["en", ...tagsIn("admin").sort()];

export const readTemplate = (name: CatalogueName = "shop"): readonly CatalogueEntry[] =>
  read(name, catalogues[name].template);
export const readCatalogue = (language: Language, name: CatalogueName = "shop"): readonly CatalogueEntry[] =>
  read(name, `${language}.po`);

const texts = new Map<Language, Texts>();

/** A language that no file has: one that is made while the program runs. Returns what takes it away again. */
export function addCatalogue(language: Language, entries: readonly CatalogueEntry[]): () => void {
  languages.push(language);
  texts.set(language, translatedTexts(language, entries));
  return () => {
    languages.splice(languages.indexOf(language), 1);
    texts.delete(language);
  };
}

/** The texts of a language, read and compiled once. A language without a file has those of English. */
export function textsOf(language: Language): Texts {
  const known = texts.get(language);
  if (known) return known;
  const made =
    language === "en" || !tagsOfFiles.includes(language)
      ? englishTexts
      : translatedTexts(language, readCatalogue(language));
  texts.set(language, made);
  return made;
}

/** The texts of a catalogue. A translation that cannot be read stops the start: half a sentence would be worse. */
export function translatedTexts(language: Language, entries: readonly CatalogueEntry[]): Texts {
  const compiled = new Map<string, CompiledMessage>();
  for (const entry of entries)
    if (entry.translation && !entry.isFuzzy) compiled.set(keyOf(entry), compileTranslation(language, entry));
  return { language, translated: (key) => compiled.get(key), english: compiledEnglish };
}

function compileTranslation(language: Language, { english, translation }: CatalogueEntry): CompiledMessage {
  try {
    const compiled = compile(translation);
    return textDirection(language) === "rtl" ? isolateValues(compiled) : compiled;
  } catch (error) {
    throw new Error(`locales/${language}.po: the translation of "${english}" cannot be read`, {
      cause: error,
    });
  }
}
