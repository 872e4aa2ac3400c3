import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useStep } from "../../use-step.ts";
import { Pieces } from "../money-back/pieces.tsx";
import type { GivenReturn } from "./return-row.tsx";

/** What of the goods can be sold again; the rest is written off. */
export function ReceivedDialog({
  order,
  given,
  close,
}: {
  order: StaffOrder;
  given: GivenReturn;
  close: () => void;
}) {
  const [good, setGood] = useState<Record<number, number>>(() =>
    Object.fromEntries(given.lines.map((line) => [line.lineId, line.quantity])),
  );
  const { isBusy, take } = useStep();
  const heading = useId();
  const lines = given.lines.map(({ lineId, quantity }) => {
    const backToStock = good[lineId] ?? 0;
    return { lineId, backToStock, writtenOff: quantity - backToStock };
  });
  const writtenOff = lines.reduce((sum, line) => sum + line.writtenOff, 0);
  async function receive() {
    const params = { orderNo: order.id, returnId: given.id };
    const body = { version: given.version, lines };
    const isDone = await take(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/received", { params, body }),
      "Received",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>The goods are here</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {given.lines.map((line) => (
          <Pieces
            key={line.lineId}
            label={`${line.productName}${line.size && `, ${line.size}`}: back to stock, of ${line.quantity}`}
            most={line.quantity}
            value={good[line.lineId] ?? 0}
            set={(count) => setGood({ ...good, [line.lineId]: count })}
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
