import LineBreaker from "linebreak";
import { splitIntoClusters } from "./characters.ts";

/** Scripts without spaces between words, whose words only a dictionary knows. */
const unspaced = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Where a new line may begin: after a space or a hyphen, between Chinese characters, between Thai words. Ascending, the end is the last. */
export function findBreaks(text: string): number[] {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) breaks.add(found.position);
  if (unspaced.test(text))
    for (const { index } of words.segment(text))
      if (unspaced.test(text[index - 1] ?? "") && unspaced.test(text[index] ?? "")) breaks.add(index);
  breaks.add(text.length);
  return [...breaks].sort((one, other) => one - other);
}

export interface LineBounds {
  readonly start: number;
  readonly end: number;
}

/**
 * The lines of a text in a column. `widthOf` measures a part of the text in points. A part that is wider than the column is
 * split between two characters. The space at the end of a line belongs to none.
 */
export function breakLines(
  text: string,
  columnWidth: number,
  widthOf: (start: number, end: number) => number,
): LineBounds[] {
  const endOf = (start: number, end: number) => start + text.slice(start, end).trimEnd().length;
  const lines: LineBounds[] = [];
  let start = 0;
  let end = 0;
  let width = 0;
  for (const next of findBreaks(text)) {
    if (end > start && width + widthOf(end, endOf(end, next)) > columnWidth) {
      lines.push({ start, end: endOf(start, end) });
      start = end;
      width = 0;
    }
    while (width === 0 && widthOf(start, endOf(start, next)) > columnWidth) {
      const split = start + fittingLength(text.slice(start, next), columnWidth, start, widthOf);
      if (split >= next) break;
      lines.push({ start, end: split });
      start = split;
    }
    width += widthOf(Math.max(start, end), next);
    end = next;
  }
  return [...lines, { start, end: endOf(start, end) }];
}

/** How much of a part fits into the column: one character at least. */
function fittingLength(
  part: string,
  columnWidth: number,
  offset: number,
  widthOf: (start: number, end: number) => number,
): number {
  let length = 0;
  for (const cluster of splitIntoClusters(part)) {
    if (length > 0 && widthOf(offset, offset + length + cluster.length) > columnWidth) break;
    length += cluster.length;
  }
  return length;
}
