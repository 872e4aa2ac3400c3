import { sql } from "kysely";
import { countryCodeOf } from "../../platform/country/read-country.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { AddressParts, ElectronicParts, Invoice } from "../../platform/db/stored-values.ts";
import { t } from "../../platform/language/t.ts";
import type { AddressToPrint, OrderToPrint } from "../order/order-to-print.store.ts";
import type { Seller } from "./invoice.ts";

export const addressParts = (address: AddressToPrint): AddressParts => ({
  lines: linesOf(address.address),
  city: address.recipient_city,
  postalCode: address.postal_code,
  region: address.region,
  countryCode: countryCodeOf(address.country) ?? "",
});

/** An address that stands in one text, such as that of an office. Its last line may be the country. */
export function partsOfText(text: string, otherCountry: string): AddressParts {
  const lines = linesOf(text);
  const named = countryCodeOf(lines.at(-1) ?? "");
  return {
    lines: named ? lines.slice(0, -1) : lines,
    city: "",
    postalCode: "",
    region: "",
    countryCode: named ?? otherCountry,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The seller's address has a line for the town, and may have one for the country: both have fields of their own. */
function sellerParts({ address, city, postalCode, countryCode, phone }: Seller): ElectronicParts["seller"] {
  const isTown = (line: string) => postalCode !== "" && line.includes(postalCode);
  const lines = address.filter((line) => !isTown(line) && countryCodeOf(line) === undefined);
  return { lines, city, postalCode, region: "", countryCode, phone };
}

interface Facts {
  readonly email: string;
  readonly sentOn: string | null;
  readonly paidBy: string;
  /** Paid, not given back, and not invoiced yet. */
  readonly openPaise: number;
}

const readFacts = async (trx: Trx, order: OrderToPrint): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select u.email,
      (select max(shipment_date)::text from shipments s where s.order_id = o.order_id and s.replaces_id is null) as "sentOn",
      coalesce((select method from order_ledger l where l.order_id = o.order_id and kind = 'paid'
        order by ledger_entry_id desc limit 1), '') as "paidBy",
      greatest(0, o.paid_paise - o.refunding_paise - o.refunded_paise - o.charged_back_paise - o.invoiced_paise)::bigint as "openPaise"
    from orders o join users u using (user_id) where o.order_id = ${order.order_id}`.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error(`${order.order_no} has no buyer`);
  return facts;
};

/** What the e-invoice of an invoice of `totalPaise` says: it is stored with the invoice, before that counts as invoiced. */
export async function electronicParts(
  trx: Trx,
  order: OrderToPrint,
  seller: Seller,
  {
    buyer,
    delivery,
    totalPaise,
  }: Pick<ElectronicParts, "delivery"> & {
    readonly buyer: AddressParts;
    readonly totalPaise: number;
  },
): Promise<ElectronicParts> {
  const { email, sentOn, paidBy, openPaise } = await readFacts(trx, order);
  return {
    seller: sellerParts(seller),
    buyer: { ...buyer, email },
    delivery,
    reference: order.billing_reference ?? "",
    paidPaise: Math.min(openPaise, totalPaise),
    paidBy,
    ...(sentOn !== null && { sentOn }),
  };
}

/** Why a credit note is written, for its reader. What staff typed about a refund is theirs. */
export async function creditReason(trx: Trx, order: OrderToPrint): Promise<string> {
  if (order.status === "Cancelled") return t("The order was cancelled.");
  const { rows } = await sql<{ isReturn: boolean; isLost: boolean }>`
    select exists (select from returns r where r.refund_id = f.refund_id) as "isReturn",
      exists (select from shipments s where s.refund_id = f.refund_id) as "isLost"
    from refunds f where f.order_id = ${order.order_id} order by refund_id desc limit 1`.execute(trx);
  const [last] = rows;
  if (last?.isReturn) return t("Goods were returned.");
  return last?.isLost ? t("A parcel did not arrive.") : t("The amount was refunded.");
}

/** What a credit note, or an invoice that bills its amount again, says: all but the payment is that of the invoice. */
export const partsOfCorrection = ({ electronic }: Invoice, seller: Seller): ElectronicParts | undefined =>
  electronic && { ...electronic, seller: sellerParts(seller), paidPaise: 0 };
