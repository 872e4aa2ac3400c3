import { Temporal } from "temporal-polyfill";

/** The day (YYYY-MM-DD) at a moment by the clock of a place. */
export const dayAt = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
