import type { Reader } from "../language/reader.ts";
import { dateLocale } from "./date-locale.ts";

/** A day of `YYYY-MM-DD` as its reader writes it: `27 Nov 2026`, in German `27. Nov. 2026`. */
export const documentDay = ({ language }: Reader, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLocale(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
