import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

/** A word to the rest of the team, on the order's line of time; the buyer never sees it. */
export function OrderNote({ order }: { order: StaffOrder }) {
  const [note, setNote] = useState("");
  const { isBusy, take } = useStep();
  async function write(event: FormEvent) {
    event.preventDefault();
    const written = await take(() =>
      api.call("POST /api/admin/orders/{orderNo}/notes", { params: { orderNo: order.id }, body: { note } }),
    );
    if (written) setNote("");
  }
  return (
    <Box component="form" onSubmit={write} sx={{ display: "flex", gap: 1, alignItems: "flex-start", mt: 1 }}>
      <TextField
        label="Note for the team"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        fullWidth
        multiline
        size="small"
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || !note.trim()} sx={{ mt: 1 }}>
        Add
      </Button>
    </Box>
  );
}
