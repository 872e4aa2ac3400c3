import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

/** A note to other staff in the order's timeline. The customer never sees it. */
export function OrderNote({ order }: { order: StaffOrder }) {
  const [note, setNote] = useState("");
  const { isBusy, take: run } = useAction();
  async function addNote(event: FormEvent) {
    event.preventDefault();
    const isAdded = await run(() =>
      api.call("POST /api/admin/orders/{orderNo}/notes", { params: { orderNo: order.id }, body: { note } }),
    );
    if (isAdded) setNote("");
  }
  return (
    <Box
      component="form"
      onSubmit={addNote}
      sx={{ display: "flex", gap: 1, alignItems: "flex-start", mt: 1 }}
    >
      <TextField
        label="Note for staff"
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
