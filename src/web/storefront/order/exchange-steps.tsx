import type { OrderExchanges } from "../../../contract/exchanges.ts";
import { t } from "../../../platform/language/t.ts";

const daysText = (count: number): string => t("{count, plural, one {# day} other {# days}}", { count });

/** What happens when, before anything is pressed. */
export function ExchangeSteps({ exchanges, isByPost }: { exchanges: OrderExchanges; isByPost: boolean }) {
  const { sendsAtOnce, holdDays } = exchanges;
  const days = daysText(holdDays);
  const goesBack = isByPost
    ? t("You send the old size, unworn; there is a label to print. Its postage is yours.")
    : t("You bring the old size, unworn, to the office.");
  const steps = sendsAtOnce
    ? [
        t("We send the new size at once, to the address of this order."),
        goesBack,
        t("The old size should be back in {days}.", { days }),
      ]
    : [
        t("The new size is reserved for you for {days}.", { days }),
        goesBack,
        t("When it is here, we send the new size to the address of this order."),
      ];
  return (
    <section aria-label={t("What happens then")} className="grid gap-2">
      <h4 className="font-medium">{t("What happens then")}</h4>
      <ol className="grid list-decimal gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-soft">{t("We charge nothing. You can call it off as long as nothing has moved.")}</p>
    </section>
  );
}
