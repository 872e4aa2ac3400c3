import { type DeliveryArea, servedCountry } from "../../catalogue/shipping/delivery-country.ts";
import type { NewOrderRow } from "../../contract/admin/staff-orders.ts";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import { isRefusal } from "../../contract/errors.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { lacksRegion } from "../../platform/address/lacks-region.ts";
import { isCutNumber } from "../../platform/csv/code-cell.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine, visibleText } from "../../platform/mail/single-line.ts";
import { isWholePaise, rupeesToPaise } from "../../platform/money/money.ts";

/** Products as a row of the list names them. */
export interface NamedSku {
  readonly line: number;
  readonly sku: string;
  readonly product: string;
  readonly variant: string;
  readonly size: string;
  readonly quantity: number;
  readonly ownPrice?: OwnPrice | undefined;
}

/** What staff ask for one piece instead of the shop's price, and why. */
export interface OwnPrice {
  readonly unitPaise: number;
  readonly reason: string;
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
  readonly message: StaffText;
}

/** The columns of the address with the lengths that an order can store. */
const needed = [
  ["name", staffText`The name`, 120],
  ["phone", staffText`The telephone`, 40],
  ["address", staffText`The address`, 500],
  ["city", staffText`The city`, 120],
  ["country", staffText`The country`, 80],
] as const;

/** Many countries have none. */
const regionColumn = ["region", staffText`The region`, 120] as const;

/** Texts of digits, which spreadsheets take for numbers. */
const cutColumns = [
  ["phone", staffText`The telephone`],
  ["postalCode", staffText`The postal code`],
  ["sku", staffText`The SKU`],
] as const;

/** The orders that the rows of a list ask for, in the order of their first lines, and what is wrong with rows. */
export function groupRows(
  rows: readonly NewOrderRow[],
  area: DeliveryArea,
): {
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
    const country = servedCountry(row.country, area);
    if (isRefusal(country)) {
      faults.push({ line: row.line, message: country.detail });
      continue;
    }
    const delivery = { ...addressOf(row), country };
    if (lacksRegion(delivery)) {
      faults.push({ line: row.line, message: staffText`The region is missing.` });
      continue;
    }
    const { line, sku, product, variant, size } = row;
    const key = JSON.stringify([normalizeEmail(row.email), delivery]);
    const earlier = orders.get(key);
    const ownPrice = row.ownPrice && {
      unitPaise: rupeesToPaise(row.ownPrice.unitPrice),
      reason: toSingleLine(row.ownPrice.reason),
    };
    const named = { line, sku, product, variant, size, quantity: Number(row.quantity), ownPrice };
    orders.set(key, {
      ...(earlier ?? { line, email: row.email, delivery }),
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

function rowProblem(row: NewOrderRow): StaffText | undefined {
  const missing = needed.find(([name]) => row[name] === "");
  if (missing) return staffText`${missing[1]} is missing.`;
  const cut = cutColumns.find(([name]) => isCutNumber(row[name]));
  if (cut)
    return staffText`${cut[1]} '${row[cut[0]]}' lacks digits that a spreadsheet has left out: make its column text there.`;
  const long = [...needed, regionColumn].find(([name, , length]) => row[name].length > length);
  if (long) return staffText`${long[1]} has more than ${long[2]} characters.`;
  if (row.postalCode.length > 20) return staffText`The postal code has more than 20 characters.`;
  if (!isEmail(row.email)) return staffText`'${row.email}' is no e-mail address.`;
  if (!row.sku && !row.product) return staffText`The SKU or the product is missing.`;
  if (!/^[1-9]\d{0,2}$/.test(row.quantity))
    return staffText`The quantity must be a whole number from 1 to 999.`;
  if (row.ownPrice && !isWholePaise(row.ownPrice.unitPrice))
    return staffText`A price has at most two decimals.`;
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
