import { t } from "../language/t.ts";

const parts = { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;

/** By locale and time zone. To make a format takes far longer than to use it, and each mail about an order needs these two. */
const made = new Map<string, Readonly<Record<"minute" | "zone", Intl.DateTimeFormat>>>();

function formatsOf(locale: string, timeZone: string) {
  const key = `${locale} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formats = {
    minute: new Intl.DateTimeFormat(locale, { ...parts, timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" }),
  };
  made.set(key, formats);
  return formats;
}

/** A date with the time and its zone: `1 March 2031 at 23:59 (India Standard Time)`, `1. März 2031 um 23:59 Uhr (Indische Normalzeit)`. */
export function formatMinute(at: Date, timeZone: string, locale = "en-GB"): string {
  const formats = formatsOf(locale, timeZone);
  const minute = formats.minute.format(at);
  const zone = formats.zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  // Translators: a date with its time, and the name of the time zone.
  return t("{minute} ({zone})", { minute, zone });
}
