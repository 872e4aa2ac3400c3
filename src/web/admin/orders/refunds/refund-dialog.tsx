import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useAction } from "../../use-action.ts";
import { QuantityField } from "../quantity-field.tsx";
import { refundAmount, selectedLines } from "./refund-amount.ts";
import { RefundSummary, useRefundProvider } from "./refund-summary.tsx";

/** Refunds by line and quantity. It opens with everything that is not refunded yet. */
export function RefundDialog({ order, onClose: close }: { order: StaffOrder; onClose: () => void }) {
  const [quantities, setQuantities] = useState(() => refundableQuantities(order));
  const [shipping, setShipping] = useState(true);
  const [reason, setReason] = useState(order.status === "Cancelled" ? "The order was cancelled" : "");
  const [reference, setReference] = useState("");
  const { isBusy, take: run } = useAction();
  const provider = useRefundProvider(order);
  const titleId = useId();
  const amount = refundAmount(order, { quantities, shipping });
  const isReady = amount > 0 && reason.trim() && (provider || reference.trim());
  async function refund() {
    const body = {
      lines: selectedLines(quantities),
      shipping,
      expectedRefunded: order.refunded,
      reason,
      reference,
    };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/refunds", { params: { orderNo: order.id }, body }),
      provider ? `${provider} is asked to pay it back` : "Noted, and mailed",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Pay back</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {order.lines
          .filter((line) => !line.isSwag)
          .map((line) => (
            <QuantityField
              key={line.id}
              label={`${line.productName}${line.size && `, ${line.size}`}: of ${line.quantity - line.refundedQuantity} left`}
              max={line.quantity - line.refundedQuantity}
              value={quantities[line.id] ?? 0}
              onChange={(count) => setQuantities({ ...quantities, [line.id]: count })}
            />
          ))}
        <TextField
          label="Why"
          size="small"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 450 } }}
        />
        <RefundSummary {...{ order, provider, amount, shipping, setShipping, reference, setReference }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button variant="contained" color="error" disabled={isBusy || !isReady} onClick={() => void refund()}>
          {provider ? "Pay it back" : "It is paid back"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const refundableQuantities = (order: StaffOrder): Record<number, number> =>
  Object.fromEntries(
    order.lines
      .filter((line) => !line.isSwag)
      .map((line) => [line.id, line.quantity - line.refundedQuantity]),
  );
