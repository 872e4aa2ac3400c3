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
import { useAction } from "../use-action.ts";

/** Exchanges the size of a line that is not shipped yet. Not shown where no other size is in stock. */
export function ExchangeSize({ order, line }: { order: StaffOrder; line: StaffOrder["lines"][number] }) {
  const [isOpen, setOpen] = useState(false);
  const [newSize, setNewSize] = useState("");
  const { isBusy, take: run } = useAction();
  const titleId = useId();
  if (line.exchangeableSizes.length === 0) return null;
  async function exchangeSize() {
    const params = { orderNo: order.id, lineId: line.id };
    const isDone = await run(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
          params,
          body: { from: line.size, to: newSize },
        }),
      `${line.productName}: ${newSize}`,
    );
    if (isDone) setOpen(false);
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Exchange the size of ${line.productName}`}
      >
        Exchange size
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Exchange the size</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
          <TextField
            select
            label="New size"
            size="small"
            value={newSize}
            onChange={({ target }) => setNewSize(target.value)}
          >
            {line.exchangeableSizes.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </TextField>
          <Typography>
            {line.quantity} × {line.productName}, {line.size || "no size"}, goes back to stock and{" "}
            {newSize ? `${line.quantity} in ${newSize}` : "the new size"} is taken. The price stays; nobody is
            mailed.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button variant="contained" disabled={isBusy || !newSize} onClick={() => void exchangeSize()}>
            Exchange
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
