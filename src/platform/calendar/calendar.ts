import { Temporal } from "temporal-polyfill";
import { formatMinute } from "./format-minute.ts";

/** The store's calendar: which day a moment belongs to, by the clock of one time zone (a setting). Days are YYYY-MM-DD. */
export interface Calendar {
  readonly timeZone: string;
  dayOf(at: Date): string;
  /** A date such as 5 Nov 2026, in German 5. Nov. 2026. */
  formatDay(at: Date, locale?: string): string;
  /**
   * A date with the time, such as 5 November 2026 at 18:30 (India Standard Time), in German 5. November 2026 um 18:30 Uhr
   * (Indische Normalzeit).
   */
  formatMinute(at: Date, locale?: string): string;
  /** The first moment of a day. A 31st that the month lacks is its last day. */
  startOfDay(day: string): Date;
  /** The first moment after a day. */
  endOfDay(day: string): Date;
  /**
   * The moment before which something has waited more than `days` working days. With five days, Monday to Friday, an order
   * confirmed on a Monday is late from Monday of the next week on.
   */
  workingDaysAgo(now: Date, days: number): Date;
  /** The year that documents are numbered in. In India '26-27', from 1 April 2026 to 31 March 2027; elsewhere '2026'. */
  financialYear(at: Date): string;
}

/** On which days the store works, and what it keeps its books in (settings). */
interface StoreTime {
  /** 1 is Monday. */
  readonly workingWeekdays: readonly number[];
  /** YYYY-MM-DD. */
  readonly holidays: readonly string[];
  readonly baseCurrency: string;
}

const APRIL = 4;
const mondayToFriday: StoreTime = { workingWeekdays: [1, 2, 3, 4, 5], holidays: [], baseCurrency: "INR" };

export function createCalendar(
  timeZone: string,
  { workingWeekdays, holidays, baseCurrency }: StoreTime = mondayToFriday,
): Calendar {
  const dayParts = { day: "numeric", month: "short", year: "numeric", timeZone } as const;
  const day = new Intl.DateTimeFormat("en-GB", dayParts);
  const dateOf = (at: Date) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const startOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime({ timeZone }).startOfDay().epochMilliseconds);
  return {
    timeZone,
    dayOf: (at) => dateOf(at).toString(),
    formatDay: (at, locale) => (locale ? at.toLocaleDateString(locale, dayParts) : day.format(at)),
    formatMinute: (at, locale) => formatMinute(at, timeZone, locale),
    startOfDay: (text) => startOf(dateFrom(text)),
    endOfDay: (text) => startOf(dateFrom(text).add({ days: 1 })),
    workingDaysAgo(now, days) {
      let date = dateOf(now);
      for (let left = days; left > 0; date = date.subtract({ days: 1 }))
        if (workingWeekdays.includes(date.dayOfWeek) && !holidays.includes(date.toString())) left -= 1;
      return startOf(date.add({ days: 1 }));
    },
    financialYear(at) {
      const { year, month } = dateOf(at);
      if (baseCurrency !== "INR") return String(year);
      const first = month >= APRIL ? year : year - 1;
      return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("-");
    },
  };
}

/** The calendar of the settings that hold now: staff may change them while the store runs. */
export function createLiveCalendar(settings: () => StoreTime & { readonly timeZone: string }): Calendar {
  const open = (made: ReturnType<typeof settings>) => ({
    made,
    calendar: createCalendar(made.timeZone, made),
  });
  let latest = open(settings());
  const current = () => {
    if (latest.made !== settings()) latest = open(settings());
    return latest.calendar;
  };
  return {
    get timeZone() {
      return settings().timeZone;
    },
    dayOf: (at) => current().dayOf(at),
    formatDay: (at, locale) => current().formatDay(at, locale),
    formatMinute: (at, locale) => current().formatMinute(at, locale),
    startOfDay: (day) => current().startOfDay(day),
    endOfDay: (day) => current().endOfDay(day),
    workingDaysAgo: (now, days) => current().workingDaysAgo(now, days),
    financialYear: (at) => current().financialYear(at),
  };
}

function dateFrom(text: string): Temporal.PlainDate {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return Temporal.PlainDate.from({ year, month, day }); // a 31st becomes the 30th where there is none
}
