import type { TaxKind } from "../../platform/db/stored-values.ts";
import { includedTax } from "../../platform/money/money.ts";

/** Whether documents of that kind have a tax. */
export const isTaxed = (kind: TaxKind): boolean =>
  kind === "inside the state" || kind === "between states" || kind === "VAT";

export interface TaxAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  /** The tax that is one amount: IGST in India, VAT elsewhere. */
  readonly igstPaise: number;
}

/**
 * The tax that a price of the shop includes. `grossPaise` is what is paid, `basisPoints` is the rate (18 % =
 * 1800). The amounts add up to `grossPaise` exactly; CGST and SGST are equal.
 */
export function splitTax(grossPaise: number, basisPoints: number, kind: TaxKind): TaxAmounts {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  if (kind === "between states" || kind === "VAT") {
    const igstPaise = includedTax(grossPaise, basisPoints, 1);
    return { ...none, taxablePaise: grossPaise - igstPaise, igstPaise };
  }
  if (kind === "inside the state") {
    const half = includedTax(grossPaise, basisPoints, 2);
    return { ...none, taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
  }
  return { ...none, taxablePaise: grossPaise };
}
