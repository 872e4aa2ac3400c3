import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Page } from "playwright-core";
import type { CatalogueEntry } from "../../../src/platform/language/catalogue-file.ts";
import { pathInLanguage } from "../../../src/platform/language/language.ts";

type Words = string | RegExp;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Parts of a text, in turn words and what is in braces. */
function splitAtBraces(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text.replace(/<\/?\w+>/g, "")) {
    if (character === "{" && depth++ === 0) parts.push("");
    else if (character === "}" && --depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Whether it is more than values. */
const hasWords = (text: string): boolean =>
  splitAtBraces(text).some((part, at) => at % 2 === 0 && /\p{L}{3}/u.test(part));

/** The longer parts of a text between its values: a step may name them with a value between. */
const literalsOf = (text: string): string[] =>
  text.includes("{") ? splitAtBraces(text).filter((part, at) => at % 2 === 0 && part.length >= 12) : [];

/** How much of a text stands whatever its values are: of two that fit, the one with more of it is meant. */
const fixedLength = (text: string): number =>
  splitAtBraces(text).reduce((sum, part, at) => sum + (at % 2 === 0 ? part.length : 0), 0);

/** A pattern for a text whose values may be anything. */
const patternOf = (text: string): string =>
  splitAtBraces(text)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : "[\\s\\S]+"))
    .join("");

/** An English text as a page shows it, with 2 for each value. */
const sampleOf = (english: string): string =>
  String(
    format(
      compile(english.replace(/<\/?\w+>/g, "")),
      "en",
      new Proxy({}, { get: () => 2, has: () => true }),
      { formatters },
    ),
  );
const formatters = {
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
};

interface Translated {
  readonly english: string;
  readonly translation: string;
}

/** What stands for one thing in the name of a button, also where its words are another text: an order's number. */
const NAMES = /[A-Z0-9]+(?:-[A-Z0-9]+)+/g;

/** Two texts that stand beside each other: the first is found, with the names of things in the other. */
function beginning(words: string, texts: readonly Translated[]): RegExp | undefined {
  const names = words.match(NAMES);
  const [first] = texts
    .filter(({ english }) => words.startsWith(`${english} `))
    .sort((one, other) => other.english.length - one.english.length);
  return first && names
    ? new RegExp(`^${escaped(first.translation)}[\\s\\S]*${names.map(escaped).join("[\\s\\S]*")}`)
    : undefined;
}

/** The words of a state's steps, which are English, in the language of a catalogue. Words of no catalogue stay. */
export function wordsIn(catalogue: readonly CatalogueEntry[]): (words: Words) => Words {
  const texts = catalogue
    .filter(
      ({ english, translation, context }) =>
        translation && hasWords(english) && !context?.startsWith("refusal:"),
    )
    .map(({ english, translation }) => ({ english, translation, sample: sampleOf(english) }));
  return (words) => {
    if (typeof words !== "string") {
      const plain = words.source.replace(/^\^|\$$/g, "");
      const found = texts.filter(
        ({ sample, english }) =>
          words.test(sample) || literalsOf(english).some((part) => plain.includes(part)),
      );
      return found.length
        ? new RegExp(`^(?:${found.map((each) => patternOf(each.translation)).join("|")})`)
        : words;
    }
    const same = texts.find(({ english }) => english === words);
    if (same) return same.translation;
    const begun = beginning(words, texts);
    if (begun) return begun;
    const [like] = texts
      .filter(({ english }) => english.includes("{") && new RegExp(`^${patternOf(english)}$`).test(words))
      .sort((one, other) => fixedLength(other.english) - fixedLength(one.english));
    if (like) return new RegExp(`^${patternOf(like.translation)}$`);
    const around = texts.filter(({ english }) => english.replace(/<\/?\w+>/g, "").includes(words));
    return around.length ? new RegExp(around.map((each) => patternOf(each.translation)).join("|")) : words;
  };
}

/** A page on which the steps of a state, written for the English shop, work in another language. */
export function pageInLanguage(page: Page, language: string, catalogue: readonly CatalogueEntry[]): Page {
  const translate = wordsIn(catalogue);
  const translated = (name: string, given: readonly unknown[]): unknown[] => {
    const [first, options] = given;
    if (name === "goto" && typeof first === "string" && first !== "/robots.txt")
      return [pathInLanguage(first, language), ...given.slice(1)];
    if (name === "locator" && typeof first === "string")
      return [first.replace('href="/"', `href="${pathInLanguage("/", language)}"`), ...given.slice(1)];
    if (name === "getByRole" && typeof options === "object" && options !== null && "name" in options)
      return [first, { ...options, name: translate(options.name as Words) }];
    if (["getByText", "getByLabel", "getByPlaceholder"].includes(name))
      return [translate(first as Words), ...given.slice(1)];
    return [...given];
  };
  const wrap = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          const result: unknown = value.apply(target, translated(String(name), given));
          return typeof result === "object" && result !== null && "getByRole" in result
            ? wrap(result)
            : result;
        };
      },
    });
  return wrap(page);
}
