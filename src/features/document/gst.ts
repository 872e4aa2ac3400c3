import { takeOut } from "../money/money.ts";

/** Which tax an invoice carries: none (the seller is not registered, or the goods leave India), or by where they go. */
export type TaxKind = "unregistered" | "export" | "inside the state" | "between states";

export interface Taxed {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

/**
 * The tax that a price of the shop holds: prices include it. `grossPaise` is what is paid, `basisPoints` the rate (18 % =
 * 1800). The parts add up to `grossPaise` to the paisa; CGST and SGST are equal.
 */
export function taxIn(grossPaise: number, basisPoints: number, kind: TaxKind): Taxed {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  if (kind === "between states") {
    const igstPaise = takeOut(grossPaise, basisPoints, 1);
    return { ...none, taxablePaise: grossPaise - igstPaise, igstPaise };
  }
  if (kind === "inside the state") {
    const half = takeOut(grossPaise, basisPoints, 2);
    return { ...none, taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half };
  }
  return { ...none, taxablePaise: grossPaise };
}

/** '26-27' of a day from 1 April 2026 to 31 March 2027, India time. */
export function financialYear(at: Date): string {
  const day = new Date(at.getTime() + 5.5 * 3_600_000);
  const first = day.getUTCMonth() >= 3 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  const short = (year: number) => String(year % 100).padStart(2, "0");
  return `${short(first)}-${short(first + 1)}`;
}
