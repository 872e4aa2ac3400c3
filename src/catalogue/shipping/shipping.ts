/** Both ends are inclusive. With a charge of 0 the country's own charge applies (specification 9). */
export interface ShippingBand {
  weightFromGrams: number;
  weightToGrams: number;
  chargePaise: number;
}

export interface ServiceLocation {
  id: number;
  name: string;
  /** This location stands for every country that is not in the list. At most one location has this. */
  isRestOfWorld: boolean;
  deliveryChargePaise: number;
  bands: readonly ShippingBand[];
}

const foldName = (name: string): string => name.trim().toLowerCase();

/** The location for `country`: by its name in any case, else the rest of the world, else undefined. */
export function locationFor(
  locations: readonly ServiceLocation[],
  country: string,
): ServiceLocation | undefined {
  const foldedCountry = foldName(country);
  return (
    locations.find((location) => foldName(location.name) === foldedCountry) ??
    locations.find((location) => location.isRestOfWorld)
  );
}

/** Where bands overlap, the customer pays the cheaper one. */
function chargeAt(location: ServiceLocation, weightGrams: number): number {
  const charges = location.bands
    .filter((band) => band.weightFromGrams <= weightGrams && weightGrams <= band.weightToGrams)
    .map((band) => band.chargePaise)
    .filter((chargePaise) => chargePaise > 0);
  return charges.length > 0 ? Math.min(...charges) : location.deliveryChargePaise;
}

/**
 * The shipping charge of a cart (specification 9). The kit alone and an empty cart ship free everywhere.
 * Otherwise it is the charge of the band, or of the country where no band applies. Null when no location is
 * known: support staff confirm the charge later.
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
  const nextWeight = location.bands
    .flatMap((band) => [band.weightFromGrams, band.weightToGrams + 1])
    .filter((grams) => grams > weightGrams)
    .sort((a, b) => a - b)
    .find((grams) => chargeAt(location, grams) !== charge);
  return nextWeight === undefined
    ? undefined
    : { gramsMore: nextWeight - weightGrams, chargePaise: chargeAt(location, nextWeight) };
}

/** The next weight at which shipping costs more; undefined where it never does, or falls before it rises. */
export function dearerBand(
  location: ServiceLocation,
  weightGrams: number,
): { gramsMore: number; chargePaise: number } | undefined {
  const next = nextBand(location, weightGrams);
  return next && next.chargePaise > chargeAt(location, weightGrams) ? next : undefined;
}

/** A weight for customers in a language, exact to the gram: '148 g', and from 1 kg on '1.352 kg', in German '1,352 kg'. */
export const formatWeight = (grams: number, language = "en"): string =>
  new Intl.NumberFormat(language, {
    style: "unit",
    unit: grams < 1000 ? "gram" : "kilogram",
    maximumFractionDigits: 3,
  }).format(grams < 1000 ? grams : grams / 1000);
