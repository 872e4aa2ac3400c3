import type { StaffProduct } from "../../../../contract/admin/products.ts";
import { t } from "../../../../platform/language/t.ts";
import { paiseToRupees, percentOf, rupeesToPaise } from "../../../../platform/money/money.ts";

export const priceChangeLabels = {
  reduce: t("Reduce"),
  restore: t("End the reduction"),
  raise: t("Raise all prices"),
  lower: t("Lower all prices"),
} as const;

export interface PriceChange {
  readonly change: keyof typeof priceChangeLabels;
  readonly percent: number | null;
  /** Rounds to whole units of the base currency. */
  readonly isRounded: boolean;
}

type Prices = Pick<StaffProduct, "variants" | "volumePrices">;

const WHOLE = 100;

/** The product with its changed prices. Volume prices follow where all prices move. */
export function changePrices(
  { variants, volumePrices }: Prices,
  { change, percent, isRounded }: PriceChange,
): Prices {
  const share = Math.round((percent ?? 0) * 100) * (change === "raise" ? 1 : -1);
  const moved = (amount: number): number => {
    const paise = rupeesToPaise(amount);
    const changed = paise + percentOf(paise, share);
    return paiseToRupees(isRounded ? Math.round(changed / WHOLE) * WHOLE : changed);
  };
  if (change === "restore")
    return { volumePrices, variants: variants.map((each) => ({ ...each, sellingPrice: each.webPrice })) };
  if (change === "reduce")
    return {
      volumePrices,
      variants: variants.map((each) => ({ ...each, sellingPrice: moved(each.webPrice) })),
    };
  return {
    volumePrices: volumePrices.map((each) => ({ ...each, unitPrice: moved(each.unitPrice) })),
    variants: variants.map((each) => ({
      ...each,
      webPrice: moved(each.webPrice),
      sellingPrice: moved(each.sellingPrice),
    })),
  };
}
