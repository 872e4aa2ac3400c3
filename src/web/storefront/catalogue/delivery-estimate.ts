import { locationFromWire } from "../../../catalogue/shipping/location-from-wire.ts";
import { locationFor, shippingPaise } from "../../../catalogue/shipping/shipping.ts";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { Policy } from "../../../platform/settings/policy-texts.ts";
import { transportDaysText } from "../wording/policy-days.ts";

/** What the server knows about delivery: the countries to choose from, and the charges. */
export interface Delivery {
  readonly countries: readonly string[];
  readonly locations: readonly ServiceLocation[];
}

/** The product alone, in the chosen quantity. */
interface Parcel {
  readonly packageWeightGrams: number;
  readonly quantity: number;
  readonly isSwag: boolean;
}

export interface DeliveryEstimate {
  /** Null: no charge is known for this country, and staff will confirm it. */
  readonly chargePaise: number | null;
  /** The days after dispatch, by the shipping policy (specification 1). */
  readonly deliveryDays: string;
}

/** The shipping charge and delivery time of a parcel to a country (specification 9). */
export function deliveryEstimate(
  locations: readonly ServiceLocation[],
  country: string,
  { packageWeightGrams, quantity, isSwag }: Parcel,
  policy: Policy,
): DeliveryEstimate {
  return {
    chargePaise: shippingPaise(locationFor(locations.map(locationFromWire), country), {
      weightGrams: packageWeightGrams * Math.max(1, quantity),
      swagOnly: isSwag,
      lineCount: 1,
    }),
    deliveryDays: transportDaysText(policy, country),
  };
}
