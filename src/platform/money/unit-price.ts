/** More digits than any price of a cent needs for 10,000 pieces. */
const MAX_DECIMALS = 10;

/**
 * The price of one of `quantity`, as a decimal number with two digits after the point or as many more as it takes until price times
 * quantity is `netPaise` again, and no half cent beside it: 100.00 for three is 33.3333.
 */
export function unitPrice(netPaise: number, quantity: number): string {
  for (let decimals = 2; decimals < MAX_DECIMALS; decimals += 1) {
    const unit = 10n ** BigInt(decimals - 2);
    const scaled = roundedDivision(BigInt(netPaise) * unit, BigInt(quantity));
    const apart = scaled * BigInt(quantity) - BigInt(netPaise) * unit;
    // Who multiplies with binary fractions must not come out at the next cent.
    if (10n * (apart < 0n ? -apart : apart) <= 4n * unit) return decimal(scaled, decimals);
  }
  throw new Error(`No price of ${quantity} pieces makes ${netPaise}`);
}

/** The price of one of `quantity` with so many digits after the point, rounded. */
export const roundedUnitPrice = (netPaise: number, quantity: number, decimals: 2 | 3): string =>
  decimal(roundedDivision(BigInt(netPaise) * 10n ** BigInt(decimals - 2), BigInt(quantity)), decimals);

/** Halves away from zero; the divisor is above 0. */
function roundedDivision(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

function decimal(scaled: bigint, decimals: number): string {
  const sign = scaled < 0n ? "-" : "";
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, "0");
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
