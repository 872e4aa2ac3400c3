import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import { type DateCell, readDateColumn } from "../../platform/dates/date-column.ts";
import { readDate } from "../../platform/dates/read-date.ts";

/** Somebody who joins the company, and the size where it is known. */
export interface Joiner {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly size: string | null;
}

export interface ParsedJoiners {
  readonly joiners: readonly Joiner[];
  readonly skipped: readonly { readonly line: number; readonly text: string; readonly reason: StaffText }[];
}

interface JoinerSettings {
  readonly sizes: readonly string[];
  /** The store's. */
  readonly timeZone: string;
}

const CELL_ENDS = /[;\t"]+|,(?! \d{4}\b)/; // not the comma of `December 1, 2026`

/**
 * Reads joiners from pasted lines or a CSV. It uses the first cell with a date, in any form that says which day it is, and the
 * cell with one of the kit's sizes, in upper or lower case. It ignores names and other columns. A first line without a date is a
 * heading. Whether the day or the month stands first is what the list's other dates show; without them a line is left out.
 */
export function parseJoiners(list: string, { sizes, timeZone }: JoinerSettings): ParsedJoiners {
  const lines = list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text.replace(/[\s,;"]/g, "") !== "")
    .map((line) => ({ ...line, cells: line.text.split(CELL_ENDS).map((cell) => cell.trim()) }));
  const dates = lines.map(
    ({ cells }) => cells.find((cell) => readDate(cell, timeZone).kind !== "none") ?? "",
  );
  const { cells: days } = readDateColumn(dates, { timeZone });
  const joiners: Joiner[] = [];
  const skipped: { line: number; text: string; reason: StaffText }[] = [];
  for (const [index, { line, text, cells }] of lines.entries()) {
    const found = days[index] ?? { day: null };
    if (index === 0 && "day" in found && found.day === null) continue;
    const size = sizes.find((each) => cells.some((cell) => cell.toLowerCase() === each.toLowerCase()));
    const unknown = size === undefined && cells.find((cell) => /^(?:\d?x{0,4}[sml]|\d?xx?l)$/i.test(cell));
    const reason =
      "wrong" in found
        ? wrongDates[found.wrong]
        : found.day === null
          ? staffText`no date`
          : unknown
            ? staffText`the kit has no size ${unknown}`
            : untranslated("");
    if (reason || "wrong" in found || found.day === null)
      skipped.push({ line, text: text.slice(0, 120), reason });
    else joiners.push({ day: found.day, size: size ?? null });
  }
  return { joiners, skipped };
}

const wrongDates: Readonly<Record<Extract<DateCell, { wrong: unknown }>["wrong"], StaffText>> = {
  either: staffText`its date may be two days: write it like 2026-12-31`,
  no_such_day: staffText`its date does not exist`,
  not_a_date: staffText`no date`,
  two_days: staffText`its time is another day here: write the date like 2026-12-31`,
  two_digit_year: staffText`its year has two digits: write four`,
  unknown_month: staffText`its month is unknown: write the date like 2026-12-31`,
};
