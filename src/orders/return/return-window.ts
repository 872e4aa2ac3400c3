import type { Calendar } from "../../platform/calendar/calendar.ts";

/**
 * The latest time at which a return may be requested, for an order delivered at `deliveredAt`, in a store that takes
 * returns for `returnDays` days (specification 1: 7, at the buyer's cost).
 */
export const returnableUntil = (deliveredAt: Date, returnDays: number): Date =>
  new Date(deliveredAt.getTime() + returnDays * 24 * 60 * 60 * 1_000);

/** Whether a fault may still be reported: within `days` working days of delivery (specification 1: 3). */
export const mayReportFault = (deliveredAt: Date, days: number, calendar: Calendar, now: Date): boolean =>
  deliveredAt >= calendar.workingDaysAgo(now, days);
