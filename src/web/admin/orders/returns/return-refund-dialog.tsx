import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useStep } from "../../use-step.ts";
import { amountBack } from "../money-back/amount-back.ts";
import { HowBack, usePayer } from "../money-back/how-back.tsx";
import type { GivenReturn } from "./return-row.tsx";

/** Pays back the pieces of a return that was received. */
export function ReturnRefundDialog({
  order,
  given,
  close,
}: {
  order: StaffOrder;
  given: GivenReturn;
  close: () => void;
}) {
  const [shipping, setShipping] = useState(false);
  const [reference, setReference] = useState("");
  const { isBusy, take } = useStep();
  const payer = usePayer(order);
  const heading = useId();
  const pieces = Object.fromEntries(given.lines.map((line) => [line.lineId, line.quantity]));
  const amount = amountBack(order, { pieces, shipping });
  async function pay() {
    const params = { orderNo: order.id, returnId: given.id };
    const body = { version: given.version, shipping, refundedBefore: order.refunded, reference };
    const isDone = await take(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", { params, body }),
      payer ? `${payer} is asked to pay it back` : "Noted, and mailed",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>Refund the return</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <HowBack {...{ order, payer, amount, shipping, setShipping, reference, setReference }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || amount <= 0 || !(payer || reference.trim())}
          onClick={() => void pay()}
        >
          {payer ? "Pay it back" : "It is paid back"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
