import type { NewOrderRow } from "../../../../contract/admin/staff-orders.ts";
import { belowTitles } from "../../../../platform/csv/below-titles.ts";
import { codeCell } from "../../../../platform/csv/code-cell.ts";
import { readCsv } from "../../../../platform/csv/read-csv.ts";
import { unescapeFormula } from "../../../../platform/csv/write-csv.ts";

type Column = Exclude<keyof NewOrderRow, "line" | "ownPrice">;

/** Names of columns in spreadsheets, in lower case and only their letters and digits. */
const headings: Readonly<Record<Column, RegExp>> = {
  name: /^(name|fullname|recipient|recipientname|person|employee|employeename|contactname)$/,
  email: /^((work|company)?e?mail(address|id)?)$/,
  phone: /^(phone|telephone|tel|mobile|contact|contactno|(phone|mobile|telephone)(no|nr|number))$/,
  address: /^((delivery|shipping|postal)?(address|street)(line)?1?|streetaddress|addressline1?)$/,
  city: /^(city|town|suburb|cityortown)$/,
  region: /^(region|state|province|county|prefecture|emirate|stateorregion|stateprovince)$/,
  postalCode: /^(postal(code|index)?|postcode|pin|pincode|zip|zipcode|eircode)$/,
  country: /^(country|countryname|countrycode)$/,
  sku: /^(sku|skucode|articleno|articlenumber|itemno|itemnumber|gtin|ean)$/,
  product: /^(product|productname|item)$/,
  variant: /^(variant|colour|color)$/,
  size: /^size$/,
  quantity: /^(quantity|qty|pieces|count|amount)$/,
};
/** Further lines of the address, in this order. */
const MORE_ADDRESS =
  /^((delivery|shipping|postal)?(address|street)(line)?([2-4])|(apartment|flat|unit|building|floor|co|careof))$/;
const columns = Object.keys(headings) as Column[];
/** The order of the columns of a list without a heading, and of the template. */
export const orderColumns: readonly Column[] = columns;

const lettersOf = (cell: string): string => cell.toLowerCase().replace(/[^a-z0-9]/g, "");
const columnOf = (cell: string): Column | undefined =>
  columns.find((column) => headings[column].test(lettersOf(cell)));
const isKnown = (cell: string): boolean => columnOf(cell) !== undefined;

export interface OrderList {
  readonly rows: readonly NewOrderRow[];
  /** Headings of columns with something in them that no order has a place for. */
  readonly unused: readonly string[];
}

/**
 * The rows of a list for new orders. With headings, below a title or not, the columns may be in any order; further lines of an
 * address are added to it.
 */
export function parseOrderRows(text: string): OrderList {
  const rows = belowTitles(readCsv(text).rows, isKnown);
  const head = rows[0]?.cells ?? [];
  const heading = head.map(columnOf);
  const hasHeading = heading.includes("email") && heading.includes("quantity");
  const named = hasHeading ? heading : columns;
  const moreAddress = hasHeading
    ? head.flatMap((cell, at) => (MORE_ADDRESS.test(lettersOf(cell)) ? [at] : []))
    : [];
  const body = rows.slice(hasHeading ? 1 : 0);
  const isUsed = (at: number) =>
    (heading[at] !== undefined && named.indexOf(heading[at]) === at) || moreAddress.includes(at);
  return {
    rows: body.map(({ line, cells }) => {
      const texts = columns.map((column) => [column, textOf(cells[named.indexOf(column)])] as const);
      const row = Object.fromEntries(texts) as Record<Column, string>;
      const address = [row.address, ...moreAddress.map((at) => textOf(cells[at]))].filter(Boolean).join("\n");
      return { ...row, address, line };
    }),
    unused: hasHeading
      ? head.filter((cell, at) => cell.trim() && !isUsed(at) && body.some(({ cells }) => cells[at]?.trim()))
      : [],
  };
}

/** Line ends inside a cell are those of an address. */
const textOf = (cell = ""): string =>
  unescapeFormula(cell)
    .split(/\r\n|\r|\n/)
    .map(codeCell)
    .filter(Boolean)
    .join("\n");
