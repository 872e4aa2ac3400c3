import { type TaxKind, taxIn } from "./gst.ts";
import { stateCodeOf, stateName } from "./indian-states.ts";

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  /** Unset: not registered, and the invoice carries no tax. Its first two digits are the state. */
  readonly gstin: string | undefined;
  readonly email: string;
  /** For products that have none of their own, and for shipping. Hundredths of a percent. */
  readonly basisPoints: number;
  readonly hsn: string;
}

export interface Addressee {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface ToInvoice {
  readonly orderNo: string;
  readonly country: string;
  readonly region: string;
  readonly shippingPaise: number;
  readonly lines: readonly {
    readonly what: string;
    readonly quantity: number;
    readonly totalPaise: number;
    readonly discountPaise: number;
    readonly hsn: string | null;
    readonly basisPoints: number | null;
  }[];
}

export interface InvoiceLine {
  readonly what: string;
  readonly hsn: string;
  readonly quantity: number;
  readonly discountPaise: number;
  readonly basisPoints: number;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly paidPaise: number;
}

export interface InvoiceAmounts {
  readonly taxKind: TaxKind;
  /** As it is printed: 'Maharashtra (27)'; empty without tax. */
  readonly placeOfSupply: string;
  readonly lines: readonly InvoiceLine[];
  readonly sums: Omit<InvoiceLine, "what" | "hsn" | "quantity" | "basisPoints">;
}

/**
 * Where the goods are supplied by GST: the state they go to. `asked` is the code somebody chose where the address does
 * not tell. Null: it has to be asked for.
 */
export function taxKindOf(seller: Seller, to: Pick<ToInvoice, "country" | "region">, asked?: string) {
  if (!seller.gstin) return { taxKind: "unregistered" as const, placeOfSupply: "" };
  if (to.country.trim().toLowerCase() !== "india")
    return { taxKind: "export" as const, placeOfSupply: `Outside India: ${to.country}` };
  const code = asked ?? stateCodeOf(to.region);
  const name = code && stateName(code);
  if (!name) return null;
  const isInside = seller.gstin.startsWith(code);
  return {
    taxKind: isInside ? ("inside the state" as const) : ("between states" as const),
    placeOfSupply: `${name} (${code})`,
  };
}

/** Every amount of an invoice; the lines add up to the sums, and the sum paid is the order's grand total. */
export function invoiceAmounts(
  order: ToInvoice,
  seller: Seller,
  supply: Pick<InvoiceAmounts, "taxKind" | "placeOfSupply">,
): InvoiceAmounts {
  const line = (
    given: { what: string; quantity: number; discountPaise: number; paidPaise: number },
    hsn: string | null,
    own: number | null,
  ): InvoiceLine => {
    const basisPoints = own ?? seller.basisPoints;
    return {
      ...given,
      hsn: hsn ?? seller.hsn,
      basisPoints,
      ...taxIn(given.paidPaise, basisPoints, supply.taxKind),
    };
  };
  const lines = order.lines.map(({ what, quantity, totalPaise, discountPaise, hsn, basisPoints }) =>
    line({ what, quantity, discountPaise, paidPaise: totalPaise - discountPaise }, hsn, basisPoints),
  );
  if (order.shippingPaise > 0)
    lines.push(
      line({ what: "Shipping", quantity: 1, discountPaise: 0, paidPaise: order.shippingPaise }, "9968", null),
    );
  const sum = (key: keyof InvoiceAmounts["sums"]) => lines.reduce((all, each) => all + each[key], 0);
  const sums = {
    discountPaise: sum("discountPaise"),
    taxablePaise: sum("taxablePaise"),
    cgstPaise: sum("cgstPaise"),
    sgstPaise: sum("sgstPaise"),
    igstPaise: sum("igstPaise"),
    paidPaise: sum("paidPaise"),
  };
  return { ...supply, lines, sums };
}

/** Everything that an invoice prints: kept with its number, so that it prints the same for ever. */
export interface Invoice extends InvoiceAmounts {
  readonly invoiceNo: string;
  /** Days of the Indian calendar, YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly placedOn: string;
  readonly orderNo: string;
  readonly seller: Pick<Seller, "name" | "address" | "gstin" | "email">;
  readonly billTo: Addressee;
  readonly shipTo: Addressee;
}
