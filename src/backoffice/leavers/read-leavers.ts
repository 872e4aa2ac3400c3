import type { LeaversInput, LeaversQuestion } from "../../contract/admin/leavers.ts";
import { belowTitles } from "../../platform/csv/below-titles.ts";
import { type CsvRow, readCsv } from "../../platform/csv/read-csv.ts";
import { type DateCell, readDateColumn } from "../../platform/dates/date-column.ts";
import { namesADay } from "../../platform/dates/names-a-day.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { columnNamed, type TableColumn, tableColumns } from "./leaver-columns.ts";

/** A line of a leavers' list. */
export interface LeaverRow {
  readonly line: number;
  readonly text: string;
  /** Normalized. Null: it has none, or more than one. */
  readonly email: string | null;
  readonly lastDay: DateCell;
}

export interface LeaversList {
  readonly rows: readonly LeaverRow[];
  /** What may be read in two ways: nothing of it ends before a person has said which. */
  readonly questions: LeaversQuestion[];
}

type Choices = Pick<LeaversInput, "emailColumn" | "lastDayColumn" | "dateOrder">;

/** Names of columns that have the address of the person, and of the day on which work ends; never those of a manager or of a review. */
const EMAIL_NAMES =
  /^(?:(?:work|company|business|office|firmen)[ -]?)?e?-?mail(?:[ -]?(?:address|adresse|id))?$|^epost|^e-post|^courriel/i;
const LAST_DAY_NAMES =
  /^(?:last|final)[ -]?(?:working[ -]?)?day|^(?:leaving|termination|exit|separation|end)[ -]?(?:date|day)|^(?:date of )?(?:leaving|termination|exit)$|letzter (?:arbeits)?tag|austritt|^siste (?:arbeids)?dag|^slutt ?dato/i;

/**
 * Reads a list of leavers: one e-mail address a line, or a CSV. Headings name the columns; without them the only column with
 * addresses and the only one with dates count. What is not certain is not guessed: it is a question, with an example.
 * `timeZone` is the store's.
 */
export function readLeavers(list: string, choices: Choices, timeZone: string): LeaversList {
  const rows = belowTitles(
    readCsv(list).rows,
    (cell) => EMAIL_NAMES.test(cell.trim()) || LAST_DAY_NAMES.test(cell.trim()),
  );
  const [first] = rows;
  const hasHeading = first !== undefined && !first.cells.some((cell) => cell.includes("@"));
  const body = rows.slice(hasHeading ? 1 : 0);
  const columns = tableColumns(hasHeading ? first.cells : [], body, timeZone);
  const emails = chosen(columns, {
    answer: choices.emailColumn,
    names: EMAIL_NAMES,
    isCandidate: ({ hasEmails }) => hasEmails,
  });
  const days = chosen(columns, {
    answer: choices.lastDayColumn,
    names: LAST_DAY_NAMES,
    isCandidate: ({ hasDates, hasSerialDays }) => hasDates || hasSerialDays,
  });
  const dated =
    days.column === undefined
      ? undefined
      : readDateColumn(
          body.map(({ cells }) => cells[days.column ?? 0] ?? ""),
          { timeZone, order: choices.dateOrder },
        );
  const rowsRead = body.map((row, at) => ({
    line: row.line,
    text: row.cells.join(", ").replace(/\s+/g, " ").trim(),
    email: emails.candidates && hasHeading ? null : emailIn(row, emails.column),
    lastDay: days.candidates ? either : (dated?.cells[at] ?? withoutColumn(row, choices)),
  }));
  const mustChooseEmail =
    emails.candidates && rowsRead.some(({ email, text }) => !email && text.includes("@"));
  return {
    rows: rowsRead,
    questions: [
      ...(mustChooseEmail ? [{ about: "email_column" as const, columns: emails.candidates ?? [] }] : []),
      ...(days.candidates ? [{ about: "last_day_column" as const, columns: days.candidates }] : []),
      ...(dated?.question ? [{ about: "date_order" as const, ...dated.question }] : []),
    ],
  };
}

const either = { wrong: "either" } as const;

/** No column has dates: a date beside something else in a cell is a last day that this cannot read. */
const withoutColumn = ({ cells }: CsvRow, { lastDayColumn }: Choices): DateCell =>
  lastDayColumn === undefined && cells.some(namesADay) ? { wrong: "not_a_date" } : { day: null };

interface Choice {
  /** The place of a column, from 0; -1: none of them. */
  readonly answer: number | undefined;
  readonly names: RegExp;
  readonly isCandidate: (column: TableColumn) => boolean;
}

interface Chosen {
  readonly column?: number;
  /** What could be meant, where it is not certain. */
  readonly candidates?: TableColumn["shown"][];
}

/** Certain is a column whose heading says it, and in a list without headings the only one, unless its numbers may be something else. */
function chosen(columns: readonly TableColumn[], { answer, names, isCandidate }: Choice): Chosen {
  if (answer !== undefined) return answer < 0 ? {} : { column: answer };
  const named = columnNamed(columns, names);
  if (named !== undefined) return { column: named };
  const candidates = columns.filter(isCandidate);
  const [only, second] = candidates;
  if (!only) return {};
  const isCertain = !second && only.shown.heading === "" && (only.hasEmails || only.hasDates);
  return isCertain ? { column: only.shown.column } : { candidates: candidates.map(({ shown }) => shown) };
}

/** The address in a row: the cell of its column, or the only one of the row; `Asha Rao <asha@…>` and `mailto:` are read too. */
function emailIn({ cells }: CsvRow, column: number | undefined): string | null {
  const text = column === undefined ? cells.join(" ") : (cells[column] ?? "");
  const found = text
    .split(/[,;\s"'<>()|]+/)
    .filter((word) => word.includes("@"))
    .map((word) => normalizeEmail(word.replace(/^mailto:/i, "")));
  const [email, second] = new Set(found);
  return email !== undefined && second === undefined && isEmail(email) ? email : null;
}
