import { currencySymbol } from "../money/currency-symbol.ts";
import { localeOf } from "../money/format-base.ts";
import { paiseToRupees } from "../money/money.ts";
import { dateLocaleOf, type Reader, withSymbolOf } from "./say.ts";

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** How the figures of a document are written: as its language does, or else as people of the base currency do. */
const figuresOf = ({ language }: Reader, baseCurrency: string): string =>
  language === "en" ? localeOf(baseCurrency) : language;

/** An amount of the base currency without its symbol: `1,299.00`, in German `1.299,00`. */
export const documentFigure = (reader: Reader, paise: number, baseCurrency: string): string =>
  paiseToRupees(paise).toLocaleString(figuresOf(reader, baseCurrency), twoDecimals);

/** The same with its symbol: `₹1,29,900.00`, in German `1.299,00 €`. */
export const documentAmount = (reader: Reader, paise: number, baseCurrency: string): string =>
  withSymbolOf(reader, documentFigure(reader, paise, baseCurrency), currencySymbol(baseCurrency));

/** A tax rate from hundredths of a percent: `2.5 %`, in German `2,5 %`. */
export const percentText = ({ language }: Reader, basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString(language)} %`;

/** A day of `YYYY-MM-DD` as its reader writes it: `27 Nov 2026`, in German `27. Nov. 2026`. */
export const documentDay = (reader: Reader, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLocaleOf(reader), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
