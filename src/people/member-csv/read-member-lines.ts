import type { MemberImport, MemberImportInput, MemberLineReason } from "../../contract/admin/member-csv.ts";
import { belowTitles } from "../../platform/csv/below-titles.ts";
import { codeCell } from "../../platform/csv/code-cell.ts";
import { readCsv } from "../../platform/csv/read-csv.ts";
import { unescapeFormula } from "../../platform/csv/write-csv.ts";
import { type DateCell, readDateColumn } from "../../platform/dates/date-column.ts";
import { mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { chooseColumns, isKnownHeading, type SizeCategory } from "./member-columns.ts";

export interface LineEmail {
  readonly email: string;
  readonly folded: string;
  readonly mailbox: string;
  readonly kind: "company" | "private";
}

/** A line of the file: its cells by what they say. An empty text says nothing. */
export interface MemberLine {
  readonly line: number;
  readonly hasBrokenQuote: boolean;
  /** The cell of a field; empty where no column has it. */
  readonly text: (field: string) => string;
  readonly emails: readonly LineEmail[];
  readonly sizes: readonly { readonly categoryId: number; readonly size: string }[];
  /** The first and the last day by the clock of a place. */
  readonly days: (timeZone: string) => { readonly startOn: DateCell; readonly endOn: DateCell };
}

export interface MemberFile {
  readonly columns: MemberImport["columns"];
  readonly dateQuestion: MemberImport["dateQuestion"];
  readonly lines: readonly MemberLine[];
}

interface FileSettings {
  readonly categories: readonly SizeCategory[];
  /** The store's. */
  readonly timeZone: string;
}

/** Reads a file of members: what its columns say, and its lines below the headings. A title may stand above them. */
export function readMemberFile(input: MemberImportInput, { categories, timeZone }: FileSettings): MemberFile {
  const { rows, faults } = readCsv(input.csv);
  const below = belowTitles(rows, (cell) => isKnownHeading(cell, categories));
  const [first] = below;
  const hasHeadings = first !== undefined && !first.cells.some((cell) => cell.includes("@"));
  const body = below.slice(hasHeadings ? 1 : 0);
  const columns = chooseColumns(
    hasHeadings ? first.cells : [],
    body.map(({ cells }) => cells),
    { answers: input.columns, categories },
  );
  const columnOf = new Map(columns.flatMap(({ column, field }) => (field ? [[field, column] as const] : [])));
  const cellsOf = (field: string) =>
    body.map(({ cells }) => unescapeFormula(cells[columnOf.get(field) ?? -1] ?? "").trim());
  const texts = new Map([...columnOf.keys()].map((field) => [field, cellsOf(field)]));
  const [starts, ends] = [cellsOf("startOn"), cellsOf("endOn")];
  const { read, question } = dateReader([...starts, ...ends], input.dateOrder, timeZone);
  const broken = new Set(faults.map(({ line }) => line));
  const sizeFields = [...columnOf.keys()].filter((field) => field.startsWith("size:"));
  const lines = body.map(({ line }, at): MemberLine => {
    const text = (field: string) => texts.get(field)?.[at] ?? "";
    return {
      line,
      text,
      hasBrokenQuote: broken.has(line),
      emails: emailsIn(text("companyEmail"), text("privateEmail")),
      sizes: sizeFields.flatMap((field) =>
        text(field) ? [{ categoryId: Number(field.slice(5)), size: codeCell(text(field)) }] : [],
      ),
      days: (zone) => ({ startOn: read(at, zone), endOn: read(body.length + at, zone) }),
    };
  });
  return { columns, dateQuestion: question, lines };
}

/** Reads the dates of a file by one order of day and month, and each by the clock of its place. */
function dateReader(cells: readonly string[], order: MemberImportInput["dateOrder"], timeZone: string) {
  const readBy = (zone: string) => readDateColumn(cells, { timeZone: zone, order });
  const ofStore = readBy(timeZone);
  const known = new Map([[timeZone, ofStore.cells]]);
  return {
    question: ofStore.question ?? null,
    read(at: number, zone: string): DateCell {
      const column = known.get(zone) ?? readBy(zone).cells;
      known.set(zone, column);
      const [there, here] = [column[at] ?? { day: null }, ofStore.cells[at] ?? { day: null }];
      // Midnight of the store, written with its zone, is another day at an office far away: whose was meant?
      return "day" in there && "day" in here && there.day !== here.day ? { wrong: "two_days" } : there;
    },
  };
}

/** Several addresses stand in one cell with a semicolon, a comma or a blank between them. */
function emailsIn(company: string, personal: string): LineEmail[] {
  const found = new Map<string, LineEmail>();
  for (const [cell, kind] of [[company, "company"] as const, [personal, "private"] as const])
    for (const word of cell.split(/[;,\s<>|]+/)) {
      const email = word.replace(/^mailto:/i, "");
      const folded = normalizeEmail(email);
      if (folded && !found.has(folded))
        found.set(folded, { email, folded, mailbox: mailboxOf(folded), kind });
    }
  return [...found.values()];
}

const reasonsOfDates: Readonly<Record<Extract<DateCell, { wrong: string }>["wrong"], MemberLineReason>> = {
  either: "date_either",
  no_such_day: "no_such_day",
  not_a_date: "not_a_date",
  two_days: "two_days",
  two_digit_year: "two_digit_year",
  unknown_month: "unknown_month",
};
export const reasonOfDate = (cell: DateCell): MemberLineReason | undefined =>
  "wrong" in cell ? reasonsOfDates[cell.wrong] : undefined;
