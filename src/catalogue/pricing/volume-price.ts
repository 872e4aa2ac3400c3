import type { VolumePrice } from "../../platform/db/stored-values.ts";

/**
 * What one unit costs in paise when a cart has `quantity` units of its product. It is the lower of the variant's
 * selling price, sales included, and the volume price; a coupon is taken off that (docs/decisions/0027-volume-prices.md).
 */
export const volumeUnitPaise = (
  sellingPaise: number,
  prices: readonly VolumePrice[],
  quantity: number,
): number =>
  Math.min(
    sellingPaise,
    ...prices.filter(({ fromQuantity }) => fromQuantity <= quantity).map(({ unitPaise }) => unitPaise),
  );

interface RowWithVolumePrices {
  readonly product_id: number;
  readonly quantity: number;
  readonly selling_price_paise: number;
  readonly volume_prices: readonly VolumePrice[];
}

/** The lines of one cart or order, each with the unit price that the quantity of its product gives it. */
export function withVolumePrices<R extends RowWithVolumePrices>(
  rows: readonly R[],
): Omit<R, "volume_prices">[] {
  const quantities = new Map<number, number>();
  for (const { product_id, quantity } of rows)
    quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity);
  return rows.map(({ volume_prices, ...row }) => ({
    ...row,
    selling_price_paise: volumeUnitPaise(
      row.selling_price_paise,
      volume_prices,
      quantities.get(row.product_id) ?? row.quantity,
    ),
  }));
}
