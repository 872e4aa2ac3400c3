import type { ShippingBand } from "../../../catalogue/shipping/shipping.ts";
import type { ShippingBand as BandResponse } from "../../../contract/admin/shipping.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";

/** The API's bands in the form that the shipping rules read. */
export const toShippingBands = (bands: readonly BandResponse[]): ShippingBand[] =>
  bands.map(({ fromGrams, toGrams, charge }) => ({
    weightFromGrams: fromGrams,
    weightToGrams: toGrams,
    chargePaise: rupeesToPaise(charge),
  }));
