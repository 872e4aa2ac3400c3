import { currencySymbol, currencyUnits } from "../../../platform/money/currency-symbol.ts";
import { localeOf } from "../../../platform/money/format-base.ts";

/** The currency that all amounts are stored in. The server writes it into the page; it cannot change once there is a price. */
export const baseCurrency: string = globalThis.document?.documentElement.dataset.baseCurrency ?? "INR";
/** How numbers are grouped. */
export const locale: string = localeOf(baseCurrency);
export const baseSymbol: string = currencySymbol(baseCurrency);
/** `rupees` */
export const baseUnits: string = currencyUnits(baseCurrency);

/** `Rupees` */
export const baseUnitsTitle: string = `${baseUnits.charAt(0).toUpperCase()}${baseUnits.slice(1)}`;

const baseFormat = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: baseCurrency,
  currencyDisplay: "narrowSymbol",
  signDisplay: "negative", // no minus before 0: a sum that is taken away may be nothing
});
const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const dateTimeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A decimal amount in the base currency: `₹1,29,900.00`. */
export const formatBaseAmount = (amount: number): string => baseFormat.format(amount);

/** The label of an amount in the base currency: `Charge, ₹`. */
export const withSymbol = (label: string): string => `${label}, ${baseSymbol}`;

/** An ISO timestamp of the API as date and time in the reader's time zone. */
export const formatDateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));

/** An ISO timestamp of the API as a date in the reader's time zone. */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** An amount in the given currency, with the decimals of that currency. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount);

/** A change with plus or minus: `+4.2`, `−20`. */
export const formatChange = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

/** A count with its noun: `1 order`, `1,250 orders`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const shortDayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const fullDayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** A calendar day of the API, `2026-12-01`, in three lengths. It is no moment, so it has no time zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));
export const formatShortDay = (day: string): string => shortDayFormat.format(new Date(day));
export const formatFullDay = (day: string): string => fullDayFormat.format(new Date(day));
