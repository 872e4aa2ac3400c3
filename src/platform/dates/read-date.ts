import { Temporal } from "temporal-polyfill";
import { monthNamed } from "./month-names.ts";

/** What a cell says about a date. Days are YYYY-MM-DD. */
export type ReadDate =
  | { readonly kind: "day"; readonly day: string }
  /** 3/4/2026: the file's other dates, or a person, must say which. */
  | { readonly kind: "either"; readonly dayFirst: string; readonly monthFirst: string }
  | { readonly kind: "wrong"; readonly why: WrongDate }
  /** Nothing in it looks like a date. */
  | { readonly kind: "none" };

/** `two_days`: a moment that is one day where it was written and another where the store is. */
export type WrongDate = "no_such_day" | "two_digit_year" | "two_days" | "unknown_month";

const day = (year: number, month: number, date: number): ReadDate => {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const exists = new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
  return exists ? { kind: "day", day: text } : { kind: "wrong", why: "no_such_day" };
};

/** 2026-12-31, also with a time and a zone behind it. */
const YEAR_FIRST = /^(\d{4})([-/.]) ?(\d{1,2})\2 ?(\d{1,2})\.?$/;
/** 31.12.2026, 31. 12. 2026, 12/31/2026, 31-12-26. */
const YEAR_LAST = /^(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/;
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/;
/** 31-Dec-2026, 31. Dezember 2026, 31 de diciembre de 2026. */
const DAY_MONTH_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s./-]*(?:(?:of|de)\s+)?(\p{L}[\p{L}\p{M}]*)\.?,?[\s./-]*(?:de\s+)?(\d{4}|\d{2})$/iu;
/** December 31, 2026 */
const MONTH_NAME_DAY = /^(\p{L}[\p{L}\p{M}]*)\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?,?[\s./-]+(\d{4}|\d{2})$/iu;
/** A clock's time behind a date: `T00:00:00.000+05:30`, ` 17:00`, `, 12:00 AM`. */
const TIME =
  /^(.*?\d)(?:T|,?\s+)(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/iu;
/** 2026-12-31Z, 2026-12-31+05:30: a day with the zone in which it is one, as XML writes it. */
const ZONED_DAY = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/i;
/** Something between signs and digits that is meant as a date all the same. */
const LIKE_A_DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/;

/**
 * The date in a cell, in the forms that HR's exports and people use. A time of the day does not change the day, but where a zone
 * makes it another day in the store (`timeZone`), it is one of two days. Never guesses: what may be two days says so.
 */
export function readDate(cell: string, timeZone: string): ReadDate {
  const text = cell
    .normalize("NFKC")
    .replace(/^(?:\p{L}{2,10}),\s+(?=\d)/u, "") // Thursday, 31 December 2026
    .replace(/\s+/g, " ")
    .trim();
  const timed = TIME.exec(text);
  if (!timed) return readDay(text.replace(ZONED_DAY, "$1"));
  const [, date = "", clock = "", half = "", zone = ""] = timed;
  const read = readDay(date);
  return read.kind === "day" && zone ? inZone(read, { clock: `${clock}${half}`, zone, timeZone }) : read;
}

function readDay(text: string): ReadDate {
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)?.toSpliced(2, 0, "");
  if (yearFirst) return day(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const yearLast = YEAR_LAST.exec(text);
  if (yearLast) {
    const [, first, sign, second, year = ""] = yearLast;
    if (year.length === 2) return { kind: "wrong", why: "two_digit_year" };
    return eitherWay(Number(year), Number(first), Number(second), sign === ".");
  }
  const named = DAY_MONTH_NAME.exec(text) ?? swapped(MONTH_NAME_DAY.exec(text));
  if (named) return withMonthName(named);
  return LIKE_A_DATE.test(text) ? { kind: "wrong", why: "no_such_day" } : { kind: "none" };
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

function withMonthName([, date, name = "", year = ""]: readonly (string | undefined)[]): ReadDate {
  const month = monthNamed(name);
  if (month === undefined)
    return year.length === 4 ? { kind: "wrong", why: "unknown_month" } : { kind: "none" };
  if (year.length === 2) return { kind: "wrong", why: "two_digit_year" };
  return day(Number(year), month, Number(date));
}

/** Nowhere does a month stand before a dot and the day, so 3.4.2026 is the third of April. */
function eitherWay(year: number, first: number, second: number, hasDots: boolean): ReadDate {
  const dayFirst = day(year, second, first);
  if (hasDots) return dayFirst;
  const monthFirst = day(year, first, second);
  if (dayFirst.kind !== "day") return monthFirst;
  if (monthFirst.kind !== "day" || monthFirst.day === dayFirst.day) return dayFirst;
  return { kind: "either", dayFirst: dayFirst.day, monthFirst: monthFirst.day };
}

interface Moment {
  readonly clock: string;
  readonly zone: string;
  readonly timeZone: string;
}

/** Midnight where it was written means that day: exports write days so. Another hour must be the same day in the store. */
function inZone(written: ReadDate & { kind: "day" }, { clock, zone, timeZone }: Moment): ReadDate {
  const [, hours = "", minutes = "", seconds = "00", half = ""] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?[\d.,]*([ap])?/i.exec(clock) ?? [];
  const hour = (Number(hours) % (half ? 12 : 24)) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour === 0 && Number(minutes) === 0 && Number(seconds) === 0) return written;
  const offset = /[+-]/.test(zone) ? zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2") : "Z";
  const at = new Date(`${written.day}T${String(hour).padStart(2, "0")}:${minutes}:${seconds}${offset}`);
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  if (here.toPlainDate().toString() === written.day) return written;
  const isMidnightHere = here.hour === 0 && here.minute === 0;
  return isMidnightHere
    ? { kind: "day", day: here.toPlainDate().toString() }
    : { kind: "wrong", why: "two_days" };
}
