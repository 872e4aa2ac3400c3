import type { Limit } from "./language-words.ts";
import { longestAt, type Span, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Prices that somebody asks for, in hundredths of a currency as it is shown; both ends are allowed. */
export interface AskedPrice {
  readonly currencyCode: string;
  /** Other currencies that the word may mean, where the shown one is none of them: several have dollars. */
  readonly otherCurrencies: readonly string[];
  readonly fromHundredths: number | null;
  readonly toHundredths: number | null;
  /** Says that the end itself does not count: 'under', 'over'. */
  readonly isExclusive: boolean;
}

interface Amount {
  readonly hundredths: number;
  readonly codes: readonly string[];
}

/** After a number they say that it is no price. */
const units = new Set(
  "ml cl l ltr litre liter oz g kg lb lbs mm cm m inch in zoll mah w gb hour hr h year y yr pc piece pack x".split(
    " ",
  ),
);
const ABOUT = { min: 75n, max: 125n, of: 100n };

/** Finds a price in words: `under $20`, `between 5 and 10 euro`, `20 dollars or less`. Without a currency it is the shown one. */
export function understandPrice(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  shownCurrency: string,
): Span<AskedPrice> | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = rangeAt(at) ?? limitedAt(at) ?? plainAt(at);
    if (found) return found;
  }
  return undefined;

  function rangeAt(at: number): Span<AskedPrice> | undefined {
    const begin = longestAt(asMap(vocabulary.between), tokens, at);
    const first = amountAt(begin?.to ?? at);
    if (!first) return undefined;
    const next = tokens[first.to];
    const isJoined = /^\s*[-–—]\s*$/.test(next?.gap ?? "");
    const isTo = vocabulary.to.has(next?.word ?? "");
    const second = isJoined || isTo ? amountAt(first.to + (isJoined ? 0 : 1)) : undefined;
    if (!second) return undefined;
    const codes = second.meaning.codes.length ? second.meaning.codes : first.meaning.codes;
    if (!codes.length && !begin) return undefined;
    const [low, high] = [first.meaning.hundredths, second.meaning.hundredths].sort((a, b) => a - b);
    return { from: at, to: second.to, meaning: priceOf({ from: low, to: high }, codes) };
  }

  function limitedAt(at: number): Span<AskedPrice> | undefined {
    const limit = longestAt(vocabulary.limits, tokens, at);
    const amount = limit && amountAt(limit.to);
    if (!amount) return undefined;
    return { from: at, to: amount.to, meaning: limited(limit.meaning, amount.meaning) };
  }

  /** An amount with its currency; what follows may limit it, and else nobody wants to pay more. */
  function plainAt(at: number): Span<AskedPrice> | undefined {
    const amount = amountAt(at);
    if (!amount) return undefined;
    const limit = longestAt(vocabulary.limits, tokens, amount.to);
    if (!amount.meaning.codes.length && !limit) return undefined;
    return {
      from: at,
      to: limit?.to ?? amount.to,
      meaning: limited(limit?.meaning ?? "up to", amount.meaning),
    };
  }

  /** A number, with a currency before or after it, or neither. */
  function amountAt(at: number): Span<Amount> | undefined {
    const before = longestAt(vocabulary.currencyWords, tokens, at);
    const place = before?.to ?? at;
    const token = tokens[place];
    const [, digits = "", letters = ""] =
      /^(\d[\d.,]*)(\p{L}*)$/u.exec(token?.written.toLowerCase() ?? "") ?? [];
    const hundredths = readAmount(digits);
    if (hundredths === undefined) return undefined;
    const attached = letters ? vocabulary.currencyWords.get(letters) : undefined;
    if (letters && !attached) return undefined;
    const after = attached || before ? undefined : longestAt(vocabulary.currencyWords, tokens, place + 1);
    const codes = before?.meaning ?? attached ?? after?.meaning ?? [];
    const to = after?.to ?? place + 1;
    if (!codes.length && units.has(tokens[to]?.written.toLowerCase() ?? "")) return undefined;
    return { from: at, to, meaning: { hundredths, codes } };
  }

  function limited(limit: Limit, { hundredths, codes }: Amount): AskedPrice {
    const isExclusive = limit === "below" || limit === "above";
    if (limit === "about") {
      const share = (part: bigint) => Number((BigInt(hundredths) * part) / ABOUT.of);
      return priceOf({ from: share(ABOUT.min), to: share(ABOUT.max) }, codes);
    }
    const isMax = limit === "below" || limit === "up to";
    return priceOf(isMax ? { to: hundredths } : { from: hundredths }, codes, isExclusive);
  }

  function priceOf(
    { from, to }: { from?: number | undefined; to?: number | undefined },
    codes: readonly string[],
    isExclusive = false,
  ): AskedPrice {
    const isShown = !codes.length || codes.includes(shownCurrency);
    const [currencyCode = shownCurrency, ...otherCurrencies] = isShown ? [shownCurrency] : codes;
    return {
      currencyCode,
      otherCurrencies,
      fromHundredths: from ?? null,
      toHundredths: to ?? null,
      isExclusive,
    };
  }
}

const asMap = (words: ReadonlySet<string>) => ({ get: (word: string) => words.has(word) || undefined });

/**
 * Hundredths of a number as people write it: `1,299` and `1.299` have thousands, `19.99` and `19,99` decimals: no price has three.
 */
function readAmount(digits: string): number | undefined {
  const parts = digits.split(/[.,]/);
  const last = parts.length > 1 && (parts.at(-1)?.length ?? 0) < 3 ? (parts.pop() ?? "") : "";
  const whole = parts.join("");
  if (!/^\d{1,9}$/.test(whole)) return undefined;
  return Number(whole + last.padEnd(2, "0"));
}
