import { t } from "../../language/t.ts";

/** `24 hours`, `1 hour`. */
export const hoursText = (count: number): string =>
  count === 1 ? t("{count} hour", { count }) : t("{count} hours", { count });

/** When staff answer an enquiry (specification 1: in next 24 hrs). */
export const replyText = (hours: number): string =>
  hours === 1
    ? t("Our Team will reach out to you in next {hours} hr.", { hours })
    : t("Our Team will reach out to you in next {hours} hrs.", { hours });
