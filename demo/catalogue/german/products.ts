import type { TranslatedProduct } from "../types.ts";
import { apparels } from "./apparels.ts";
import { bags } from "./bags.ts";
import { drinkware } from "./drinkware.ts";
import { electronicGadgets } from "./electronic-gadgets.ts";
import { stationary } from "./stationary.ts";

/** The products in German, by id. */
export const products: Readonly<Record<number, TranslatedProduct>> = {
  ...electronicGadgets,
  ...apparels,
  ...bags,
  ...stationary,
  ...drinkware,
};
