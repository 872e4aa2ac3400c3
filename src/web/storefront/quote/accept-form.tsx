import { useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import type { CustomerQuote } from "../../../contract/quotes.ts";
import { t } from "../../../platform/language/t.ts";
import { AddressFields } from "../checkout/delivery/address-fields.tsx";
import { blankDeliveryTo, toDeliveryAddress } from "../checkout/delivery/delivery.ts";
import type { DeliveryState } from "../checkout/delivery/delivery-form.tsx";
import { useTypedCountry } from "../checkout/delivery/use-typed-country.ts";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { problemNotice } from "../form/problem-notice.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";
import type { AcceptedOrder } from "./quote-accepted.tsx";
import { quoteMoney } from "./quote-lines.tsx";

interface AcceptFormProps {
  token: string;
  quote: CustomerQuote;
  onAccepted: (order: AcceptedOrder) => void;
  onStale: (notice: Notice) => void;
}

/** What has happened to the quote since the page was loaded. */
const staleCodes = ["quote_accepted", "quote_lapsed", "quote_superseded", "quote_withdrawn"];
export const isStale = (problem: unknown): boolean =>
  problem instanceof ApiProblem && staleCodes.includes(problem.code ?? "");

/** Where the goods go: typed, so that no program that presses every button orders them. What was typed survives a reload. */
export function AcceptForm({ token, quote, onAccepted, onStale }: AcceptFormProps) {
  const countries = [quote.country];
  const typed = useTypedCountry(countries);
  const [notice, setNotice] = useState<Notice | null>(null);
  const form: DeliveryState = useForm({
    blank: { ...blankDeliveryTo(countries, quote.country), recipientName: quote.name },
    check: typed.check,
    draft: "quote",
    restore: ({ country: _, otherCountry: _other, ...draft }) => draft,
    async onSubmit(values) {
      setNotice(null);
      try {
        const delivery = toDeliveryAddress(values);
        const { versionNo } = quote;
        const order = await api.call("POST /api/quotes/accept", { body: { token, versionNo, delivery } });
        form.clear();
        onAccepted(order);
      } catch (problem) {
        const failure = problemNotice(t("The quote could not be accepted."), problem);
        if (isStale(problem)) onStale(failure);
        else setNotice(failure);
      }
    },
  });
  return (
    <section aria-labelledby="accept" className="grid gap-5 border-t border-line pt-8">
      <h2 id="accept" className="text-xl">
        {t("Accept and order")}
      </h2>
      <form {...form.formProps} className="grid gap-5" aria-labelledby="accept">
        <AddressFields form={form} countries={countries} isListMissing={false} />
        <NoticeBox notice={notice} isAlert={notice?.kind === "bad"} />
        <p className="text-soft">
          {t("By accepting you order all of it at these prices and terms. We email you how to pay.")}
        </p>
        <SubmitButton form={form} className="justify-self-start">
          {t("Accept and order for {total}", { total: quoteMoney(quote, quote.total) })}
        </SubmitButton>
      </form>
    </section>
  );
}
