import Button from "@mui/material/Button";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { useQuestion } from "../actions/use-question.tsx";
import { api } from "../calls/api.ts";
import { AmountInput } from "../inputs/amount-input.tsx";
import { withSymbol } from "../words/format.ts";
import { ProviderLinkButtons } from "./provider-link-buttons.tsx";

/**
 * Mails the customer a payment link: a pasted one, or one that a configured payment provider makes. If the
 * shipping charge was left open, it is entered here too.
 */
export function PaymentLinkForm({ order }: { order: StaffOrder }) {
  const { isBusy, submit } = useAction();
  const isShippingOpen = order.shipping === null;
  const { ask, question } = useQuestion();
  const send = async ({ url, shipping }: LinkValues) => {
    const isMeant = await ask({
      title: t("A payment link for {id}", { id: order.id }),
      content: t("It is mailed to {email}.{value} Confirm the order once the money has come.", {
        email: order.email,
        value: order.paymentLink ? t(" The earlier link is withdrawn.") : "",
      }),
      confirm: t("Mail it"),
    });
    if (!isMeant) return false;
    return submit(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/payment-link", {
          params: { orderNo: order.id },
          body: { from: order.status, url: url.trim(), ...(shipping !== null && { shipping }) },
        }),
      t("Payment link mailed to {email}", { email: order.email }),
    );
  };
  return (
    <>
      {question}
      <CommandForm
        initialValues={emptyLink}
        onSubmit={send}
        sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}
      >
        {({ url, shipping }) => (
          <>
            {isShippingOpen && (
              <AmountInput source="shipping" label={withSymbol(t("Shipping"))} sx={{ width: 120 }} />
            )}
            <TextInput
              source="url"
              label={
                order.paymentLink
                  ? t("A new payment link (the earlier one is withdrawn)")
                  : t("Payment link (https://…)")
              }
              type="url"
              sx={{ flex: 1, minWidth: 220 }}
            />
            <Button
              type="submit"
              variant={order.paymentLink ? "outlined" : "contained"}
              disabled={
                isBusy || (isShippingOpen && shipping === null) || !/^https:\/\/\S+$/.test(url.trim())
              }
            >
              {t("Mail the link")}
            </Button>
            <ProviderLinkButtons order={order} shipping={shipping ?? undefined} />
          </>
        )}
      </CommandForm>
    </>
  );
}

interface LinkValues {
  readonly url: string;
  /** In the base currency. Null: not entered, or the order has its charge already. */
  readonly shipping: number | null;
}
const emptyLink: LinkValues = { url: "", shipping: null };
