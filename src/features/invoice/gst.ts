import { includedTax } from "../money/money.ts";

/**
 * The kind of tax on an invoice. There is none when the seller is not registered or the goods leave India.
 * Otherwise it depends on the state that the goods go to.
 */
export type TaxKind = "unregistered" | "export" | "inside the state" | "between states";

export interface GstAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

/**
 * The tax that a price of the shop includes. `grossPaise` is what is paid, `basisPoints` is the rate (18 % =
 * 1800). The amounts add up to `grossPaise` exactly; CGST and SGST are equal.
 */
export function splitGst(grossPaise: number, basisPoints: number, kind: TaxKind): GstAmounts {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  if (kind === "between states") {
    const igstPaise = includedTax(grossPaise, basisPoints, 1);
    return { ...none, taxablePaise: grossPaise - igstPaise, igstPaise };
  }
  if (kind === "inside the state") {
    const half = includedTax(grossPaise, basisPoints, 2);
    return { ...none, taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
  }
  return { ...none, taxablePaise: grossPaise };
}
