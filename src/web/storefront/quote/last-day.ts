import { dateLocale } from "../wording/date-locale.ts";
import { unbroken } from "../wording/unbroken.ts";

/** The last day of a quote, with its year: who decides about it may read it later. */
export const lastDay = ({ validUntil }: { readonly validUntil: string }): string =>
  unbroken(new Date(validUntil).toLocaleDateString(dateLocale(), { dateStyle: "long", timeZone: "UTC" }));
