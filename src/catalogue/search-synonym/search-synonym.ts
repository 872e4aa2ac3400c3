import type { SynonymInput } from "../../contract/admin/search-synonyms.ts";

/** Words of a list that is separated by commas, each once and without blanks around it. */
const tidy = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((each) => each.trim().replace(/\s+/g, " "))
      .filter(Boolean),
  ),
];

/** The words as they are stored. Undefined: they say nothing, because one word alone means itself. */
export function tidySynonym({ language, words, finds }: SynonymInput): SynonymInput | undefined {
  const [own, others] = [tidy(words), tidy(finds)];
  if (!own.length || (own.length === 1 && !others.length)) return undefined;
  return { language, words: own.join(", "), finds: others.join(", ") };
}
