import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useAction } from "../../use-action.ts";
import { QuantityField } from "../quantity-field.tsx";
import type { OrderReturn } from "./return-row.tsx";

/** Staff enter how many of the received goods can be sold again. The others are written off. */
export function ReceiveReturnDialog({
  order,
  orderReturn: given,
  onClose: close,
}: {
  order: StaffOrder;
  orderReturn: OrderReturn;
  onClose: () => void;
}) {
  const [sellable, setSellable] = useState<Record<number, number>>(() =>
    Object.fromEntries(given.lines.map((line) => [line.lineId, line.quantity])),
  );
  const { isBusy, take: run } = useAction();
  const titleId = useId();
  const lines = given.lines.map(({ lineId, quantity }) => {
    const backToStock = sellable[lineId] ?? 0;
    return { lineId, backToStock, writtenOff: quantity - backToStock };
  });
  const writtenOff = lines.reduce((sum, line) => sum + line.writtenOff, 0);
  async function receive() {
    const params = { orderNo: order.id, returnId: given.id };
    const body = { version: given.version, lines };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", { params, body }),
      "Received",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>The goods are here</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {given.lines.map((line) => (
          <QuantityField
            key={line.lineId}
            label={`${line.productName}${line.size && `, ${line.size}`}: back to stock, of ${line.quantity}`}
            max={line.quantity}
            value={sellable[line.lineId] ?? 0}
            onChange={(count) => setSellable({ ...sellable, [line.lineId]: count })}
          />
        ))}
        <Typography role="status">
          {writtenOff === 0 ? "Nothing is written off." : `${writtenOff} written off.`} The money goes back in
          the next step.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void receive()}>
          Receive it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
