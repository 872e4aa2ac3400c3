import type { NewOrderRow } from "../../../../contract/admin/staff-orders.ts";
import { readCsv } from "../../../../platform/csv/read-csv.ts";
import { unescapeFormula } from "../../../../platform/csv/write-csv.ts";

type Column = Exclude<keyof NewOrderRow, "line">;

/** Names of columns in spreadsheets, in lower case and only their letters. */
const headings: Readonly<Record<Column, RegExp>> = {
  name: /^(name|fullname|recipient|recipientname|person)$/,
  email: /^(email|emailaddress|mail|emailid)$/,
  phone: /^(phone|telephone|tel|mobile|contact|contactno|phoneno|phonenumber)$/,
  address: /^(address|street|streetaddress|addressline)$/,
  city: /^(city|town)$/,
  region: /^(region|state|province|stateorregion)$/,
  postalCode: /^(postalcode|postcode|pin|pincode|zip|zipcode)$/,
  country: /^country$/,
  sku: /^(sku|skucode|articleno|articlenumber|gtin|ean)$/,
  product: /^(product|productname|item)$/,
  variant: /^(variant|colour|color)$/,
  size: /^size$/,
  quantity: /^(quantity|qty|pieces|count)$/,
};
const columns = Object.keys(headings) as Column[];
/** The order of the columns of a list without a heading, and of the template. */
export const orderColumns: readonly Column[] = columns;

const columnOf = (cell: string): Column | undefined => {
  const letters = cell.toLowerCase().replace(/[^a-z]/g, "");
  return columns.find((column) => headings[column].test(letters));
};

/** The rows of a list for new orders. With a heading the columns may be in any order, and others are ignored. */
export function parseOrderRows(text: string): readonly NewOrderRow[] {
  const { rows } = readCsv(text);
  const heading = rows[0]?.cells.map(columnOf) ?? [];
  const hasHeading = heading.includes("email") && heading.includes("quantity");
  const named = hasHeading ? heading : columns;
  return rows.slice(hasHeading ? 1 : 0).map(({ line, cells }) => {
    const texts = columns.map((column) => [
      column,
      unescapeFormula(cells[named.indexOf(column)] ?? "").trim(),
    ]);
    return { ...(Object.fromEntries(texts) as Record<Column, string>), line };
  });
}
