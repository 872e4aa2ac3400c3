const parts = { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** A date with the time and its zone: `1 March 2031 at 23:59 (India Standard Time)`, `1. März 2031 um 23:59 Uhr (indische Zeit)`. */
export function formatMinute(at: Date, timeZone: string, locale = "en-GB"): string {
  const minute = at.toLocaleString(locale, { ...parts, timeZone });
  const zone = zoneName(at, timeZone, locale);
  return locale === "de" ? `${minute} Uhr (${germanZone(zone)})` : `${minute} (${zone})`;
}

const zoneName = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** Within a sentence: 'indische Zeit' for 'Indische Normalzeit', a word that only tables of time zones have. */
const germanZone = (name: string): string =>
  name
    .replace(/ Normalzeit$/, " Zeit")
    .replace(/^\p{Lu}(?=\p{L}*(?:ische|ierte) )/u, (first) => first.toLowerCase());
