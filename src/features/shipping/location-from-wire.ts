import type { ServiceLocation as WireLocation } from "../../contract/catalog.schemas.ts";
import { fromWire } from "../money/money.ts";
import type { ServiceLocation } from "./shipping.ts";

/** A service location as the interface has it (decimal rupees), for the rules (paise). */
export const locationFromWire = (location: WireLocation): ServiceLocation => ({
  id: location.id,
  name: location.name,
  isRestOfWorld: location.isRestOfWorld,
  deliveryChargePaise: fromWire(location.deliveryCharge),
  bands: location.shippingCharges.map((band) => ({
    weightFromGrams: band.weightFrom,
    weightToGrams: band.weightTo,
    chargePaise: fromWire(band.deliveryCharge),
  })),
});
