import type { DemoCountry, DemoShippingBand } from "./types.ts";

/** More than any cart weighs: a heavier parcel must never become cheaper. */
const ANY_WEIGHT = 100_000_000;

/** The courier's price steps: up to 0.5, 2 and 10 kg, and above. */
const bands = (upTo500: number, upTo2000: number, upTo10000: number): readonly DemoShippingBand[] => [
  [0, 500, upTo500],
  [501, 2000, upTo2000],
  [2001, 10000, upTo10000],
  [10001, ANY_WEIGHT, 2 * upTo10000],
];

export const countries: readonly DemoCountry[] = [
  { name: "India", deliveryChargePaise: 80_00, bands: bands(60_00, 120_00, 300_00) },
  { name: "United States", deliveryChargePaise: 9500_00, bands: bands(1450_00, 2400_00, 6800_00) },
  { name: "United Kingdom", deliveryChargePaise: 8800_00, bands: bands(1350_00, 2200_00, 6200_00) },
  { name: "United Arab Emirates", deliveryChargePaise: 6000_00, bands: bands(950_00, 1500_00, 4200_00) },
  { name: "Singapore", deliveryChargePaise: 6400_00, bands: bands(990_00, 1600_00, 4500_00) },
  { name: "Germany", deliveryChargePaise: 9000_00, bands: bands(1400_00, 2300_00, 6400_00) },
  { name: "Japan", deliveryChargePaise: 8400_00, bands: bands(1300_00, 2100_00, 5900_00) },
  { name: "Australia", deliveryChargePaise: 9900_00, bands: bands(1500_00, 2500_00, 7100_00) },
  { name: "Rest of the world", deliveryChargePaise: 3500_00, bands: [], isRestOfWorld: true },
];
