import { type ColourKind, isOfKind } from "./colour-families.ts";
import { wordsOf } from "./search-words.ts";
import { longestAt, type Span, type Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A colour that somebody asks for. */
export interface AskedColour {
  /** Null: a colour's own name in this shop, such as clay. */
  readonly kind: ColourKind | null;
  readonly label: string;
  /** As it was typed, in the form of the index. */
  readonly word: string;
}

/** All colours that are asked for; any of them is meant. `isColourName`: whether a colour of the shop has the word in its name. */
export function understandColours(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isColourName: (word: string) => boolean,
): Span<AskedColour>[] {
  const found: Span<AskedColour>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const known = longestAt(vocabulary.colours, tokens, at);
    const token = tokens[at];
    if (known && token) {
      const { family, shade, label } = known.meaning;
      found.push({ ...known, meaning: { kind: { family, shade }, label, word: wordFrom(tokens, known) } });
      at = known.to - 1;
    } else if (token && isColourName(token.word)) {
      const label = token.written.charAt(0).toUpperCase() + token.written.slice(1);
      found.push({ from: at, to: at + 1, meaning: { kind: null, label, word: token.word } });
    }
  }
  return found;
}

const wordFrom = (tokens: readonly Token[], { from, to }: Span<unknown>): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join("");

/** Whether a colour is one of those that are asked for, by what it looks like or by a word of its name. */
export const isAskedColour = (
  asked: readonly AskedColour[],
  { label, hex }: { readonly label: string; readonly hex?: string | null },
): boolean =>
  asked.some(({ kind, word }) => (kind && hex && isOfKind(hex, kind)) || wordsOf(label).includes(word));
