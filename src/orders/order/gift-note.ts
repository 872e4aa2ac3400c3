import { toSingleLine, visibleText } from "../../platform/mail/single-line.ts";

/** More lines would push the goods off the first page of the packing slip. */
const MAX_LINES = 8;

/** A gift's note as it is stored: visible characters, without empty lines; lines above the eighth follow on the eighth. */
export function giftNote(typed: string): string {
  const lines = visibleText(typed)
    .split(/\r\n|\r|\n/)
    .map(toSingleLine)
    .filter(Boolean);
  return [...lines.slice(0, MAX_LINES - 1), lines.slice(MAX_LINES - 1).join(" ")].filter(Boolean).join("\n");
}
