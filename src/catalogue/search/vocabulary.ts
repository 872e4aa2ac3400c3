import SearchableMap from "minisearch/SearchableMap";
import type { HelpTopic } from "../../contract/search.schemas.ts";
import type { Language } from "../../platform/language/language.ts";
import type { ColourKind } from "./colour-families.ts";
import { currencyNames } from "./currency-names.ts";
import { type LanguageWords, type Limit, languagesWithWords, languageWords } from "./language-words.ts";
import { wordsOf } from "./search-words.ts";

/** Words that mean the same; with `finds` they all lead to what that finds. Phrases are separated by commas. */
export interface SynonymRow {
  readonly words: string;
  readonly finds: string;
}

export interface ShopCurrency {
  readonly currencyCode: string;
  readonly currencyRate: number;
  readonly currencySymbol: string;
}

type Shade = "dark" | "light";

export interface NamedColour extends ColourKind {
  /** As the language of the word calls it: `Dark blue`. */
  readonly label: string;
}

/** The words that a search understands in a shop, each phrase joined to one word in the form of the index. */
export class Vocabulary {
  readonly currencies: readonly ShopCurrency[];
  readonly fillers = new Set<string>();
  readonly presents = new Set<string>();
  readonly limits = new Map<string, Limit>();
  readonly to = new Set<string>();
  readonly between = new Set<string>();
  readonly colours = new Map<string, NamedColour>();
  readonly size = new Set<string>();
  readonly sizes = new Map<string, string>();
  readonly topics = new Map<string, HelpTopic>();
  /** The codes of the shop's currencies that a word or symbol may mean. */
  readonly currencyWords = new Map<string, readonly string[]>();
  /** What a word finds beside itself. */
  readonly synonyms = new SearchableMap<readonly string[]>();
  /** All single words, as a person writes them: what was mistyped may be meant for one. */
  readonly words = new SearchableMap<string>();

  /** The words of the shop's language count most, then those of the other languages. */
  constructor(language: Language, synonyms: readonly SynonymRow[], currencies: readonly ShopCurrency[]) {
    this.currencies = currencies;
    for (const row of synonyms) this.#addSynonyms(row);
    const { [language]: own, ...others } = languageWords;
    if (own) this.#addLanguage(own);
    this.#isOwn = false;
    for (const each of Object.values(others)) this.#addLanguage(each);
    for (const { currencyCode, currencySymbol } of currencies)
      for (const each of [currencyCode, currencySymbol])
        this.#addCurrencyWord(currencyKey(each), currencyCode);
    // What is one currency's own symbol or code is no other's: `$` is not the Singapore dollar where that is `S$`.
    const known = new Set(this.currencyWords.keys());
    for (const { currencyCode } of currencies)
      for (const each of currencyNames(currencyCode, [...new Set([language, ...languagesWithWords])]))
        if (!known.has(currencyKey(each))) this.#addCurrencyWord(currencyKey(each), currencyCode);
  }

  /** The single words of all phrases. */
  readonly #parts = new Set<string>();
  /** A word of another language is understood, but no mistyped one is taken for it: `hwite` is white, not the Norwegian `hvite`. */
  #isOwn = true;

  /** Whether a word is understood as it is, so that it cannot be mistyped. */
  has(word: string): boolean {
    return [this.#parts, this.fillers, this.words, this.colours, this.to, this.size, this.between].some(
      (all) => all.has(word),
    );
  }

  /** Whether a word only says that a present is looked for: `gift`, `birthday`. */
  isPresent(word: string): boolean {
    const finds = this.synonyms.get(word);
    return this.presents.has(word) || (finds?.every((each) => this.presents.has(each)) ?? false);
  }

