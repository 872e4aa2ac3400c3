import { belowTitles } from "../../platform/csv/below-titles.ts";
import { codeCell } from "../../platform/csv/code-cell.ts";
import { readCsv } from "../../platform/csv/read-csv.ts";
import { awbNumber } from "../shipment/awb-number.ts";

/** One pasted line, as it was written. */
export interface PastedLine {
  /** The line number from 1 on; blank lines and the heading count too. */
  readonly line: number;
  readonly order: string;
  readonly courier: string;
  readonly awb: string;
}

/**
 * Column names in spreadsheets and couriers' exports, in lower case and without other characters than
 * letters.
 */
const headings = {
  order:
    /^(order|orders|orderno|ordernumber|orderid|orderref|reference|referenceno|ref|refno|customerreference)$/,
  courier: /^(courier|couriername|carrier|shippedby|partner|service|provider|logistics)$/,
  awb: /^(awb|awbno|awbnumber|awbcode|tracking|trackingno|trackingnumber|trackingid|consignment|consignmentno|docket|docketno|waybill|waybillno)$/,
} as const;
type Column = keyof typeof headings;

const columnOf = (cell: string): Column | undefined => {
  const lettersOnly = cell.toLowerCase().replace(/[^a-z]/g, "");
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
  const cellOf = (cells: readonly string[], column: Column) => cells[columns.indexOf(column)] ?? "";
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => ({
    line,
    order: cellOf(cells, "order"),
    courier: cellOf(cells, "courier"),
    awb: awbNumber(cellOf(cells, "awb")),
  }));
}
