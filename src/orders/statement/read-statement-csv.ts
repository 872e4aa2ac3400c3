import {
  type DecimalSign,
  decimalSignIn,
  decimalSignOf,
  isOneNumber,
  NUMBER,
  plainNumber,
} from "../../importing/other-formats/decimal-sign.ts";
import { belowTitles } from "../../platform/csv/below-titles.ts";
import { codeCell } from "../../platform/csv/code-cell.ts";
import { readCsv } from "../../platform/csv/read-csv.ts";
import { readDateColumn } from "../../platform/dates/date-column.ts";
import { readDate } from "../../platform/dates/read-date.ts";
import { foldLetters } from "../../platform/language/fold-letters.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { ReadStatement, Transfer } from "./transfer.ts";

/** What banks call their columns, in lower case and without other characters than letters. */
const headings = {
  day: /^(?:date|bookingdate|transactiondate|postingdate|valuedate|txndate|buchungstag|buchungsdatum|buchung|datum|valutadatum|wertstellung|dato|bokfort|bokfortdato|bokforingsdato|transaksjonsdato)$/,
  amount:
    /^(?:(?:transaction|txn)?(?:amount|amt)|value|betrag|umsatz|belop|sum|beloep|montant)(?:[a-z]{3}|in[a-z]{3}|euros?)?$/,
  credit:
    /^(?:credit(?:amount|amt)?|paidin|moneyin|deposits?|deposit(?:amount|amt)|gutschrift|haben|inn|innpakonto|innbetaling)(?:[a-z]{3}|in[a-z]{3}|euros?)?$/,
  debit:
    /^(?:debit(?:amount|amt)?|paidout|moneyout|withdrawals?|withdrawal(?:amount|amt)|lastschrift|belastung|soll|ut|utfrakonto|utbetaling)(?:[a-z]{3}|in[a-z]{3}|euros?)?$/,
  direction: /^(?:sollhaben|sollhabenkennzeichen|sh|drcr|crdr|creditdebit|creditdebitindicator|debitcredit)$/,
  currency: /^(?:currency|currencycode|ccy|wahrung|waehrung|valuta|valutakode)$/,
  payer:
    /^(?:payer|payername|counterparty|counterpartyname|remitter|sender|name|auftraggeber|zahlungspflichtiger|namezahlungsbeteiligter|beguenstigterzahlungspflichtiger|begunstigterzahlungspflichtiger|auftraggeberempfanger|partnername|navn|betaler|avsender|fra)$/,
  reference:
    /^(?:reference|referenceno|refno|ref|bankreference|transactionid|utr|utrno|chqrefno|refnochequeno|referenz|kundenreferenz|kundenreferenzendtoend|endtoendreferenz|endtoendid|referanse|arkivref|arkivreferanse|numericref)$/,
} as const;
type Column = keyof typeof headings;

const lettersOf = (cell: string): string =>
  foldLetters(cell)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
const columnOf = (cell: string): Column | undefined =>
  (Object.keys(headings) as Column[]).find((column) => headings[column].test(lettersOf(cell)));

