import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useStep } from "../../use-step.ts";
import { amountBack, linesOf } from "./amount-back.ts";
import { HowBack, usePayer } from "./how-back.tsx";
import { Pieces } from "./pieces.tsx";

/** Pays back by pieces; opens with all that is left of the order. */
export function RefundDialog({ order, close }: { order: StaffOrder; close: () => void }) {
  const [pieces, setPieces] = useState(() => allLeft(order));
  const [shipping, setShipping] = useState(true);
  const [reason, setReason] = useState(order.status === "Cancelled" ? "The order was cancelled" : "");
  const [reference, setReference] = useState("");
  const { isBusy, take } = useStep();
  const payer = usePayer(order);
  const heading = useId();
  const amount = amountBack(order, { pieces, shipping });
  const isReady = amount > 0 && reason.trim() && (payer || reference.trim());
  async function pay() {
    const body = { lines: linesOf(pieces), shipping, refundedBefore: order.refunded, reason, reference };
    const isDone = await take(
      () => api.call("POST /api/admin/orders/{orderNo}/refunds", { params: { orderNo: order.id }, body }),
      payer ? `${payer} is asked to pay it back` : "Noted, and mailed",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>Pay back</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {order.lines
          .filter((line) => !line.isSwag)
          .map((line) => (
            <Pieces
              key={line.id}
              label={`${line.productName}${line.size && `, ${line.size}`}: of ${line.quantity - line.refundedQuantity} left`}
              most={line.quantity - line.refundedQuantity}
              value={pieces[line.id] ?? 0}
              set={(count) => setPieces({ ...pieces, [line.id]: count })}
            />
          ))}
        <TextField
          label="Why"
          size="small"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 450 } }}
        />
        <HowBack {...{ order, payer, amount, shipping, setShipping, reference, setReference }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button variant="contained" color="error" disabled={isBusy || !isReady} onClick={() => void pay()}>
          {payer ? "Pay it back" : "It is paid back"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const allLeft = (order: StaffOrder): Record<number, number> =>
  Object.fromEntries(
    order.lines
      .filter((line) => !line.isSwag)
      .map((line) => [line.id, line.quantity - line.refundedQuantity]),
  );
