import type { ProductInput } from "../../contract/admin/products.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { isWholePaise } from "../../platform/money/money.ts";

type Draft = Pick<ProductInput, "isSwagItem" | "name"> & {
  readonly volumePrices?: ProductInput["volumePrices"];
  readonly variants: readonly { readonly webPrice: number }[];
};

/**
 * Quantities must rise and prices fall, from a price below the dearest variant's before any reduction. Prices are in
 * rupees. Undefined when nothing is wrong.
 */
export function validateVolumePrices(draft: Draft): Refusal<"price_invalid"> | undefined {
  const prices = draft.volumePrices ?? [];
  if (prices.length > 0 && draft.isSwagItem)
    return refuse("price_invalid", "The welcome kit is free, so it has no volume prices.");
  let [quantity, price] = [1, Math.max(...draft.variants.map(({ webPrice }) => webPrice))];
  for (const { fromQuantity, unitPrice } of prices) {
    if (!isWholePaise(unitPrice))
      return refuse("price_invalid", `A volume price of ${draft.name} has more than two decimals.`);
    if (fromQuantity <= quantity)
      return refuse(
        "price_invalid",
        `The quantities of the volume prices of ${draft.name} must rise, and start at 2 or more.`,
      );
    if (unitPrice >= price)
      return refuse(
        "price_invalid",
        `The volume prices of ${draft.name} must fall as the quantity rises, and be below its own price.`,
      );
    [quantity, price] = [fromQuantity, unitPrice];
  }
  return undefined;
}
