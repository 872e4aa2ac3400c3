import { dateLocale } from "../../../platform/calendar/date-locale.ts";
import { language } from "../../../platform/language/t.ts";
import { baseMoneyText } from "../../../platform/money/base-money.ts";
import { currencyName, currencySymbol, currencyUnits } from "../../../platform/money/currency-symbol.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { codedMoneyText } from "../../../platform/money/money-text.ts";

/** The currency that all amounts are stored in. The server writes it into the page; it cannot change once there is a price. */
export const baseCurrency: string = globalThis.document?.documentElement.dataset.baseCurrency ?? "INR";
/** How numbers are grouped. */
export const locale: string = language() === "en" && baseCurrency === "INR" ? "en-IN" : language();
export const baseSymbol: string = currencySymbol(baseCurrency);
/** `rupees` */
export const baseUnits: string =
  language() === "en" ? currencyUnits(baseCurrency) : currencyName(baseCurrency, language());

/** `Rupees` */
export const baseUnitsTitle: string = `${baseUnits.charAt(0).toUpperCase()}${baseUnits.slice(1)}`;

const dates = dateLocale(language());
const dateFormat = new Intl.DateTimeFormat(dates, { dateStyle: "medium" });
const dateTimeFormat = new Intl.DateTimeFormat(dates, { dateStyle: "medium", timeStyle: "short" });

/** A decimal amount in the base currency: `₹1,29,900.00`. */
export const formatBaseAmount = (amount: number): string =>
  baseMoneyText(rupeesToPaise(amount), baseCurrency, language());

/** The label of an amount in the base currency: `Charge, ₹`. */
export const withSymbol = (label: string): string => `${label}, ${baseSymbol}`;

/** An ISO timestamp of the API as date and time in the reader's time zone. */
export const formatDateTime = (iso: string): string => dateTimeFormat.format(new Date(iso));

/** An ISO timestamp of the API as a date in the reader's time zone. */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** An amount of another currency, by its code: `USD 17.64`. */
export const formatAmount = (amount: number, currency: string): string =>
  codedMoneyText(Math.round(amount * 100), currency, language());

/** An amount of the base currency, and in another currency of an order what its buyer saw: `₹1,499.00 (USD 17.64)`. */
export const amountInBoth = (amount: number, shown: number, currencyCode: string): string =>
  currencyCode === baseCurrency
    ? formatBaseAmount(amount)
    : `${formatBaseAmount(amount)} (${formatAmount(shown, currencyCode)})`;

/** A change with plus or minus: `+4.2`, `−20`. */
export const formatChange = (change: number): string =>
  `${change < 0 ? "−" : "+"}${changeFormat.format(Math.abs(change))}`;
const changeFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });

/** A count with its noun: `1 order`, `1,250 orders`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

const dayFormat = new Intl.DateTimeFormat(dates, { dateStyle: "medium", timeZone: "UTC" });
const shortDayFormat = new Intl.DateTimeFormat(dates, { day: "numeric", month: "short", timeZone: "UTC" });
const fullDayFormat = new Intl.DateTimeFormat(dates, { dateStyle: "full", timeZone: "UTC" });

/** A calendar day of the API, `2026-12-01`, in three lengths. It is no moment, so it has no time zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));
export const formatShortDay = (day: string): string => shortDayFormat.format(new Date(day));
export const formatFullDay = (day: string): string => fullDayFormat.format(new Date(day));
