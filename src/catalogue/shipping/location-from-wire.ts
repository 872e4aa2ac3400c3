import type { ServiceLocation as WireLocation } from "../../contract/catalogue.schemas.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { ServiceLocation } from "./shipping.ts";

/** Converts a service location of the API (decimal rupees) to the form of the shipping rules (paise). */
export const locationFromWire = (location: WireLocation): ServiceLocation => ({
  id: location.id,
  name: location.name,
  isRestOfWorld: location.isRestOfWorld,
  deliveryChargePaise: rupeesToPaise(location.deliveryCharge),
  bands: location.shippingCharges.map((band) => ({
    weightFromGrams: band.weightFrom,
    weightToGrams: band.weightTo,
    chargePaise: rupeesToPaise(band.deliveryCharge),
  })),
});
