import { belowTitles } from "../../platform/csv/below-titles.ts";
import { codeCell } from "../../platform/csv/code-cell.ts";
import { readCsv } from "../../platform/csv/read-csv.ts";
import { foldLetters } from "../../platform/language/fold-letters.ts";
import { awbNumber } from "../shipment/awb-number.ts";

/** One pasted line, as it was written. */
export interface PastedLine {
  /** The line number from 1 on; blank lines and the heading count too. */
  readonly line: number;
  readonly order: string;
  readonly courier: string;
  readonly awb: string;
  /** It has more cells than the headings, so a cell was cut where it has a comma: nothing of it is sure. */
  readonly isTorn: boolean;
}

/** Column names in spreadsheets and couriers' exports, in lower case and without other characters than letters. */
const headings = {
  order:
    /^(?:orders?(?:no|number|id|ref|reference)?|shipment(?:ref|reference)|(?:customer|shipper|your)?(?:reference|ref)s?(?:no|numbers?)?|(?:bestell|auftrags)(?:nr|nummer)|bestellung|auftrag|(?:kunden)?referenz(?:nr|nummer)?|(?:ordre|bestillings)(?:nr|nummer|id)?|(?:avsenders?)?referanse(?:nr|nummer)?)$/,
  courier:
    /^(?:(?:courier|carrier|shipping|logistics|delivery)(?:company|name|partner|service|provider)?|shippedby|partner|service|provider|versand(?:dienst(?:leister)?|art)|(?:paket)?dienst(?:leister)?|zusteller|spediteur|transportor|speditor|fraktselskap)$/,
  awb: /^(?:(?:awb|(?:master)?tracking|consignment|docket|waybill|shipment|parcel|package)(?:no|numbers?|code|id)|awb|tracking|consignment|docket|waybill|sendungs?(?:nr|nummer|verfolgungsnummer|id)|sendungsverfolgung|paket(?:nr|nummer)|sporings?(?:nr|nummer|kode)|sendings?(?:nr|nummer|id)|kolli(?:nr|nummer|id))$/,
} as const;
type Column = keyof typeof headings;

const columnOf = (cell: string): Column | undefined => {
  const lettersOnly = foldLetters(cell.replace(/\(s\)/g, "s"))
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return (Object.keys(headings) as Column[]).find((column) => headings[column].test(lettersOnly));
};

/**
 * Reads lines copied from a spreadsheet or from a courier's file. The delimiter is a tab, semicolon or comma,
 * and cells may be quoted. With a heading the columns may be in any order, and other columns are ignored.
 * Without one they are order, courier, AWB number.
 */
export function parseDispatchLines(text: string): PastedLine[] {
  const isHeading = (cell: string) => columnOf(cell) !== undefined;
  const rows = belowTitles(readCsv(text).rows, isHeading).map(({ line, cells }) => ({
    line,
    cells: cells.map(codeCell),
  }));
  const heading = rows[0]?.cells.map(columnOf) ?? [];
  const hasHeading = heading.includes("order") && heading.includes("awb");
  const columns = hasHeading ? heading : (["order", "courier", "awb"] as const);
  const width = hasHeading ? heading.length : columns.length;
  const cellOf = (cells: readonly string[], column: Column) => cells[columns.indexOf(column)] ?? "";
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => ({
    line,
    order: cellOf(cells, "order"),
    courier: cellOf(cells, "courier"),
    awb: awbNumber(cellOf(cells, "awb")),
    isTorn: cells.slice(width).some(Boolean),
  }));
}
