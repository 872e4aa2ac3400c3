/**
 * Of how many of `quantity` units, which cost `netPaise` together, an amount is the price: two of three that cost 100.00 are 66.66 or
 * 66.67. 0: of no whole number of them, because a part of the price was given back.
 */
export function unitsOfAmount(netPaise: number, quantity: number, amountPaise: number): number {
  if (netPaise <= 0) return 0;
  const units = Math.min(quantity, Math.round((amountPaise * quantity) / netPaise));
  const isPrice =
    amountPaise >= units * Math.floor(netPaise / quantity) &&
    amountPaise <= units * Math.ceil(netPaise / quantity);
  return isPrice ? units : 0;
}
