import { dateLocale as dateLocaleOf } from "../../../platform/calendar/date-locale.ts";
import { language } from "../../../platform/language/t.ts";

/** How dates are written: '14 Jun 2026' in English, '14. Juni 2026' in German. */
export const dateLocale = (): string => dateLocaleOf(language());
