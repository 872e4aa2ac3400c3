import Button from "@mui/material/Button";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { type ProviderName, providerLabels } from "../../../orders/payment/payment-provider.ts";
import { t } from "../../../platform/language/t.ts";
import { Question } from "../actions/question.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { usePaymentProviders } from "./use-payment-providers.ts";

/**
 * One button for each payment provider whose keys are configured. `shipping` is the charge in base currency that
 * staff entered, if it was left open.
 */
export function ProviderLinkButtons({
  order,
  shipping,
}: {
  order: StaffOrder;
  shipping: number | undefined;
}) {
  const names = usePaymentProviders();
  const [confirming, setConfirming] = useState<ProviderName | null>(null);
  const { isBusy, run } = useAction();
  const notify = useNotify();
  async function makeLink(provider: ProviderName) {
    setConfirming(null);
    const body = { from: order.status, provider, ...(shipping !== undefined && { shipping }) };
    await run(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/provider-link", { params: { orderNo: order.id }, body }),
      t("Payment link mailed to {email}", { email: order.email }),
    );
  }
  async function askProvider() {
    const params = { orderNo: order.id };
    const { due } = await api.call("POST /api/admin/orders/{orderNo}/check-payment", { params });
    if (due > 0) notify(t("The provider says: not paid yet"), { type: "info" });
    else notify(t("The provider says: it is paid"), { type: "success" });
  }
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          variant={order.paymentLink ? "outlined" : "contained"}
          disabled={isBusy || (order.shipping === null && shipping === undefined)}
          onClick={() => setConfirming(name)}
        >
          {t("Make a {name} link", { name: providerLabels[name] })}
        </Button>
      ))}
      {names.length > 0 && order.paymentLink && order.due > 0 && (
        <Button disabled={isBusy} onClick={() => void run(askProvider)}>
          {t("Ask the provider")}
        </Button>
      )}
      <Question
        isOpen={confirming !== null}
        title={t("A payment link by {confirming}", {
          confirming: confirming ? providerLabels[confirming] : "",
        })}
        content={t(
          "It asks for exactly what the order comes to in {currencyCode}, and is mailed to {email}.{value} Once it is paid the order is confirmed by itself.",
          {
            currencyCode: order.currencyCode,
            email: order.email,
            value: order.paymentLink ? t(" The earlier link is withdrawn.") : "",
          },
        )}
        confirm={t("Make and mail it")}
        onConfirm={() => confirming && void makeLink(confirming)}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}
