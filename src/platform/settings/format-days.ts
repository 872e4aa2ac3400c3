/** A first and a last day, each as midnight UTC (ms) of that day. */
export interface Days {
  readonly first: number;
  readonly last: number;
}

const dayAndMonth = (locale: string, month: "long" | "short" = "short") =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month, timeZone: "UTC" });

/** A browser's first format of dates takes 10 ms: made when this code is loaded, not when somebody waits for a page. */
const dayFormats = new Map([["en-GB", dayAndMonth("en-GB")]]);

/**
 * '28 Nov' for midnight UTC (ms), or as another locale writes it. A short month that ends in a full stop is written out ('28.
 * November'), because sentences end with such a day, and would end in two.
 */
export function formatDay(day: number, locale: string): string {
  const format = dayFormats.get(locale) ?? dayAndMonth(locale);
  dayFormats.set(locale, format);
  const short = format.format(day);
  return short.endsWith(".") ? dayAndMonth(locale, "long").format(day) : short;
}

/** '28 Nov – 3 Dec'; '4 – 10 Dec', '4. – 10. Dezember' within a month; one day alone where both are the same. */
export function formatDays({ first, last }: Days, locale: string): string {
  const [from, to] = [formatDay(first, locale), formatDay(last, locale)];
  if (from === to) return to;
  const isOneMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth();
  return `${isOneMonth ? from.split(" ", 1) : from} – ${to}`;
}
