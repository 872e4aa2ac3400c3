import type { ShippingBand as BandResponse } from "../../../contract/admin/countries.ts";
import type { ShippingBand } from "../../../features/shipping/shipping.ts";

/** The API's bands in the form that the shipping rules read. */
export const toShippingBands = (bands: readonly BandResponse[]): Omit<ShippingBand, "chargePaise">[] =>
  bands.map(({ fromGrams, toGrams }) => ({ weightFromGrams: fromGrams, weightToGrams: toGrams }));
