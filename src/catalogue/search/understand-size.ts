import { longestAt, type Span, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The size that is asked for, in the form of the index: `xl`, or `67` for `6-7 Y`. A single letter counts where it stands alone: that
 * of `t-s` begins a word.
 */
export function understandSize(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  hasSize: (word: string) => boolean,
): Span<string> | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const begin = longestAt({ get: (word) => vocabulary.size.has(word) || undefined }, tokens, at);
    const first = begin?.to ?? at;
    const found = sizeAt(first, begin !== undefined);
    if (found) return { ...found, from: at };
  }
  return undefined;

  function sizeAt(at: number, isNamed: boolean): Span<string> | undefined {
    const named = longestAt(vocabulary.sizes, tokens, at);
    const typed = longestAt({ get: (word) => (hasSize(word) ? word : undefined) }, tokens, at);
    const found = named && named.to >= (typed?.to ?? 0) ? named : typed;
    const token = tokens[at];
    if (!found || !token) return undefined;
    const isLetter = found.to === at + 1 && token.word.length === 1;
    const isAlone = /^\s*$/.test(token.gap) && at > 0 && !/\d$/.test(tokens[at - 1]?.word ?? "");
    return hasSize(found.meaning) && (isNamed || !isLetter || isAlone) ? found : undefined;
  }
}
