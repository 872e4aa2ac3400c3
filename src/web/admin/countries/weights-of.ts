import type { Band } from "../../../contract/admin/countries.ts";
import type { ShippingBand } from "../../../features/shipping/shipping.ts";

/** The interface's bands in the words of the rules. */
export const weightsOf = (bands: readonly Band[]): Omit<ShippingBand, "chargePaise">[] =>
  bands.map(({ fromGrams, toGrams }) => ({ weightFromGrams: fromGrams, weightToGrams: toGrams }));
