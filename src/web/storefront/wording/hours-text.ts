import { t } from "../../../platform/language/t.ts";

/** `24 hours`, `1 hour`. */
export const hoursText = (count: number): string =>
  t("{count, plural, one {# hour} other {# hours}}", { count });

/** When staff answer an enquiry (specification 1: in next 24 hrs). */
export const replyText = (hours: number): string =>
  t(
    "{hours, plural, one {Our Team will reach out to you in next # hr.} other {Our Team will reach out to you in next # hrs.}}",
    { hours },
  );
