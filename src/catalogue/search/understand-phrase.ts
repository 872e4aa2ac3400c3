import type { HelpTopic } from "../../contract/search.schemas.ts";
import type { KnownWords } from "./known-words.ts";
import { foldCase } from "./search-words.ts";
import { outside, type Span, spansIn, type Token, tokensOf, withoutTokens, writtenIn } from "./tokens.ts";
import { type AskedColour, understandColours } from "./understand-colour.ts";
import { understandHelp } from "./understand-help.ts";
import { type AskedPrice, understandPrice } from "./understand-price.ts";
import { understandSize } from "./understand-size.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Whether typing errors are forgiven and words understood. */
export type Spelling = "forgiven" | "as typed";

/** What the shop has, as far as a phrase can name it. */
export interface ShopWords {
  readonly known: KnownWords;
  /** Whether the name of a colour has this word. */
  isColourName(word: string): boolean;
  /** Whether something comes in a size, in the form of the index. */
  hasSize(word: string): boolean;
}

/** Something that was understood, and the phrase without it: so a person undoes a wrong reading. */
export type Reading = { readonly without: string } & (
  | { readonly kind: "colour"; readonly colour: AskedColour }
  | { readonly kind: "price"; readonly price: AskedPrice; readonly inOther: readonly OtherReading[] }
  | { readonly kind: "size"; readonly size: string; readonly label: string }
);

/** The same phrase with another currency, where the word could mean several. */
export interface OtherReading {
  readonly currencyCode: string;
  readonly term: string;
}

/** What somebody typed, understood before anything is searched. */
export interface Phrase {
  /**
   * The words to search, in the form of the index: mistyped ones replaced by what they were taken for, then the same with neighbours
   * joined where that is a word of the shop (`note book`, `tee shirt`).
   */
  readonly wordings: readonly (readonly string[])[];
  /** Words for presents. Beside others they only order what is found. */
  readonly presents: readonly string[];
  readonly readings: readonly Reading[];
  readonly topics: readonly HelpTopic[];
  /** What it was taken for, as a person writes it; null when nothing was mistyped. */
  readonly corrected: string | null;
}

/** No real query has more; the search ignores the rest. */
const MAX_WORDS = 10;

/** A token, with what it was taken for where it was mistyped. */
interface ReadToken extends Token {
  readonly corrected?: string;
}

interface HowTyped {
  readonly spelling: Spelling;
  /** In which prices are shown. */
  readonly currencyCode: string;
}

/** The one place where a phrase gets its meaning: what is understood in a new way is a step of its own here. */
export function understandPhrase(
  term: string,
  { known, isColourName, hasSize }: ShopWords,
  vocabulary: Vocabulary,
  { spelling, currencyCode }: HowTyped,
): Phrase {
  const typed = tokensOf(term);
  if (spelling === "as typed") {
    const asked = outside(typed, ...spansIn(asMap(vocabulary.fillers), typed));
    return { ...nothingUnderstood, wordings: wordingsOf(asked.length ? asked : typed, known, vocabulary) };
  }
  const corrected = typed.map((_, at) => correctAt(typed, at, known, vocabulary));
  const price = understandPrice(corrected, vocabulary, currencyCode);
  const unpriced = outside(corrected, price);
  const size = understandSize(unpriced, vocabulary, hasSize);
  const unsized = outside(unpriced, size);
  const colours = understandColours(unsized, vocabulary, isColourName);
  const plain = withWholeNames(outside(unsized, ...colours), vocabulary);
  const asked = outside(plain, ...spansIn(asMap(vocabulary.fillers), plain));
  const topics = understandHelp(asked, vocabulary);
  // What is also called so in the shop may be meant, too: both are shown.
  const questions = topics.filter(({ from, to }) => to - from > 1 || !known.isLabel(asked[from]?.word ?? ""));
  const things = outside(asked, ...questions);
  const presents = spansIn({ get: (word) => (vocabulary.isPresent(word) ? word : undefined) }, things);
  const named = outside(things, ...presents).filter(({ word }) => !topics.length || !/^\d+$/.test(word)); // "bulk order 100 mugs"
  const isUnderstood = price || size || colours.length || topics.length || presents.length;

  const mistyped = corrected.filter((token) => token.corrected);
  return {
    wordings: wordingsOf(named.length || isUnderstood ? named : corrected, known, vocabulary),
    presents: presents.map(({ meaning }) => meaning),
    topics: [...new Set(topics.map(({ meaning }) => meaning))],
    corrected: mistyped.length ? textWith(term, mistyped) : null,
    readings: [
      ...(price ? [priceReading(term, corrected, price, vocabulary)] : []),
      ...colours.map((span) => ({
        kind: "colour" as const,
        colour: span.meaning,
        without: withoutTokens(term, unsized.slice(span.from, span.to)),
      })),
      ...(size ? [sizeReading(term, unpriced.slice(size.from, size.to), size.meaning)] : []),
    ],
  };
}

