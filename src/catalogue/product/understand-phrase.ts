import type { KnownWords } from "./known-words.ts";
import { colourWords } from "./search-synonyms.ts";
import { queryWords, spellingsOf } from "./search-words.ts";

/** Whether typing errors are forgiven. */
export type Spelling = "forgiven" | "as typed";

/** What somebody typed, understood before anything is searched. */
export interface Phrase {
  /**
   * The words to search, in the form of the index: mistyped ones replaced by what they were taken for, then the same with two
   * neighbours joined where that is a word of the shop (`note book`, `tee shirt`).
   */
  readonly wordings: readonly (readonly string[])[];
  /** What it was taken for, as a person writes it; null when nothing was mistyped. */
  readonly corrected: string | null;
  /** Whether it names this colour. `black` names ink. */
  namesColour(colourName: string): boolean;
}

/** The one place where a phrase gets its meaning; what is understood in a new way is added here. */
export function understandPhrase(term: string, known: KnownWords, spelling: Spelling): Phrase {
  const asked = queryWords(term);
  const joinedAt = asked.flatMap((word, at) => (known.isLabel(word + (asked[at + 1] ?? " ")) ? [at] : []));
  const corrections = asked.map((word, at) => {
    const isJoined = joinedAt.includes(at) || joinedAt.includes(at - 1);
    return spelling === "as typed" || isJoined ? undefined : known.correct(word, at === asked.length - 1);
  });
  const words = asked.map((word, at) => corrections[at]?.folded ?? word);
  const typed = new Map(spellingsOf(term));
  const colours = new Map<string, boolean>();
  return {
    wordings: [words, ...joinedAt.map((at) => withJoined(words, at))],
    corrected: corrections.some((correction) => correction)
      ? asked.map((word, at) => corrections[at]?.written ?? typed.get(word) ?? word).join(" ")
      : null,
    namesColour: (colourName) => {
      const isNamed = colours.get(colourName) ?? colourWords(colourName).some((word) => words.includes(word));
      colours.set(colourName, isNamed);
      return isNamed;
    },
  };
}

const withJoined = (words: readonly string[], at: number): readonly string[] => [
  ...words.slice(0, at),
  words.slice(at, at + 2).join(""),
  ...words.slice(at + 2),
];
