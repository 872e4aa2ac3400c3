import { serverTextKey, textOfKey } from "../../../platform/language/t.ts";

interface Sentence {
  readonly key: string;
  /** Finds the values of the sentence; undefined: it has none. */
  readonly pattern: RegExp;
  readonly values: readonly string[];
  readonly literalLength: number;
}

let sentences: readonly Sentence[] = [];

/** The keys of a catalogue, of which some are sentences that the server writes. */
export function readSentencesFrom(keys: readonly string[]): void {
  const prefix = serverTextKey("");
  sentences = keys
    .filter((key) => key.startsWith(prefix) && key.includes("{"))
    .map((key) => sentenceOf(key, key.slice(prefix.length)))
    .sort((one, other) => other.literalLength - one.literalLength);
}

function sentenceOf(key: string, english: string): Sentence {
  const parts = english.split(/\{(\w+)\}/);
  const literals = parts.filter((_, at) => at % 2 === 0);
  const source = literals
    .map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(/[‘’]/g, "['‘’]"))
    .join("(.+?)");
  return {
    key,
    pattern: new RegExp(`^${source}$`, "s"),
    values: parts.filter((_, at) => at % 2 === 1),
    literalLength: literals.join("").length,
  };
}

/**
 * A sentence without values in the language of the admin; undefined: the catalogue has it not. An action of the audit that begins
 * a title has a capital there.
 */
function exactSentence(text: string): string | undefined {
  const exact = textOfKey(serverTextKey(text), {});
  if (exact !== undefined) return exact;
  const action = textOfKey(serverTextKey(text.charAt(0).toLowerCase() + text.slice(1)), {});
  return action && action.charAt(0).toUpperCase() + action.slice(1);
}

/**
 * A sentence of the API, such as the reason of a refusal, in the language of the admin: the catalogue has it with names in place of
 * its values, and the one with the most words that fits is taken. What has no translation stays as it is.
 */
export function serverSentence(text: string, valueInWords: (value: string) => string): string {
  const exact = exactSentence(text);
  if (exact !== undefined) return exact;
  for (const { key, pattern, values } of sentences) {
    const found = pattern.exec(text);
    if (found)
      return (
        textOfKey(
          key,
          Object.fromEntries(values.map((name, at) => [name, valueInWords(found[at + 1] ?? "")])),
        ) ?? text
      );
  }
  return text;
}
