/** A larger change is more often a typing error than a real change of the market. */
const FAR_OFF_PERCENT = 20;

/**
 * Parses a typed rate with up to six decimals to exact millionths. Undefined when it is not a rate above 0.
 */
export function parseMicros(text: string): number | undefined {
  const parts = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text);
  if (!parts) return undefined;
  const micros = Number(parts[1]) * 1_000_000 + Number((parts[2] ?? "").padEnd(6, "0"));
  return micros > 0 ? micros : undefined;
}

/** Formats millionths in the typed form: 85000000 gives `85`, 560000 gives `0.56`. */
export function formatMicros(micros: number): string {
  const decimals = String(micros % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${Math.floor(micros / 1_000_000)}${decimals && `.${decimals}`}`;
}

/** The change of a rate in percent, with one decimal: 85 to 102 gives 20. */
export const percentChange = (fromMicros: number, toMicros: number): number =>
  Math.round(((toMicros - fromMicros) * 1_000) / fromMicros) / 10;

/** Whether staff must confirm this rate before it applies. */
export const isFarOff = (fromMicros: number, toMicros: number): boolean =>
  Math.abs(toMicros - fromMicros) * 100 > fromMicros * FAR_OFF_PERCENT;
