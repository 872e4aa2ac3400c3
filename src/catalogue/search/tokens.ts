import { wordsOf } from "./search-words.ts";

/** No real query is longer. The search ignores the rest. */
const MAX_CHARACTERS = 200;

/** A word, a number or the symbol of a currency, as somebody typed it. */
export interface Token {
  readonly written: string;
  /** In the form of the index; a number with decimals is several words there, and a symbol none. */
  readonly words: readonly string[];
  readonly word: string;
  /** Where it is in the typed text. */
  readonly from: number;
  readonly to: number;
  /** What is written between it and the token before. */
  readonly gap: string;
}

const pattern = /\p{Sc}|\d+(?:[.,]\d+)*|[\p{L}\p{N}\p{M}]+(?:[’'`][\p{L}\p{N}\p{M}]+)*/gu;

export function tokensOf(term: string): Token[] {
  const tokens: Token[] = [];
  const text = term.slice(0, MAX_CHARACTERS).normalize("NFC");
  for (const { 0: written, index } of text.matchAll(pattern)) {
    const words = wordsOf(written);
    const from = tokens.at(-1)?.to ?? 0;
    tokens.push({
      written,
      words,
      word: words.join("") || written,
      from: index,
      to: index + written.length,
      gap: text.slice(from, index),
    });
  }
  return tokens;
}

/** Neighbouring tokens that mean something together. */
export interface Span<Meaning> {
  readonly meaning: Meaning;
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

const LONGEST_PHRASE = 4;

/** What a map knows of the tokens from `at` on, joined: the longest phrase. */
export function longestAt<Meaning>(
  known: { get(word: string): Meaning | undefined },
  tokens: readonly { readonly word: string }[],
  at: number,
): Span<Meaning> | undefined {
  for (let to = Math.min(tokens.length, at + LONGEST_PHRASE); to > at; to -= 1) {
    const meaning = known.get(
      tokens
        .slice(at, to)
        .map(({ word }) => word)
        .join(""),
    );
    if (meaning !== undefined) return { meaning, from: at, to };
  }
  return undefined;
}

/** All that a map knows of the tokens, from left to right, the longest phrase at each place. */
export function spansIn<Meaning>(
  known: { get(word: string): Meaning | undefined },
  tokens: readonly { readonly word: string }[],
): Span<Meaning>[] {
  const found: Span<Meaning>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = longestAt(known, tokens, at);
    if (!span) continue;
    found.push(span);
    at = span.to - 1;
  }
  return found;
}

const isIn = (span: Span<unknown> | undefined, at: number): boolean =>
  span !== undefined && at >= span.from && at < span.to;

/** The tokens that are in none of the spans. */
export const outside = <Each>(
  tokens: readonly Each[],
  ...spans: readonly (Span<unknown> | undefined)[]
): Each[] => tokens.filter((_, at) => !spans.some((span) => isIn(span, at)));

/** The typed text without some neighbouring tokens. */
export function withoutTokens(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return text;
  return `${text.slice(0, first.from)} ${text.slice(last.to)}`.replace(/\s+/g, " ").trim();
}

export const writtenIn = (tokens: readonly Token[]): string => tokens.map(({ written }) => written).join(" ");
