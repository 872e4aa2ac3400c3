import { apparels } from "./apparels.ts";
import { bags } from "./bags.ts";
import { drinkware } from "./drinkware.ts";
import { electronicGadgets } from "./electronic-gadgets.ts";
import type { ProductWords } from "./product-words.ts";
import { stationary } from "./stationary.ts";

/** The products in Norwegian, by id. */
export const products: Readonly<Record<number, ProductWords>> = {
  ...electronicGadgets,
  ...apparels,
  ...bags,
  ...stationary,
  ...drinkware,
};