const nothingUnderstood = { presents: [], readings: [], topics: [], corrected: null };

const asMap = (words: ReadonlySet<string>) => ({ get: (word: string) => words.has(word) || undefined });

/** Names with a word that says nothing elsewhere become one token, so that they stay whole: `work from home`. */
function withWholeNames(tokens: readonly ReadToken[], { synonyms, fillers }: Vocabulary): ReadToken[] {
  const names = spansIn(synonyms, tokens).filter(
    ({ from, to }) => to - from > 1 && tokens.slice(from, to).some(({ word }) => fillers.has(word)),
  );
  return tokens.flatMap((token, at) => {
    const name = names.find(({ from, to }) => at >= from && at < to);
    if (!name) return [token];
    const word = tokens
      .slice(name.from, name.to)
      .map((each) => each.word)
      .join("");
    return at === name.from ? [{ ...token, word, words: [word] }] : [];
  });
}

function priceReading(
  term: string,
  all: readonly Token[],
  span: Span<AskedPrice>,
  { currencyWords }: Vocabulary,
): Reading {
  const tokens = all.slice(span.from, span.to);
  const without = withoutTokens(term, tokens);
  const amount = writtenIn(tokens.filter(({ word }) => !currencyWords.has(word)));
  const inOther = span.meaning.otherCurrencies.map((currencyCode) => ({
    currencyCode,
    term: `${without} ${amount} ${currencyCode}`.trim(),
  }));
  return { kind: "price", price: span.meaning, inOther, without };
}

/** `XL` for what was typed as `extra large`; a size with figures stays as it was typed. */
function sizeReading(term: string, tokens: readonly Token[], size: string): Reading {
  const label = /\d/.test(size) ? term.slice(tokens[0]?.from, tokens.at(-1)?.to) : size.toUpperCase();
  return { kind: "size", size, label, without: withoutTokens(term, tokens) };
}

/** A typed word, or what it was mistyped for. What is a word of the shop together with its neighbour is none of that. */
function correctAt(
  typed: readonly Token[],
  at: number,
  known: KnownWords,
  vocabulary: Vocabulary,
): ReadToken {
  const [before, token, next] = [typed[at - 1], typed[at] as Token, typed[at + 1]];
  const isJoined =
    known.isLabel((before?.word ?? "") + token.word) || known.isLabel(token.word + (next?.word ?? ""));
  if (!token.words.length || isJoined || vocabulary.has(token.word)) return token;
  const meant = known.correct(token.word, at === typed.length - 1);
  return meant ? { ...token, words: [meant.folded], word: meant.folded, corrected: meant.written } : token;
}

/** The typed text with the mistyped words replaced. */
function textWith(term: string, mistyped: readonly ReadToken[]): string {
  let [text, at] = ["", 0];
  for (const { from, to, written, corrected = written } of mistyped) {
    text += term.slice(at, from) + corrected;
    at = to;
  }
  return (text + term.slice(at)).trim();
}

/** No phrase of the index or of synonyms has more words. */
const MAX_JOINED = 3;

/** `2 mugs`: a figure before a plural says how many. `500 ml` and `14 inch` are part of what is looked for. */
function beginsWithCount([count, ...things]: readonly Token[], known: KnownWords): boolean {
  if (!/^[1-9]\d{0,3}$/.test(count?.written ?? "")) return false;
  return [1, 2].some((length) => {
    const name = things.slice(0, length);
    const last = name.at(-1);
    const isPlural = last !== undefined && last.word !== foldCase(last.written);
    return isPlural && known.isLabel(name.map(({ word }) => word).join(""));
  });
}

/** The words, and the same with neighbours joined where that is a word of the shop. */
function wordingsOf(tokens: readonly Token[], known: KnownWords, { synonyms }: Vocabulary): string[][] {
  const words = tokens.flatMap((token) => token.words).slice(0, MAX_WORDS);
  if (!words.length) return [];
  const wordings = [words];
  if (beginsWithCount(tokens, known)) wordings.push(words.slice(1));
  for (let at = 0; at < words.length; at += 1)
    for (let to = at + 2; to <= Math.min(words.length, at + MAX_JOINED); to += 1) {
      const joined = words.slice(at, to).join("");
      if (known.isLabel(joined) || synonyms.has(joined))
        wordings.push([...words.slice(0, at), joined, ...words.slice(to)]);
    }
  return wordings;
}
