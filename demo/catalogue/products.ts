import { apparels } from "./products/apparels.ts";
import { bags } from "./products/bags.ts";
import { drinkware } from "./products/drinkware.ts";
import { electronicGadgets } from "./products/electronic-gadgets.ts";
import { stationary } from "./products/stationary.ts";
import type { CategorySlug, DemoProduct } from "./types.ts";

/** The order of the products in each category page. */
export const productsByCategory: Readonly<Record<CategorySlug, readonly DemoProduct[]>> = {
  "electronic-gadgets": electronicGadgets,
  apparels,
  bags,
  stationary,
  drinkware,
};

export const products: readonly DemoProduct[] = Object.values(productsByCategory).flat();
