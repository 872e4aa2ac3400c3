/** Both ends inclusive; a charge of 0 leaves the country's own charge in place (specification 9). */
export interface ShippingBand {
  weightFromGrams: number;
  weightToGrams: number;
  chargePaise: number;
}

export interface ServiceLocation {
  id: number;
  name: string;
  /** Charged for every country that is not listed by name; at most one location is so marked. */
  isRestOfWorld: boolean;
  deliveryChargePaise: number;
  bands: readonly ShippingBand[];
}

/** Where a buyer is taken to be until they say otherwise (specification 9). */
export const DEFAULT_COUNTRY = "India";

const folded = (name: string): string => name.trim().toLowerCase();

/** The location that ships to `country`: by its name in any case, else the rest of the world, else undefined. */
export function locationFor(
  locations: readonly ServiceLocation[],
  country: string,
): ServiceLocation | undefined {
  const wanted = folded(country);
  return (
    locations.find((location) => folded(location.name) === wanted) ??
    locations.find((location) => location.isRestOfWorld)
  );
}

/** Where bands meet or overlap, the buyer pays the cheaper one. */
function chargeAt(location: ServiceLocation, weightGrams: number): number {
  const charges = location.bands
    .filter((band) => band.weightFromGrams <= weightGrams && weightGrams <= band.weightToGrams)
    .map((band) => band.chargePaise)
    .filter((chargePaise) => chargePaise > 0);
  return charges.length > 0 ? Math.min(...charges) : location.deliveryChargePaise;
}

/**
 * Shipping of a cart (specification 9): swag alone, or nothing, ships free everywhere; else the band's charge, or
 * the country's. Null where no location is known: 'to be confirmed' by the support team.
 */
export function shippingPaise(
  location: ServiceLocation | undefined,
  cart: { weightGrams: number; swagOnly: boolean; lineCount: number },
): number | null {
  if (cart.swagOnly || cart.lineCount === 0) return 0;
  return location === undefined ? null : chargeAt(location, cart.weightGrams);
}

/** The next weight, in whole grams, at which another charge applies (dearer or not), and that charge. */
export function nextBand(
  location: ServiceLocation,
  weightGrams: number,
): { gramsMore: number; chargePaise: number } | undefined {
  const charge = chargeAt(location, weightGrams);
  const step = location.bands
    .flatMap((band) => [band.weightFromGrams, band.weightToGrams + 1])
    .filter((grams) => grams > weightGrams)
    .sort((a, b) => a - b)
    .find((grams) => chargeAt(location, grams) !== charge);
  return step === undefined
    ? undefined
    : { gramsMore: step - weightGrams, chargePaise: chargeAt(location, step) };
}

/** The next weight at which shipping costs more; undefined where it never does, or falls before it rises. */
export function dearerBand(
  location: ServiceLocation,
  weightGrams: number,
): { gramsMore: number; chargePaise: number } | undefined {
  const next = nextBand(location, weightGrams);
  return next && next.chargePaise > chargeAt(location, weightGrams) ? next : undefined;
}

/** Grams in a buyer's words, to the gram: '148 g', from a kilogram on '1.352 kg'. */
export const weightInWords = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);
