import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import type { Language } from "./language.ts";
import type { Value, ValuesArgument } from "./value-names.ts";

export type { CompiledMessage };

/** Where the texts of a language are found. */
export interface Texts {
  readonly language: Language;
  /** The text for a key; undefined where the language has none. */
  readonly translated: (key: string) => CompiledMessage | undefined;
  /** The English text itself, compiled. */
  readonly english: (english: string) => CompiledMessage;
  /** What a mail or a document still does with a text before it is shown; `translated` is undefined for an English one. */
  readonly finish?: (shown: string, values: object, translated: CompiledMessage | undefined) => string;
}

type Parts = Exclude<CompiledMessage, string>;

const values = (text: string): Parts =>
  text.split(/\{(\w+)\}/).map((part, at): Parts[number] => (at % 2 === 0 ? part : [part]));

/** An English text without plurals or other rules, compiled: its `{values}` and its `<elements>` are all that it can have. */
export const withoutRules = (english: string): CompiledMessage =>
  english.split(/<(\w+)>(.*?)<\/\1>/).flatMap((part, at, parts): Parts => {
    if (at % 3 === 0) return values(part);
    return at % 3 === 1 ? [[part, "", ...values(parts[at + 1] ?? "")]] : [];
  });

/** The name by which a text is found in a catalogue: gettext's way, where the same English text is two texts. */
export const textKey = (english: string, context: string | undefined): string =>
  context === undefined ? english : `${context}\u0004${english}`;
export const refusalKey = (code: string): string => `refusal:${code}`;
/** The key of a sentence that the server writes in English for staff, with names in place of its values. */
export const serverTextKey = (english: string): string => textKey(english, SERVER_CONTEXT);
export const SERVER_CONTEXT = "server";
/** The key of a text that react-admin shows, which it finds by a name such as `ra.action.save`. */
export const reactAdminKey = (name: string): string => `react-admin:${name}`;

let findTexts = (): Texts => ({ language: "en", translated: () => undefined, english: withoutRules });

/** A page in the browser has the texts of one language; on the server each request, mail and document has its own. */
export function readTextsFrom(find: () => Texts): void {
  findTexts = find;
}

/** The language of the page, mail or document that is being made. */
export const language = (): Language => findTexts().language;

/** False: the text is shown in English, because nobody has translated it yet. */
export function isTranslated(english: string): boolean {
  const texts = findTexts();
  return texts.language === "en" || texts.translated(english) !== undefined;
}

/** Plurals and figures by CLDR, as the browser or Node has them. */
const formatters: FormatOptions["formatters"] = {
  getPluralRules: (...given) => new Intl.PluralRules(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
};

/** A text with its values and elements put in: a string, or with elements a list of strings and elements. */
export function formatText<Part>(
  english: string,
  values: FormatValues<Part>,
): string | Part | (string | Part)[] {
  const texts = findTexts();
  const translated = texts.translated(textKey(english, values.context as string | undefined));
  const shown =
    translated === undefined
      ? format(texts.english(english), "en", values, { formatters })
      : format(translated, texts.language, values, { formatters });
  return texts.finish?.(shown as string, values, translated) ?? shown;
}

/**
 * A text in the language of the page, mail or document; the English text is the key. `{name}` stands for a value, and rules are
 * those of ICU messages: `t("{count, plural, one {# product} other {# products}}", { count })`. The value `context` tells an
 * English text apart that is two texts in other languages. The text is a literal, so that it is found in the code
 * (scripts/language), and the call is inside a function, because the language is known no sooner.
 */
export const t = <Text extends string>(english: Text, ...[values]: ValuesArgument<Text>): string =>
  formatText<string>(english, (values ?? {}) as Readonly<Record<string, Value>>) as string;

/** The text of a key, such as that of a refusal of the API; undefined where the language has none. */
export const textOfKey = (key: string, values: Readonly<Record<string, Value>>): string | undefined =>
  findTexts().translated(key) === undefined ? undefined : (formatText<string>(key, values) as string);
