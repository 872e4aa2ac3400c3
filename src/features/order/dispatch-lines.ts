import { readCsv } from "../csv/read-csv.ts";

/** One line of what was pasted, as it says it. */
export interface PastedLine {
  /** From 1 on, blank lines and the heading counted. */
  readonly line: number;
  readonly order: string;
  readonly courier: string;
  readonly awb: string;
}

/** What people and couriers' exports call the columns, without signs and spaces. */
const headings = {
  order:
    /^(order|orders|orderno|ordernumber|orderid|orderref|reference|referenceno|ref|refno|customerreference)$/,
  courier: /^(courier|couriername|carrier|shippedby|partner|service|provider|logistics)$/,
  awb: /^(awb|awbno|awbnumber|awbcode|tracking|trackingno|trackingnumber|trackingid|consignment|consignmentno|docket|docketno|waybill|waybillno)$/,
} as const;
type Column = keyof typeof headings;

const columnOf = (cell: string): Column | undefined => {
  const bare = cell.toLowerCase().replace(/[^a-z]/g, "");
  return (Object.keys(headings) as Column[]).find((column) => headings[column].test(bare));
};

/**
 * Reads lines copied from a spreadsheet or a courier's file: cells parted by tabs, semicolons or commas, quoted or not. A
 * heading may put the columns in any order and have more of them; without one they are order, courier, AWB.
 */
export function readDispatchLines(text: string): PastedLine[] {
  const rows = readCsv(text).rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace(/\s+/g, " ").trim()),
  }));
  const heading = rows[0]?.cells.map(columnOf) ?? [];
  const hasHeading = heading.includes("order") && heading.includes("awb");
  const columns = hasHeading ? heading : (["order", "courier", "awb"] as const);
  const at = (cells: readonly string[], column: Column) => cells[columns.indexOf(column)] ?? "";
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => ({
    line,
    order: at(cells, "order"),
    courier: at(cells, "courier"),
    awb: at(cells, "awb"),
  }));
}
