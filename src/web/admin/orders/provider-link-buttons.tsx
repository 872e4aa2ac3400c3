import Button from "@mui/material/Button";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { type ProviderName, providerLabels } from "../../../orders/payment/payment-provider.ts";
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
      `Payment link mailed to ${order.email}`,
    );
  }
  async function askProvider() {
    const params = { orderNo: order.id };
    const { due } = await api.call("POST /api/admin/orders/{orderNo}/check-payment", { params });
    if (due > 0) notify("The provider says: not paid yet", { type: "info" });
    else notify("The provider says: it is paid", { type: "success" });
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
          Make a {providerLabels[name]} link
        </Button>
      ))}
      {names.length > 0 && order.paymentLink && order.due > 0 && (
        <Button disabled={isBusy} onClick={() => void run(askProvider)}>
          Ask the provider
        </Button>
      )}
      <Question
        isOpen={confirming !== null}
        title={`A payment link by ${confirming ? providerLabels[confirming] : ""}`}
        content={`It asks for exactly what the order comes to in ${order.currencyCode}, and is mailed to ${order.email}.${order.paymentLink ? " The earlier link is withdrawn." : ""} Once it is paid the order is confirmed by itself.`}
        confirm="Make and mail it"
        onConfirm={() => confirming && void makeLink(confirming)}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}
