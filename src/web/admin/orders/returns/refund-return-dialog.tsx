import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useAction } from "../../use-action.ts";
import { refundAmount } from "../refunds/refund-amount.ts";
import { RefundSummary, useRefundProvider } from "../refunds/refund-summary.tsx";
import type { OrderReturn } from "./return-row.tsx";

/** Refunds the goods of a return that was received. */
export function RefundReturnDialog({
  order,
  orderReturn: given,
  onClose: close,
}: {
  order: StaffOrder;
  orderReturn: OrderReturn;
  onClose: () => void;
}) {
  const [shipping, setShipping] = useState(false);
  const [reference, setReference] = useState("");
  const { isBusy, take: run } = useAction();
  const provider = useRefundProvider(order);
  const titleId = useId();
  const quantities = Object.fromEntries(given.lines.map((line) => [line.lineId, line.quantity]));
  const amount = refundAmount(order, { quantities, shipping });
  async function refund() {
    const params = { orderNo: order.id, returnId: given.id };
    const body = { version: given.version, shipping, expectedRefunded: order.refunded, reference };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", { params, body }),
      provider ? `${provider} is asked to pay it back` : "Noted, and mailed",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Refund the return</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <RefundSummary {...{ order, provider, amount, shipping, setShipping, reference, setReference }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || amount <= 0 || !(provider || reference.trim())}
          onClick={() => void refund()}
        >
          {provider ? "Pay it back" : "It is paid back"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
