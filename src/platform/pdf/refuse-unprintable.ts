import { type Refusal, refuse } from "../../contract/errors.ts";
import { unprintableCharacters } from "./printable-text.ts";

/** What a document is going to write, by the name that staff know it under: `name of who is billed`. */
export type PrintedTexts = Readonly<Record<string, string | readonly string[]>>;

/**
 * Refuses text_not_printable where a text has characters that no font of the documents has, and names the text and the
 * characters. Asked before a document is numbered or printed: then nothing is used up, and nothing is printed wrong.
 */
export function refuseUnprintable(
  document: string,
  texts: PrintedTexts,
): Refusal<"text_not_printable"> | undefined {
  const found = Object.entries(texts).flatMap(([name, text]) => {
    const characters = unprintableCharacters([text].flat().join("\n"));
    return characters.length > 0
      ? [`the ${name} has ${characters.slice(0, 10).map(described).join(", ")}`]
      : [];
  });
  if (found.length === 0) return undefined;
  return refuse(
    "text_not_printable",
    `${document} cannot be printed yet: ${found.join("; ")}. The documents have no letters for that. Please write it in other ones.`,
  );
}

/** `𒀀 (U+12000)`: a screen may have no letter for it either. */
const described = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")})`;
