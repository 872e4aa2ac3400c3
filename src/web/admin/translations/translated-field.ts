/** Texts of something in one language. */
export type Texts = Readonly<Record<string, unknown>>;
/** The same by the tags of the languages. */
export type TextsByLanguage = Readonly<Record<string, Texts>>;

/** One text that can be translated: the list of these makes the fields of every language. */
export interface TranslatedField {
  /** Of the text among those of a language. */
  readonly name: string;
  readonly label: string;
  /** In the store's own words. An empty one needs no translation. */
  readonly own: string;
  /** Without it the text is HTML. */
  readonly maxLength?: number;
  readonly rows?: number;
  /** Where the text lies deeper than under its name. */
  readonly read?: (texts: Texts) => string;
  readonly write?: (texts: Texts, text: string) => Texts;
}

export function readText({ name, read }: TranslatedField, texts: Texts): string {
  if (read) return read(texts);
  const text = texts[name];
  return typeof text === "string" ? text : "";
}

/** Without its last text a language has no entry, as before it had one. */
export function withText(
  translations: TextsByLanguage,
  language: string,
  { name, write }: TranslatedField,
  text: string,
): TextsByLanguage {
  const before = translations[language] ?? {};
  const { [name]: _before, ...others } = before;
  const texts = write ? write(before, text) : text === "" ? others : { ...others, [name]: text };
  return withTexts(translations, language, texts);
}

export function withTexts(translations: TextsByLanguage, language: string, texts: Texts): TextsByLanguage {
  const { [language]: _before, ...others } = translations;
  return Object.keys(texts).length > 0 ? { ...others, [language]: texts } : others;
}

/** Whether a reader sees anything of the text: HTML can be long and empty. */
export const isBlank = (text: string): boolean =>
  !/<(?:img|hr)\b/i.test(text) && text.replace(/<[^>]*>|&nbsp;/g, "").trim() === "";

export const isMissing = (field: TranslatedField, texts: Texts): boolean =>
  !isBlank(field.own) && isBlank(readText(field, texts));

export const missingIn = (fields: readonly TranslatedField[], texts: Texts = {}): number =>
  fields.filter((field) => isMissing(field, texts)).length;
