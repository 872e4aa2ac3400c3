/** Somebody who joins: on which day, and in which size where that is known. */
export interface Joiner {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly size: string | null;
}

export interface JoinersRead {
  readonly joiners: readonly Joiner[];
  readonly notRead: readonly { readonly line: number; readonly text: string; readonly why: string }[];
}

/**
 * Joiners of pasted lines or a CSV: the cell that is a date (2026-12-01, or the day first: 01/12/2026) and the cell that is
 * one of the kit's sizes, in any case. Names and other columns are ignored; a heading is a first line without a date.
 */
export function readJoiners(list: string, sizes: readonly string[]): JoinersRead {
  const lines = list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text.replace(/[\s,;"]/g, "") !== "");
  const joiners: Joiner[] = [];
  const notRead: { line: number; text: string; why: string }[] = [];
  for (const [index, { line, text }] of lines.entries()) {
    const cells = text.split(/[,;\t"]+/).map((cell) => cell.trim());
    const days = cells.flatMap((cell) => dayOf(cell) ?? []);
    const size =
      sizes.find((each) => cells.some((cell) => cell.toLowerCase() === each.toLowerCase())) ?? null;
    const strange = size === null && cells.find((cell) => /^(?:\d?x{0,4}[sml]|\d?xx?l)$/i.test(cell));
    const [day] = days;
    if (day === undefined && index === 0) continue;
    const why = day === undefined ? "no date" : strange ? `the kit has no size ${strange}` : "";
    if (why || day === undefined) notRead.push({ line, text: text.slice(0, 120), why });
    else joiners.push({ day, size });
  }
  return { joiners, notRead };
}

/** A date as people write it, as YYYY-MM-DD; undefined for a day that is not in the calendar. */
function dayOf(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}
