import { Temporal } from "temporal-polyfill";
import type { Accounts } from "../../contract/admin/accounts.ts";
import type { MonthClosing } from "../../contract/admin/months.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { MonthSpan } from "./month.store.ts";

/** A month that was closed, perhaps reopened since. `month` is YYYY-MM. */
export interface ClosedMonth {
  readonly closedMonthId: number;
  readonly month: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly baseCurrency: string;
  readonly accounts: Accounts;
  readonly reason: string;
  readonly closedAt: Date;
  readonly closedBy: string;
  /** Null: it is closed. */
  readonly reopenedAt: Date | null;
  readonly reopenedBy: string;
  readonly reopenReason: string;
}

export const monthBefore = (month: string): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();

const isClosed = ({ reopenedAt }: ClosedMonth): boolean => reopenedAt === null;

/** Undefined: it is not closed. */
export const findClosed = (all: readonly ClosedMonth[], month: string): ClosedMonth | undefined =>
  all.find((each) => each.month === month && isClosed(each));

/** Undefined: no month is closed. */
export const newestClosed = (all: readonly ClosedMonth[]): ClosedMonth | undefined =>
  all
    .filter(isClosed)
    .reduce<ClosedMonth | undefined>(
      (newest, each) => (newest && newest.month > each.month ? newest : each),
      undefined,
    );

/**
 * From when to when a month is: a closed one as it was closed. A month begins where a closed one before it ends, and ends where a
 * closed one after it begins, so that no moment is in two months or in none when the time zone changes.
 */
export function spanOf(all: readonly ClosedMonth[], month: string, calendar: Calendar): MonthSpan {
  const own = findClosed(all, month);
  if (own) return { from: own.startsAt, before: own.endsAt };
  const follows = findClosed(all, monthBefore(month));
  const next = all.find((each) => isClosed(each) && monthBefore(each.month) === month);
  return {
    from: follows?.endsAt ?? calendar.startOfDay(`${month}-01`),
    before: next?.startsAt ?? calendar.endOfDay(`${month}-31`), // the month's last day, where it has no 31st
    follows: follows?.closedMonthId,
  };
}

/** Why a month cannot be closed; undefined: it can, with a reason where it does not agree. */
export function whyNotClosed(
  all: readonly ClosedMonth[],
  { month, before, now }: { readonly month: string; readonly before: Date; readonly now: Date },
): StaffText | undefined {
  const closed = findClosed(all, month);
  if (closed) return staffText`${month} is closed already, by ${closed.closedBy}.`;
  if (now < before) return staffText`${month} is not over: its figures still change.`;
  const newest = newestClosed(all);
  if (!newest) return undefined;
  if (month < newest.month) return staffText`${newest.month} is closed, so no month before it can be.`;
  if (monthBefore(month) === newest.month) return undefined;
  return staffText`Months are closed in their order: ${monthAfter(newest.month)} is next.`;
}

const monthAfter = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();

/** What the page of a month says about closing it. */
export function closingOf(
  all: readonly ClosedMonth[],
  { month, before, now }: { readonly month: string; readonly before: Date; readonly now: Date },
): MonthClosing {
  const closed = findClosed(all, month);
  return {
    closed: closed
      ? {
          at: closed.closedAt.toISOString(),
          by: closed.closedBy,
          reason: closed.reason,
          timeZone: closed.timeZone,
        }
      : null,
    mayNotClose: whyNotClosed(all, { month, before, now }) ?? untranslated(""),
    mayReopen: closed !== undefined && closed === newestClosed(all),
    reopened: all.flatMap((each) =>
      each.month === month && each.reopenedAt
        ? [
            {
              closedAt: each.closedAt.toISOString(),
              closedBy: each.closedBy,
              at: each.reopenedAt.toISOString(),
              by: each.reopenedBy,
              reason: each.reopenReason,
            },
          ]
        : [],
    ),
  };
}
