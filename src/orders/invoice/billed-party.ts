import { countryCodeOf } from "../../platform/country/read-country.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Addressee, AddressParts } from "../../platform/db/stored-values.ts";
import type { Language } from "../../platform/language/language.ts";
import { addressLines } from "../order/address-lines.ts";
import type { AddressToPrint, OrderToPrint } from "../order/order-to-print.store.ts";
import { addressParts, partsOfText } from "./electronic-parts.ts";
import { stateCodeOf } from "./indian-states.ts";
import { readBuyer, readOffice } from "./invoice.store.ts";

export interface BilledParty {
  readonly billTo: Addressee;
  /** The GST code of the state of who is billed; undefined: the address does not tell it. */
  readonly stateCode: string | undefined;
  /** The address of who is billed, for the e-invoice. */
  readonly parts: AddressParts;
}

/**
 * Who is billed, and in which state: the company's office, or else the billing address, or else the delivery address.
 * A gift is billed to its buyer, of whom the store knows name and e-mail address. A GSTIN tells the state by its first two digits.
 */
export async function findBilledParty(
  trx: Trx,
  order: Pick<
    OrderToPrint,
    "billing_company" | "billing_gstin" | "billing_office_id" | "billing_vat_number" | "is_gift" | "user_id"
  >,
  addresses: readonly AddressToPrint[],
  delivery: AddressToPrint,
  language: Language,
): Promise<BilledParty> {
  const office =
    order.billing_office_id === null ? undefined : await readOffice(trx, order.billing_office_id);
  const billing = addresses.find(({ is_billing }) => is_billing);
  const billed = billing ?? delivery;
  const isBuyerElsewhere = order.is_gift && !office && !billing;
  const buyer = isBuyerElsewhere ? await readBuyer(trx, order.user_id) : undefined;
  const gstin = order.billing_gstin ?? office?.gstin ?? undefined;
  const officeLines = office?.address.split("\n");
  const stateOfAddress = office ? stateInLines(officeLines ?? []) : stateCodeOf(billed.region);
  return {
    billTo: {
      name: office?.name ?? order.billing_company ?? buyer?.name ?? billed.recipient_name,
      lines: officeLines ?? (buyer ? [buyer.email] : addressLines(billed, language)),
      ...(gstin !== undefined && { gstin }),
      ...(order.billing_vat_number !== null && { vatNumber: order.billing_vat_number }),
    },
    parts: office ? partsOfText(office.address, countryCodeOf(delivery.country) ?? "") : addressParts(billed),
    // An office or a person outside India is billed where the goods go.
    stateCode: gstin?.slice(0, 2) ?? stateOfAddress ?? stateCodeOf(delivery.region),
  };
}

export const addresseeOf = (address: AddressToPrint, language: Language): Addressee => ({
  name: address.recipient_name,
  lines: addressLines(address, language),
});

/** A state named anywhere in an address, such as 'Pune, Maharashtra 411001'. */
const stateInLines = (lines: readonly string[]): string | undefined =>
  lines
    .flatMap((line) => line.split(","))
    .map((part) => stateCodeOf(part.replace(/[\d\s-]+$/, "").trim()))
    .find((code) => code !== undefined);
