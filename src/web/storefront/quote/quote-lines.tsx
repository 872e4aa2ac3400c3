import type { CustomerQuote } from "../../../contract/quotes.ts";
import { language, t } from "../../../platform/language/t.ts";
import { baseMoneyText } from "../../../platform/money/base-money.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { wholeWords } from "../../ui/whole-words.tsx";
import { useAddressCountry } from "../wording/address-country.ts";
import { lastDay } from "./last-day.ts";

/** An amount of a quote, which is in the base currency whatever the shop shows. */
export const quoteMoney = ({ currencyCode }: Pick<CustomerQuote, "currencyCode">, amount: number): string =>
  baseMoneyText(rupeesToPaise(amount), currencyCode, language());

/** What is offered: lines, charges, total, terms, and until when. */
export function QuoteLines({ quote }: { quote: CustomerQuote }) {
  const countryName = useAddressCountry();
  const money = (amount: number) => quoteMoney(quote, amount);
  return (
    <section aria-labelledby="offer" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="offer" className="sr-only">
        {t("What we offer")}
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {quote.lines.map(({ what, quantity, unitPrice, total }) => (
          <li key={what} className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
            <span className="grid min-w-0 flex-1 basis-32 gap-0.5">
              <span className="wrap-anywhere">{wholeWords(what)}</span>
              <span className="text-sm text-soft tabular-nums" translate="no">
                {`${quantity} × ${money(unitPrice)}`}
              </span>
            </span>
            <span className="whitespace-nowrap font-medium tabular-nums" translate="no">
              {money(total)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-4 [&_dd]:whitespace-nowrap [&_dd]:tabular-nums">
        <div>
          <dt>{t("Delivery to {country}", { country: countryName(quote.country) })}</dt>
          <dd translate="no">{money(quote.shipping)}</dd>
        </div>
        <div className="text-xl font-medium">
          <dt>{t("Total", { context: "document" })}</dt>
          <dd translate="no">{money(quote.total)}</dd>
        </div>
      </dl>
      <div className="grid gap-1 text-sm text-soft">
        {quote.taxName && (
          <p>
            {quote.taxName === "GST"
              ? t("The total includes {tax} GST.", { tax: money(quote.tax) })
              : t("The total includes {tax} VAT.", { tax: money(quote.tax) })}
          </p>
        )}
        <p>{t("Valid until {day}", { day: lastDay(quote) })}</p>
      </div>
      {quote.terms && (
        <div className="grid gap-1">
          <h3 className="text-base font-medium">{t("Terms")}</h3>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {quote.terms}
          </p>
        </div>
      )}
    </section>
  );
}
