import { Temporal } from "temporal-polyfill";
import type { Accounts } from "../../contract/admin/accounts.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { encodeWindows1252 } from "../../platform/csv/windows-1252.ts";
import { plainDecimal } from "../../platform/money/money.ts";
import { datevColumns } from "./datev-columns.ts";
import type { JournalLine } from "./journal.ts";

/** Whose books a file is for, and of which month. */
export interface DatevBatch {
  /** YYYY-MM. */
  readonly month: string;
  /** The accountant's number at DATEV, and that of the client; null: not set. */
  readonly consultant: number | null;
  readonly client: number | null;
  /** The month in which the financial year begins; 1 is January. */
  readonly yearBegins: number;
  readonly accounts: Accounts;
  readonly currency: string;
  /** Its lines cannot change any more. */
  readonly isClosed: boolean;
  readonly now: Date;
}

const MAX_TEXT = 60;
const MAX_VOUCHER = 36;

/**
 * The journal of a month as DATEV's Buchungsstapel (EXTF, version 13), in Windows-1252. Each line of a voucher but its largest is a
 * posting against that one, so each account has the sums of the journal. Refuses state_conflict with the settings that it needs.
 */
export function datevFile(
  lines: readonly JournalLine[],
  batch: DatevBatch,
): Uint8Array | Refusal<"state_conflict"> {
  const { consultant, client, accounts } = batch;
  if (consultant === null || client === null)
    return refuse(
      "state_conflict",
      "DATEV needs the accountant's number and yours: Settings, Bookkeeping. The accountant knows both.",
    );
  const digits = accountDigits(accounts);
  if (digits === undefined)
    return refuse(
      "state_conflict",
      "DATEV's accounts are numbers of 4 to 8 digits, all of the same length but that of the customers, which may have one more: Settings, Bookkeeping.",
    );
  const vouchers = Map.groupBy(lines, ({ voucher }) => voucher);
  const rows = [
    header(batch, digits),
    datevColumns.map(({ heading }) => heading),
    ...[...vouchers.values()].flatMap(postings).map(postingRow),
  ];
  return encodeWindows1252(rows.map((cells) => `${cells.join(";")}\r\n`).join(""));
}

/** How many digits the accounts have; undefined: DATEV takes no such accounts. */
function accountDigits({ customers, ...others }: Accounts): number | undefined {
  const [{ length }, ...rest] = Object.values(others) as [string, ...string[]];
  const isSame = rest.every((account) => account.length === length);
  const isNumber = [customers, ...Object.values(others)].every((account) =>
    /^[1-9]\d*$|^0\d{3}$/.test(account),
  );
  const isPersonal = customers.length === length || customers.length === length + 1;
  return isSame && isNumber && isPersonal && length >= 4 && length <= 8 ? length : undefined;
}

const quoted = (value: string): string => `"${value.replace(/[\p{Cc}]+/gu, " ").replaceAll('"', '""')}"`;

const compact = (day: string): string => day.replaceAll("-", "");

function header(
  { month, consultant, client, yearBegins, currency, isClosed, now }: DatevBatch,
  digits: number,
): string[] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const year = first.month >= yearBegins ? first.year : first.year - 1;
  const yearStart = Temporal.PlainDate.from({ year, month: yearBegins, day: 1 });
  const made = now.toISOString().replace(/\D/g, "");
  return [
    ...[quoted("EXTF"), "700", "21", quoted("Buchungsstapel"), "13", made, ""],
    ...[quoted("RE"), quoted("Kitstore"), quoted(""), String(consultant), String(client)],
    ...[compact(yearStart.toString()), String(digits), compact(first.toString()), compact(last.toString())],
    ...[quoted(`Shop ${month}`), quoted(""), "1", "0", isClosed ? "1" : "0", quoted(currency)],
    ...["", quoted(""), "", "", quoted(""), "", "", quoted(""), quoted("")],
  ];
}

interface Posting {
  readonly line: JournalLine;
  readonly against: string;
}

const sizeOf = ({ debitPaise, creditPaise }: JournalLine): number => debitPaise + creditPaise;

/** A voucher balances, so postings of all its lines against the largest leave that one with its own amount. */
function postings(voucher: readonly JournalLine[]): Posting[] {
  const [first, ...rest] = voucher;
  if (!first) return [];
  const largest = rest.reduce((found, line) => (sizeOf(line) > sizeOf(found) ? line : found), first);
  return voucher.flatMap((line) => (line === largest ? [] : [{ line, against: largest.account }]));
}

/** S is debit of the first account, H is credit. */
function postingRow({ line, against }: Posting): string[] {
  const [, month = "", day = ""] = line.day.split("-");
  const cells: Readonly<Record<string, string>> = {
    "Umsatz (ohne Soll/Haben-Kz)": plainDecimal(sizeOf(line)).replace(".", ","),
    "Soll/Haben-Kennzeichen": line.debitPaise > 0 ? "S" : "H",
    Konto: line.account,
    "Gegenkonto (ohne BU-Schlüssel)": against,
    Belegdatum: day + month,
    "Belegfeld 1": line.voucher.replace(/[^A-Za-z0-9$&%*+\-/]/g, "-").slice(0, MAX_VOUCHER),
    Buchungstext: [line.text, line.taxCode].filter(Boolean).join(" ").slice(0, MAX_TEXT),
  };
  return datevColumns.map(({ heading, isText }) => {
    const cell = cells[heading] ?? "";
    return isText ? quoted(cell) : cell;
  });
}
