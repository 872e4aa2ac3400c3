/** The member states of the European Union, with Northern Ireland's goods left to staff: by ISO 3166-1. */
const memberStates = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const isInUnion = (countryCode: string): boolean => memberStates.has(countryCode);
