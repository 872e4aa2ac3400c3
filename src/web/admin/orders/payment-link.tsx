import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { ProviderLinks } from "./provider-links.tsx";

/** Mails the buyer a pasted link, or one that a configured provider makes; where the shipping charge was left open it is set with it. */
export function PaymentLink({ order }: { order: StaffOrder }) {
  const [url, setUrl] = useState("");
  const [shipping, setShipping] = useState("");
  const { isBusy, take } = useStep();
  const isOpen = order.shipping === null;
  const isPriced = !isOpen || /^\d+(\.\d{1,2})?$/.test(shipping);
  const isComplete = isPriced && /^https:\/\/\S+$/.test(url.trim());
  async function send(event: FormEvent) {
    event.preventDefault();
    const body = { from: order.status, url: url.trim(), ...(isOpen && { shipping: Number(shipping) }) };
    const isSent = await take(
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
      {isOpen && (
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
      <ProviderLinks order={order} shipping={isOpen && isPriced ? Number(shipping) : undefined} />
    </Box>
  );
}