/** An amount with a sign before or behind it, and perhaps with a currency; a day and a telephone number are none. */
const AMOUNT =
  /^[+-]?\s*(?:[A-Z]{3}|[^\d\s.,+-])?\s*(\d+(?:[.,'’\s]\d+)*)\s*(?:[A-Z]{3}|[^\d\s.,+-])?\s*([+-]|[SHCD]|CR|DR)?$/i;
const isAmount = (cell: string): boolean => AMOUNT.test(cell) && readDate(cell, "UTC").kind === "none";
const hasDecimals = (cell: string): boolean => /\d[.,]\d{1,2}(?!\d)/.test(cell);

/** Accountants write what went out in parentheses. */
const isOutgoing = (cell: string): boolean =>
  /^-|-$|^\(.*\)$|(?:^|\s)(?:S|D|DR|DBIT|DEBIT|SOLL)$/i.test(cell.trim());
/** What a bank calls a transfer that has not come, or that never will. */
const NOT_BOOKED =
  /^(?:pending|authorised|authorized|processing|declined|failed|rejected|reverted|reversed|cancell?ed|reserved|reservert|reservation|(?:umsatz )?vorgemerkt(?:er umsatz)?|storniert|abgelehnt|en attente)$/i;

interface Choices {
  readonly amountColumn?: number | undefined;
  readonly decimalSign?: DecimalSign | undefined;
  /** The store's. */
  readonly timeZone: string;
}

/**
 * Reads the CSV of a bank, or lines copied from a spreadsheet. What a column says follows from its heading; without one only the
 * amounts must be found, by what they look like. What may be read in two ways is a question, and then there are no transfers.
 */
export function readStatementCsv(text: string, chosen: Choices): ReadStatement {
  const rows = belowTitles(readCsv(text).rows, (cell) => columnOf(cell) !== undefined).map(
    ({ line, cells }) => ({
      line,
      cells: cells.map((cell) => codeCell(cell.replace(/^\s*[\u2212\u2012\u2013]\s*(?=\d)/, "-"))),
    }),
  );
  const named = rows[0]?.cells.map(columnOf) ?? [];
  const hasHeadings = named.filter(Boolean).length >= 2;
  const body = rows.slice(hasHeadings ? 1 : 0);
  const width = Math.max(0, ...body.map(({ cells }) => cells.length));
  const cellsOf = (column: number) => body.map(({ cells }) => cells[column] ?? "");
  const at = (column: Column): number => (hasHeadings ? named.indexOf(column) : -1);
  const question = (columns: readonly number[]) =>
    columns.map((column) => ({
      column,
      heading: hasHeadings ? (rows[0]?.cells[column] ?? "") : "",
      example: cellsOf(column).find(Boolean)?.slice(0, 80) ?? "",
    }));
  const nothing = { transfers: [], outgoing: 0, amountQuestion: [], decimalQuestion: null };

  const candidates = amountColumns({ named: hasHeadings ? named : [], width, cellsOf });
  const column = chosen.amountColumn ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (column === undefined) return { ...nothing, amountQuestion: question(candidates) };

  const numbers = cellsOf(column).flatMap((cell) => NUMBER.exec(cell)?.[0] ?? []);
  const sign = decimalSignOf(numbers) ?? chosen.decimalSign;
  const unclear = numbers.find((each) => decimalSignIn(each) === "either");
  if (unclear !== undefined && !sign) {
    const [point, comma] = ([".", ","] as const).map((each) => Number(plainNumber(unclear, each)));
    return { ...nothing, decimalQuestion: { example: unclear, point: point ?? 0, comma: comma ?? 0 } };
  }

  const days = readDateColumn(at("day") < 0 ? [] : cellsOf(at("day")), { timeZone: chosen.timeZone }).cells;
  const transfers: Transfer[] = [];
  let outgoing = 0;
  body.forEach(({ line, cells }, index) => {
    const cell = cells[column] ?? "";
    const digits = AMOUNT.exec(cell)?.[1];
    const amount =
      digits === undefined || !isOneNumber(digits)
        ? Number.NaN
        : rupeesToPaise(Number(plainNumber(digits, sign)));
    const cellOf = (name: Column) => cells[at(name)] ?? "";
    const isBooked = !cells.some((each) => NOT_BOOKED.test(each));
    if (!(amount > 0) || !isBooked || isOutgoing(cell) || isOutgoing(cellOf("direction"))) {
      if (cells.some(Boolean)) outgoing += 1;
      return;
    }
    const day = days[index];
    transfers.push({
      line,
      day: day && "day" in day && day.day ? day.day : cellOf("day"),
      amountHundredths: amount,
      currencyCode: /^[A-Z]{3}$/.test(cellOf("currency"))
        ? cellOf("currency")
        : (/\b[A-Z]{3}\b/.exec(cell)?.[0] ?? ""),
      reference: cellOf("reference"),
      payer: cellOf("payer"),
      text: cells.filter((each, of) => of !== column && each !== "" && of !== at("day")).join(" · "),
    });
  });
  return { ...nothing, transfers, outgoing };
}

/** Where the amounts may stand: the column with that heading, else that of what came in, else every column that looks so. */
function amountColumns({
  named,
  width,
  cellsOf,
}: {
  readonly named: readonly (Column | undefined)[];
  readonly width: number;
  readonly cellsOf: (column: number) => readonly string[];
}): number[] {
  const all = Array.from({ length: width }, (_, column) => column);
  for (const name of ["amount", "credit"] as const) {
    const found = all.filter((column) => named[column] === name);
    if (found.length > 0) return found;
  }
  const filled = (column: number) => cellsOf(column).filter(Boolean);
  const looks = all.filter(
    (column) => filled(column).length > 0 && filled(column).every((cell) => isAmount(cell)),
  );
  const decimal = looks.filter((column) => filled(column).some(hasDecimals));
  return decimal.length > 0 ? decimal : looks;
}
