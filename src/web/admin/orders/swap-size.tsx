import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** Gives a line that was not shipped another size; not there where none is left. */
export function SwapSize({ order, line }: { order: StaffOrder; line: StaffOrder["lines"][number] }) {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState("");
  const { isBusy, take } = useStep();
  const heading = useId();
  if (line.swapSizes.length === 0) return null;
  async function swap() {
    const params = { orderNo: order.id, lineId: line.id };
    const isDone = await take(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size", {
          params,
          body: { from: line.size, to },
        }),
      `${line.productName}: ${to}`,
    );
    if (isDone) setOpen(false);
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Swap the size of ${line.productName}`}>
        Swap size
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading}>
        <DialogTitle id={heading}>Swap the size</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
          <TextField
            select
            label="New size"
            size="small"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          >
            {line.swapSizes.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </TextField>
          <Typography>
            {line.quantity} × {line.productName}, {line.size || "no size"}, goes back to stock and{" "}
            {to ? `${line.quantity} in ${to}` : "the new size"} is taken. The price stays; nobody is mailed.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button variant="contained" disabled={isBusy || !to} onClick={() => void swap()}>
            Swap
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
