/** Countries of the shop's list whose post writes the postcode before the city. */
const POSTCODE_FIRST = new Set([
  ...["Austria", "Belgium", "Croatia", "Czechia", "Denmark", "Estonia", "Finland", "France", "Germany"],
  ...["Greece", "Hungary", "Iceland", "Israel", "Italy", "Luxembourg", "Mexico", "Netherlands", "Norway"],
  ...["Poland", "Portugal", "Romania", "Slovakia", "Slovenia", "Spain", "Sweden", "Switzerland", "Turkey"],
]);

interface Place {
  readonly recipientCity: string;
  readonly region: string;
  readonly postalCode?: string | null | undefined;
  readonly country: string;
}

/** City, region and postcode in the order of the country, such as `10119 Berlin` or `Mumbai, Maharashtra, 400001`. */
export function cityLine({ recipientCity, region, postalCode, country }: Place): string {
  const ownRegion = region.toLowerCase() === recipientCity.toLowerCase() ? "" : region;
  const parts = POSTCODE_FIRST.has(country)
    ? [[postalCode, recipientCity].filter(Boolean).join(" "), ownRegion]
    : [recipientCity, ownRegion, postalCode];
  return parts.filter(Boolean).join(", ");
}
