import type { NewOrderRow } from "../../contract/admin/staff-orders.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine, visibleText } from "../../platform/mail/single-line.ts";

/** Products as a row of the list names them. */
export interface NamedSku {
  readonly line: number;
  readonly sku: string;
  readonly product: string;
  readonly variant: string;
  readonly size: string;
  readonly quantity: number;
}

/** One order of the list: the rows with the same e-mail address and the same postal address. */
export interface DraftOrder {
  /** Its first line. */
  readonly line: number;
  readonly email: string;
  readonly delivery: DeliveryAddress;
  readonly skus: readonly NamedSku[];
}

export interface RowFault {
  readonly line: number;
  readonly message: string;
}

/** The columns of the address with the lengths that an order can store. */
const needed = [
  ["name", "The name", 120],
  ["phone", "The telephone", 40],
  ["address", "The address", 500],
  ["city", "The city", 120],
  ["region", "The region", 120],
  ["country", "The country", 80],
] as const;

/** The orders that the rows of a list ask for, in the order of their first lines, and what is wrong with rows. */
export function groupRows(rows: readonly NewOrderRow[]): {
  readonly orders: readonly DraftOrder[];
  readonly faults: readonly RowFault[];
} {
  const faults: RowFault[] = [];
  const orders = new Map<string, DraftOrder>();
  for (const row of rows.map(cleaned)) {
    const message = rowProblem(row);
    if (message) {
      faults.push({ line: row.line, message });
      continue;
    }
    const { line, sku, product, variant, size } = row;
    const key = JSON.stringify([normalizeEmail(row.email), addressOf(row)]);
    const earlier = orders.get(key);
    const named = { line, sku, product, variant, size, quantity: Number(row.quantity) };
    orders.set(key, {
      ...(earlier ?? { line, email: row.email, delivery: addressOf(row) }),
      skus: [...(earlier?.skus ?? []), named],
    });
  }
  return { orders: [...orders.values()], faults };
}

const cleaned = (row: NewOrderRow): NewOrderRow => {
  const texts = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === "string" ? (name === "address" ? visibleText(value) : toSingleLine(value)) : value,
  ]);
  return { ...row, ...Object.fromEntries(texts) };
};

function rowProblem(row: NewOrderRow): string | undefined {
  const missing = needed.find(([name]) => row[name] === "");
  if (missing) return `${missing[1]} is missing.`;
  const long = needed.find(([name, , length]) => row[name].length > length);
  if (long) return `${long[1]} has more than ${long[2]} characters.`;
  if (row.postalCode.length > 20) return "The postal code has more than 20 characters.";
  if (!isEmail(row.email)) return `'${row.email}' is no e-mail address.`;
  if (!row.sku && !row.product) return "The SKU or the product is missing.";
  if (!/^[1-9]\d{0,2}$/.test(row.quantity)) return "The quantity must be a whole number from 1 to 999.";
  return undefined;
}

const addressOf = (row: NewOrderRow): DeliveryAddress => ({
  recipientName: row.name,
  recipientPhone: row.phone,
  address: row.address,
  recipientCity: row.city,
  region: row.region,
  postalCode: row.postalCode,
  country: row.country,
});

/** `Asha Rao Shetty` is Asha and Rao Shetty. A single name is the first one. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [first = name, ...rest] = name.split(" ");
  return { firstName: first.slice(0, 100), lastName: rest.join(" ").slice(0, 100) };
}
