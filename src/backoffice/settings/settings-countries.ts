import { deliveryCountry } from "../../catalogue/shipping/delivery-country.ts";
import type { ServiceLocation } from "../../catalogue/shipping/shipping.ts";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";

/**
 * The given settings with their countries as the store's list calls them, or else by their English names: addresses and charges
 * compare them so. Refuses setting_invalid for what is no country, or may be two, with a question.
 */
export function withKnownCountries(
  given: Partial<StoreSettings>,
  locations: readonly ServiceLocation[],
): Partial<StoreSettings> | Refusal<"setting_invalid"> {
  const { homeCountry, deliveryTimes } = given;
  const named = [homeCountry ?? "", ...(deliveryTimes ?? []).map(({ country }) => country)];
  const read = new Map<string, string>();
  for (const country of named.filter((each) => each.trim() !== "")) {
    const name = deliveryCountry(country, locations);
    if (isRefusal(name)) return refuse("setting_invalid", name.detail);
    read.set(country, name);
  }
  const nameOf = (country: string) => read.get(country) ?? country;
  return {
    ...given,
    ...(homeCountry !== undefined && { homeCountry: nameOf(homeCountry) }),
    ...(deliveryTimes && {
      deliveryTimes: deliveryTimes.map((time) => ({ ...time, country: nameOf(time.country) })),
    }),
  };
}
