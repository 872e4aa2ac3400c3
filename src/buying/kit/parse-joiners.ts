/** Somebody who joins the company, and the size where it is known. */
export interface Joiner {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly size: string | null;
}

export interface ParsedJoiners {
  readonly joiners: readonly Joiner[];
  readonly skipped: readonly { readonly line: number; readonly text: string; readonly reason: string }[];
}

/**
 * Reads joiners from pasted lines or a CSV. It uses the cell with a date (2026-12-01, or the day first:
 * 01/12/2026) and the cell with one of the kit's sizes, in upper or lower case. It ignores names and other
 * columns. A first line without a date is a heading.
 */
export function parseJoiners(list: string, sizes: readonly string[]): ParsedJoiners {
  const lines = list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text.replace(/[\s,;"]/g, "") !== "");
  const joiners: Joiner[] = [];
  const skipped: { line: number; text: string; reason: string }[] = [];
  for (const [index, { line, text }] of lines.entries()) {
    const cells = text.split(/[,;\t"]+/).map((cell) => cell.trim());
    const days = cells.flatMap((cell) => parseDay(cell) ?? []);
    const size =
      sizes.find((each) => cells.some((cell) => cell.toLowerCase() === each.toLowerCase())) ?? null;
    const unknownSize = size === null && cells.find((cell) => /^(?:\d?x{0,4}[sml]|\d?xx?l)$/i.test(cell));
    const [day] = days;
    if (day === undefined && index === 0) continue;
    const reason = day === undefined ? "no date" : unknownSize ? `the kit has no size ${unknownSize}` : "";
    if (reason || day === undefined) skipped.push({ line, text: text.slice(0, 120), reason });
    else joiners.push({ day, size });
  }
  return { joiners, skipped };
}

/** A date as people write it, as YYYY-MM-DD. Undefined for a day that does not exist. */
function parseDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : [];
  if (!year || !month || !day) return undefined;
  const isoDay = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(isoDay) ? isoDay : undefined;
}
