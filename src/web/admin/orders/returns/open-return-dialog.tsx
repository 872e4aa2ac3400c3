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
import { useAction } from "../../use-action.ts";
import { QuantityField } from "../quantity-field.tsx";
import { selectedLines } from "../refunds/refund-amount.ts";

/** Opens a return that the customer requested by e-mail. */
export function OpenReturnDialog({ order, onClose: close }: { order: StaffOrder; onClose: () => void }) {
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  const [reason, setReason] = useState("");
  const { isBusy, take: run } = useAction();
  const titleId = useId();
  const lines = selectedLines(quantities);
  async function openReturn() {
    const body = { lines, reason };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/returns", { params: { orderNo: order.id }, body }),
      "The return is open",
    );
    if (isDone) close();
  }
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Open a return</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
        {order.lines.map((line) =>
          line.isReturnable ? (
            <QuantityField
              key={line.id}
              label={`${line.productName}${line.size && `, ${line.size}`}: of ${line.quantity - line.returnedQuantity}`}
              max={line.quantity - line.returnedQuantity}
              value={quantities[line.id] ?? 0}
              onChange={(count) => setQuantities({ ...quantities, [line.id]: count })}
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
          onClick={() => void openReturn()}
        >
          Open it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
