import { Temporal } from "temporal-polyfill";
import { type ReadDate, readDate, type WrongDate } from "./read-date.ts";

export type DateOrder = "day_first" | "month_first";

/** A cell of a column of dates: YYYY-MM-DD, nothing where it is empty, or why it is none. */
export type DateCell =
  | { readonly day: string | null }
  | { readonly wrong: WrongDate | "not_a_date" | "either" };

export interface DateColumn {
  readonly cells: readonly DateCell[];
  /** The first cell that is one of two days, where no other date of the file says which: a person must. */
  readonly question?: { readonly cell: string; readonly dayFirst: string; readonly monthFirst: string };
}

interface DateSettings {
  /** The store's. */
  readonly timeZone: string;
  /** What a person answered. */
  readonly order?: DateOrder | undefined;
}

/** Days of a spreadsheet since 30 December 1899, as it writes a date whose format was lost: 2009 to 2064. */
const SERIAL = /^(?:4\d|5\d)\d{3}(?:[.,]0+)?$/;
const FIRST_SERIAL_DAY = Temporal.PlainDate.from("1899-12-30");

/** Whether a number can be a day whose format was lost. */
export const isSerialDay = (cell: string): boolean => SERIAL.test(cell.trim());

/** Reads a column that has dates, by the convention that all of its cells agree on. */
export function readDateColumn(cells: readonly string[], { timeZone, order }: DateSettings): DateColumn {
  const reads = cells.map((cell) => readWithSerials(cell.trim(), timeZone));
  const known = order ?? orderOf(cells, timeZone);
  const open = reads.findIndex(({ kind }) => kind === "either");
  const example = reads[open];
  return {
    cells: reads.map((read, at) => toCell(read, known, cells[at] ?? "")),
    ...(!known &&
      example?.kind === "either" && {
        question: {
          cell: cells[open]?.trim() ?? "",
          dayFirst: example.dayFirst,
          monthFirst: example.monthFirst,
        },
      }),
  };
}

function readWithSerials(cell: string, timeZone: string): ReadDate {
  if (!isSerialDay(cell)) return readDate(cell, timeZone);
  return {
    kind: "day",
    day: FIRST_SERIAL_DAY.add({ days: Math.trunc(Number(cell.replace(",", "."))) }).toString(),
  };
}

function toCell(read: ReadDate, order: DateOrder | undefined, text: string): DateCell {
  if (read.kind === "day") return { day: read.day };
  if (read.kind === "wrong") return { wrong: read.why };
  if (read.kind === "none") return text.trim() === "" ? { day: null } : { wrong: "not_a_date" };
  return order ? { day: order === "day_first" ? read.dayFirst : read.monthFirst } : { wrong: "either" };
}

/** Undefined: no date of the column says it, or they contradict each other. */
function orderOf(cells: readonly string[], timeZone: string): DateOrder | undefined {
  const orders = new Set(cells.flatMap((cell) => orderIn(cell, timeZone)));
  const [only] = orders;
  return orders.size === 1 ? only : undefined;
}

/** 31/12/2026 can only begin with the day, 12/31/2026 only with the month. Dots always follow the day, so they say nothing. */
function orderIn(cell: string, timeZone: string): DateOrder[] {
  const [, first = 0, second = 0] = /^\s*(\d{1,2})[-/](\d{1,2})[-/]\d{4}\b/.exec(cell)?.map(Number) ?? [];
  if (first === second || readDate(cell, timeZone).kind !== "day") return [];
  return [first > second ? "day_first" : "month_first"];
}
