import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { api } from "../../api.ts";
import { useStep } from "../../use-step.ts";
import { linesOf } from "../money-back/amount-back.ts";
import { Pieces } from "../money-back/pieces.tsx";

/** Opens the return that a buyer asked for by mail. */
export function ReturnDialog({ order, close }: { order: StaffOrder; close: () => void }) {
  const [pieces, setPieces] = useState<Record<number, number>>({});
  const [reason, setReason] = useState("");
  const { isBusy, take } = useStep();
  const heading = useId();
  const lines = linesOf(pieces);
  async function open() {
    const body = { lines, reason };
    const isDone = await take(
      () => api.call("POST /api/admin/orders/{orderNo}/returns", { params: { orderNo: order.id }, body }),
      "The return is open",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>Open a return</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {order.lines.map((line) =>
          line.isReturnable ? (
            <Pieces
              key={line.id}
              label={`${line.productName}${line.size && `, ${line.size}`}: of ${line.quantity - line.returnedQuantity}`}
              most={line.quantity - line.returnedQuantity}
              value={pieces[line.id] ?? 0}
              set={(count) => setPieces({ ...pieces, [line.id]: count })}
            />
          ) : (
            <Typography key={line.id} color="text.secondary">
              {line.productName}: does not come back ({line.isSwag ? "the kit" : "food"})
            </Typography>
          ),
        )}
        <TextField
          label="Why"
          size="small"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 450 } }}
        />
        <Typography>
          Nobody is mailed, and neither stock nor money moves yet: that comes when the goods are here.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Not now</Button>
        <Button
          variant="contained"
          disabled={isBusy || lines.length === 0 || !reason.trim()}
          onClick={() => void open()}
        >
          Open it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