  #addLanguage(words: LanguageWords): void {
    for (const each of phrasesOf(words.fillers)) this.fillers.add(join(each));
    for (const each of phrasesOf(words.presents)) this.presents.add(this.#know(each));
    for (const each of phrasesOf(words.to)) this.to.add(join(each));
    for (const each of phrasesOf(words.between)) this.between.add(join(each));
    for (const each of phrasesOf(words.size)) this.size.add(join(each));
    this.#addAll(this.limits, words.limits, (limit) => limit as Limit);
    this.#addAll(this.sizes, words.sizes, (size) => size);
    this.#addAll(this.topics, words.help, (topic) => topic as HelpTopic);
    for (const [topic, phrases] of Object.entries(words.help))
      for (const each of phrasesOf(phrases)) this.#addWithoutFillers(each, topic as HelpTopic);
    for (const [code, phrases] of Object.entries(words.currencies))
      for (const each of phrasesOf(phrases)) this.#addCurrencyWord(join(each), code);
    this.#addColours(words);
  }

  #addAll<Meaning>(
    map: Map<string, Meaning>,
    phrases: Readonly<Record<string, string>>,
    meaningOf: (key: string) => Meaning,
  ): void {
    for (const [key, texts] of Object.entries(phrases))
      for (const each of phrasesOf(texts)) addFirst(map, this.#know(each), meaningOf(key));
  }

  /** A question is looked up when words that say nothing are gone: `talk to someone` is `talk someone` then. */
  #addWithoutFillers(phrase: string, topic: HelpTopic): void {
    const words = wordsOf(phrase);
    const telling = words.filter((word) => !this.fillers.has(word));
    if (telling.length > 1 && telling.length < words.length) addFirst(this.topics, telling.join(""), topic);
  }

  #addColours({ colours, dark, light, shadeJoint, colourEndings }: LanguageWords): void {
    const endings = ["", ...phrasesOf(colourEndings)];
    const shadesOf = (text: string, shade: Shade) => phrasesOf(text).map((word) => ({ word, shade }));
    const shades = [...shadesOf(dark, "dark"), ...shadesOf(light, "light")];
    for (const [kind, texts] of Object.entries(colours)) {
      const [family = "", shade] = kind.split(" ").toReversed();
      const [name = "", ...others] = phrasesOf(texts);
      for (const phrase of [name, ...others]) {
        const label = capital(kind.includes(" ") ? phrase : name);
        for (const ending of endings) {
          addFirst(this.colours, this.#know(phrase + ending), { family, label, shade: shade as Shade });
          for (const { word, shade: its } of shade ? [] : shades) {
            const shaded = { family, shade: its, label: capital(`${word}${shadeJoint}${phrase}`) };
            addFirst(this.colours, join(word + phrase + ending), shaded);
          }
        }
      }
    }
  }

  #addCurrencyWord(word: string, code: string): void {
    if (!this.currencies.some(({ currencyCode }) => currencyCode === code)) return;
    this.currencyWords.set(word, [...new Set([...(this.currencyWords.get(word) ?? []), code])]);
    if (/^\p{L}{4,}$/u.test(word)) this.words.set(word, word);
  }

  #addSynonyms({ words, finds }: SynonymRow): void {
    const all = phrasesOf(words);
    const targets = phrasesOf(finds).map(join);
    for (const phrase of all) {
      const word = this.#know(phrase);
      const found = finds ? targets : all.map(join).filter((each) => each !== word);
      this.synonyms.set(word, [...new Set([...(this.synonyms.get(word) ?? []), ...found])]);
    }
  }

  /** Notes how a phrase is written, and returns it joined. */
  #know(phrase: string): string {
    const word = join(phrase);
    for (const part of wordsOf(phrase)) this.#parts.add(part);
    if (word && this.#isOwn && !this.words.has(word)) this.words.set(word, phrase.toLowerCase());
    return word;
  }
}

const phrasesOf = (text: string): string[] =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
/** A symbol as it is written, and a word in the form of the index. */
const currencyKey = (text: string): string =>
  /\p{Sc}/u.test(text) ? text.toLowerCase().replace(/\s/g, "") : join(text);
const join = (phrase: string): string => wordsOf(phrase).join("");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
