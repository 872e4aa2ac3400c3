import { t } from "../language/t.ts";

/** `24 hours`, `1 hour`. */
export const hoursText = (count: number): string =>
  count === 1 ? t("{count} hour", { count }) : t("{count} hours", { count });
