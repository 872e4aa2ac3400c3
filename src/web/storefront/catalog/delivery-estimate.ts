import type { ServiceLocation } from "../../../contract/catalog.schemas.ts";
import { locationFromWire } from "../../../features/shipping/location-from-wire.ts";
import { DEFAULT_COUNTRY, locationFor, shippingPaise } from "../../../features/shipping/shipping.ts";

/** What the server knows of delivery: the countries a buyer may choose, and what is charged where. */
export interface Delivery {
  readonly countries: readonly string[];
  readonly locations: readonly ServiceLocation[];
}

/** The product alone, as many as are chosen. */
interface Parcel {
  readonly packageWeightGrams: number;
  readonly quantity: number;
  readonly isSwag: boolean;
}

export interface DeliveryEstimate {
  /** Null: to be confirmed by the support team, for nobody ships there by a known charge. */
  readonly chargePaise: number | null;
  /** After dispatch, by the shipping policy (specification 1). */
  readonly takes: string;
}

/** What bringing this parcel to a country costs and how long it takes, by the store's own rules (specification 9). */
export function deliveryEstimate(
  locations: readonly ServiceLocation[],
  country: string,
  { packageWeightGrams, quantity, isSwag }: Parcel,
): DeliveryEstimate {
  return {
    chargePaise: shippingPaise(locationFor(locations.map(locationFromWire), country), {
      weightGrams: packageWeightGrams * Math.max(1, quantity),
      swagOnly: isSwag,
      lineCount: 1,
    }),
    takes: country === DEFAULT_COUNTRY ? "3-4 days to metro cities, 5-7 days elsewhere" : "7-10 days",
  };
}
