import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { type ProviderName, providerTitles } from "../../../features/payment/provider.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { useProviders } from "./use-providers.ts";

/** One button for each provider whose keys are configured; none without. `shipping`: rupees, where it was left open. */
export function ProviderLinks({ order, shipping }: { order: StaffOrder; shipping: number | undefined }) {
  const names = useProviders();
  const [asked, setAsked] = useState<ProviderName | null>(null);
  const { isBusy, take } = useStep();
  async function make(provider: ProviderName) {
    setAsked(null);
    const body = { from: order.status, provider, ...(shipping !== undefined && { shipping }) };
    await take(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/provider-link", { params: { orderNo: order.id }, body }),
      `Payment link mailed to ${order.email}`,
    );
  }
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          variant={order.paymentLink ? "outlined" : "contained"}
          disabled={isBusy || (order.shipping === null && shipping === undefined)}
          onClick={() => setAsked(name)}
        >
          Make a {providerTitles[name]} link
        </Button>
      ))}
      <Confirm
        isOpen={asked !== null}
        title={`A payment link by ${asked ? providerTitles[asked] : ""}`}
        content={`It asks for exactly what the order comes to in ${order.currencyCode}, and is mailed to ${order.email}.${order.paymentLink ? " The earlier link is withdrawn." : ""} Once it is paid the order is confirmed by itself.`}
        confirm="Make and mail it"
        onConfirm={() => asked && void make(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
