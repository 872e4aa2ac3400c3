import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { ProviderLinkButtons } from "./provider-link-buttons.tsx";

/**
 * Mails the customer a payment link: a pasted one, or one that a configured payment provider makes. If the
 * shipping charge was left open, it is entered here too.
 */
export function PaymentLinkForm({ order }: { order: StaffOrder }) {
  const [url, setUrl] = useState("");
  const [shipping, setShipping] = useState("");
  const { isBusy, take: run } = useAction();
  const isShippingOpen = order.shipping === null;
  const isShippingValid = !isShippingOpen || /^\d+(\.\d{1,2})?$/.test(shipping);
  const isComplete = isShippingValid && /^https:\/\/\S+$/.test(url.trim());
  async function send(event: FormEvent) {
    event.preventDefault();
    const body = {
      from: order.status,
      url: url.trim(),
      ...(isShippingOpen && { shipping: Number(shipping) }),
    };
    const isSent = await run(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/payment-link", { params: { orderNo: order.id }, body }),
      `Payment link mailed to ${order.email}`,
    );
    if (isSent) setUrl("");
  }
  return (
    <Box
      component="form"
      onSubmit={send}
      sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}
    >
      {isShippingOpen && (
        <TextField
          label="Shipping, ₹"
          value={shipping}
          onChange={(event) => setShipping(event.target.value)}
          size="small"
          sx={{ width: 120 }}
          slotProps={{ htmlInput: { inputMode: "decimal" } }}
        />
      )}
      <TextField
        label={
          order.paymentLink ? "A new payment link (the earlier one is withdrawn)" : "Payment link (https://…)"
        }
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        size="small"
        type="url"
        sx={{ flex: 1, minWidth: 220 }}
      />
      <Button
        type="submit"
        variant={order.paymentLink ? "outlined" : "contained"}
        disabled={isBusy || !isComplete}
      >
        Mail the link
      </Button>
      <ProviderLinkButtons
        order={order}
        shipping={isShippingOpen && isShippingValid ? Number(shipping) : undefined}
      />
    </Box>
  );
}
