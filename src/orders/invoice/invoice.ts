import { isSameCountry } from "../../platform/country/read-country.ts";
import type { Invoice, InvoiceAmounts, InvoiceLine, TaxKind } from "../../platform/db/stored-values.ts";
import type { Language } from "../../platform/language/language.ts";
import type { Reader } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import { stateCodeOf, stateName } from "./indian-states.ts";
import { placeOutsideIndia } from "./place-of-supply.ts";
import { splitTax } from "./tax.ts";

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  /** What an e-invoice has in fields of its own. Empty: not set. */
  readonly city: string;
  readonly postalCode: string;
  readonly phone: string;
  /** Of ISO 3166-1; empty: the store's country is not set. */
  readonly countryCode: string;
  /** Of India's GST. The first two digits are the state. */
  readonly gstin: string | undefined;
  /** Outside India. Not set, and no GSTIN: the seller is not registered, and the invoice has no tax. */
  readonly vatNumber: string | undefined;
  /** The countries of delivery where VAT is charged; the others are exports. None: everywhere. */
  readonly vatCountries: readonly string[];
  readonly email: string;
  /** For products without a rate of their own, and for shipping. Hundredths of a percent. */
  readonly basisPoints: number;
  readonly hsn: string;
}

export interface OrderToInvoice {
  readonly orderNo: string;
  readonly country: string;
  readonly region: string;
  readonly shippingPaise: number;
  readonly language: Language;
  readonly lines: readonly {
    readonly lineId?: number;
    readonly what: string;
    readonly quantity: number;
    readonly totalPaise: number;
    readonly discountPaise: number;
    readonly hsn: string | null;
    readonly basisPoints: number | null;
  }[];
}

/**
 * The kind of tax and the place of supply. Under VAT the country of delivery decides, under GST the state of who is billed
 * (billed-party.ts). `chosenCode` is the state code that staff chose when the address does not tell it. Null: staff must choose
 * one.
 */
export function taxKindOf(
  seller: Seller,
  to: Pick<OrderToInvoice, "country" | "region">,
  chosenCode?: string,
) {
  if (!seller.gstin) return { taxKind: vatKindOf(seller, to.country), placeOfSupply: "" };
  if (!isSameCountry(to.country, "India"))
    return { taxKind: "export" as const, placeOfSupply: placeOutsideIndia(to.country) };
  const code = chosenCode ?? stateCodeOf(to.region);
  const name = code && stateName(code);
  if (!name) return null;
  const isInside = seller.gstin.startsWith(code);
  return {
    taxKind: isInside ? ("inside the state" as const) : ("between states" as const),
    placeOfSupply: `${name} (${code})`,
  };
}

function vatKindOf({ vatNumber, vatCountries }: Seller, country: string): TaxKind {
  if (!vatNumber) return "unregistered";
  const isSame = (other: string) => isSameCountry(other, country);
  return vatCountries.length === 0 || vatCountries.some(isSame) ? "VAT" : "export without VAT";
}

/** The tax that prices include where the goods go; empty: none. */
export function taxNameFor(seller: Seller, country: string): "" | "GST" | "VAT" {
  if (seller.gstin) return isSameCountry(country, "India") ? "GST" : "";
  return vatKindOf(seller, country) === "VAT" ? "VAT" : "";
}

/** Every amount of an invoice. The lines add up to the sums, and the sum paid is the order's grand total. */
export function invoiceAmounts(
  order: OrderToInvoice,
  seller: Seller,
  supply: Pick<InvoiceAmounts, "taxKind" | "placeOfSupply">,
): InvoiceAmounts {
  const line = (
    amounts: {
      lineId?: number;
      what: string;
      quantity: number;
      discountPaise: number;
      paidPaise: number;
    },
    hsn: string | null,
    productBasisPoints: number | null,
  ): InvoiceLine => {
    const basisPoints = productBasisPoints ?? seller.basisPoints;
    return {
      ...amounts,
      hsn: hsn ?? seller.hsn,
      basisPoints,
      ...splitTax(amounts.paidPaise, basisPoints, supply.taxKind),
    };
  };
  const lines = order.lines.map(({ totalPaise, hsn, basisPoints, ...each }) =>
    line({ ...each, paidPaise: totalPaise - each.discountPaise }, hsn, basisPoints),
  );
  if (order.shippingPaise > 0)
    lines.push(
      line(
        { what: t("Shipping"), quantity: 1, discountPaise: 0, paidPaise: order.shippingPaise },
        "9968",
        null,
      ),
    );
  return { ...supply, lines, sums: sumsOf(lines) };
}

export function sumsOf(lines: readonly InvoiceLine[]): InvoiceAmounts["sums"] {
  const sum = (key: keyof InvoiceAmounts["sums"]) => lines.reduce((all, each) => all + each[key], 0);
  return {
    discountPaise: sum("discountPaise"),
    taxablePaise: sum("taxablePaise"),
    cgstPaise: sum("cgstPaise"),
    sgstPaise: sum("sgstPaise"),
    igstPaise: sum("igstPaise"),
    paidPaise: sum("paidPaise"),
  };
}

/** Whose language a document is printed in. */
export const readerOf = ({ language = "en" }: Pick<Invoice, "language">): Reader => ({ language });
