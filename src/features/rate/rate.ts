/** The base currency: everything is stored in it, so its rate is 1 for ever. */
export const BASE_CURRENCY = "INR";
/** A change of more than this is more often a slip than a market. */
const FAR_OFF_PERCENT = 20;

/** A rate as it is typed, up to six decimals, as exact millionths; undefined when it is none, or 0. */
export function microsOfText(text: string): number | undefined {
  const parts = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) return undefined;
  const micros = Number(parts[1]) * 1_000_000 + Number((parts[2] ?? "").padEnd(6, "0"));
  return micros > 0 ? micros : undefined;
}

/** Millionths as they are typed: 85000000 is `85`, 560000 is `0.56`. */
export function textOfMicros(micros: number): string {
  const decimals = String(micros % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${Math.floor(micros / 1_000_000)}${decimals && `.${decimals}`}`;
}

/** How far a rate moves, in percent of what it was, with one decimal: 85 to 102 is 20. */
export const percentMoved = (fromMicros: number, toMicros: number): number =>
  Math.round(((toMicros - fromMicros) * 1_000) / fromMicros) / 10;

/** Whether somebody has to look before this rate is taken. */
export const isFarOff = (fromMicros: number, toMicros: number): boolean =>
  Math.abs(toMicros - fromMicros) * 100 > fromMicros * FAR_OFF_PERCENT;
