/**
 * Money is a whole number of minor units (paise of the base currency, hundredths of a shown currency), never
 * a fraction. Every rounding of the store is `roundedDivision`: half a unit rounds away from zero.
 */
function roundedDivision(numerator: bigint, divisor: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(numerator < 0n ? -rounded : rounded);
}

/** The share of `amountPaise` at a rate in hundredths of a percent (10 % = 1000), in whole paise. */
export function percentOf(amountPaise: number, basisPoints: number): number {
  return roundedDivision(BigInt(amountPaise) * BigInt(basisPoints), 10_000n);
}

/**
 * The share of `amountPaise` that `part` is of `whole`, in whole paise: of 100 paise, 1 of 3 is 33. Both are whole
 * numbers of one unit (pieces, or what a provider counts in). RangeError when `whole` is not above 0.
 */
export function shareOf(amountPaise: number, part: number, whole: number): number {
  if (!(whole > 0)) throw new RangeError("A share needs a whole above 0");
  return roundedDivision(BigInt(amountPaise) * BigInt(part), BigInt(whole));
}

/**
 * The tax at a rate of `basisPoints` that `grossPaise` includes, in whole paise. It is one of so many equal
 * `parts`: 118.00 at 18 % includes 18.00, or twice 9.00.
 */
export function includedTax(grossPaise: number, basisPoints: number, parts: 1 | 2): number {
  return roundedDivision(BigInt(grossPaise) * BigInt(basisPoints), BigInt(parts * (10_000 + basisPoints)));
}

/**
 * Converts base paise to hundredths of the shown currency (specification 9: prices are shown divided by the
 * rate). `rateMicros` is that divisor in millionths: USD 85 is 85 000 000, and ₹850 become 1000 cents. The
 * result is a multiple of `unit` (minor-units.ts: shownUnit): yen have no hundredths.
 */
export function convert(paise: number, rateMicros: number, unit = 1): number {
  if (!(rateMicros > 0)) throw new RangeError("A currency rate must be above 0");
  return roundedDivision(BigInt(paise) * 1_000_000n, BigInt(rateMicros) * BigInt(unit)) * unit;
}

/** A currency's divisor (85, 0.56) as whole millionths. RangeError when the result is not above 0. */
export function toRateMicros(rate: number): number {
  const micros = Math.round(rate * 1_000_000);
  if (!(micros > 0 && Number.isSafeInteger(micros))) throw new RangeError(`Not a currency rate: ${rate}`);
  return micros;
}

/** Paise as the decimal rupees of the API: 129950 is 1299.5. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/** Paise as a plain decimal with two digits, for files that programs read: 129950 is `1299.50`. */
export function plainDecimal(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, "0");
  return `${paise < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Decimal rupees of the API as the nearest paisa. Half a paisa, as written, rounds away from zero: 1.005 is
 * 101, although its binary value is a little lower. NaN when the paise cannot be held exactly. NaN equals no
 * price, and an amount that a client sent is only ever compared.
 */
export function rupeesToPaise(amount: number): number {
  const size = Math.abs(amount);
  // JavaScript writes a number below a millionth with an exponent, and a second exponent cannot be appended.
  const paise = size < 0.000_001 ? 0 : Math.round(Number(`${size}e2`));
  if (!Number.isSafeInteger(paise)) return Number.NaN;
  return paise === 0 ? 0 : Math.sign(amount) * paise;
}

/** Whether an amount of decimal rupees has no fraction of a paisa. */
export const isWholePaise = (rupees: number): boolean => paiseToRupees(rupeesToPaise(rupees)) === rupees;
