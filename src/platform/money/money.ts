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
 * Splits `totalPaise` in proportion to `weights`, which are whole numbers and not negative. The parts add up
 * to the total exactly, and each is less than one paisa from its exact share. Of two equal remainders the
 * earlier gets the paisa. When all weights are 0, the split is equal. Without weights the result is `[]` for
 * a total of 0, and otherwise a RangeError.
 */
export function splitByLargestRemainder(totalPaise: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (totalPaise !== 0) throw new RangeError("Nothing to split the amount over");
    return [];
  }
  if (weights.some((weight) => weight < 0)) throw new RangeError("A weight is negative");
  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const total = BigInt(Math.abs(totalPaise));
  const parts = shares.map((share) => Number((total * share) / whole));
  const missing = Math.abs(totalPaise) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (total * share) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  const sign = totalPaise < 0 ? -1 : 1;
  return parts.map((part, index) => sign * (part + (roundedUp.has(index) ? 1 : 0)) + 0);
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

/**
 * Hundredths as text with two decimals, thousands separators and the symbol: `$1,299.00`, `-$5.00`. Whole
 * units of a currency without hundredths (`unit` 100) have no decimals: `¥1,299`.
 */
export function formatMoney(minor: number, symbol: string, unit = 1): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  const units = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${minor < 0 ? "-" : ""}${symbol}${units}${minor % 100 === 0 && unit === 100 ? "" : `.${digits.slice(-2)}`}`;
}

export interface LineToShow {
  totalPaise: number;
  discountPaise: number;
  isSwag: boolean;
}

/** All amounts are in minor units of the shown currency. `shipping` null is 'to be confirmed'. */
export interface ShownTotals {
  lines: number[];
  subTotal: number;
  discount: number;
  shipping: number | null;
  grandTotal: number;
}

/**
 * The totals that a buyer sees (specification 9). Each line, each line's discount and the shipping is
 * converted, and then the converted amounts are added. So they add up exactly in every currency. A discount
 * is never above its line, so nothing shown is negative. Swag lines show and count 0.
 */
export function shownTotals(
  parts: { lines: readonly LineToShow[]; shippingPaise: number | null },
  rateMicros: number,
  unit = 1,
): ShownTotals {
  const shown = (paise: number) => convert(paise, rateMicros, unit);
  const lines = parts.lines.map((line) => (line.isSwag ? 0 : shown(line.totalPaise)));
  const subTotal = lines.reduce((sum, line) => sum + line, 0);
  const discount = parts.lines.reduce((sum, line) => sum + (line.isSwag ? 0 : shown(line.discountPaise)), 0);
  const shipping = parts.shippingPaise === null ? null : shown(parts.shippingPaise);
  return { lines, subTotal, discount, shipping, grandTotal: subTotal - discount + (shipping ?? 0) };
}
