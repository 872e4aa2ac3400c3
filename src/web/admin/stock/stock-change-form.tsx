import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { StockItem } from "../../../contract/admin/inventory.ts";
import { type StaffReason, staffReasons, stockChangeFor } from "../../../features/inventory/inventory.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

const reasonLabels: Record<StaffReason, string> = {
  received: "Received from the supplier",
  returned: "Came back from a buyer",
  corrected: "Correct by (−3 takes three away)",
  counted: "Counted: there are now",
  "no longer counted": "Stop counting: never sold out",
};

/** Changes the stock, with a reason. The new stock is shown before it is saved. */
export function StockChangeForm({ item }: { item: StockItem }) {
  const choices = staffReasons.filter((each) => item.stock !== null || each === "counted");
  const [reason, setReason] = useState<StaffReason>(choices[0] ?? "counted");
  const [pieces, setPieces] = useState("");
  const [note, setNote] = useState("");
  const { isBusy, take: run } = useAction();
  const stopsCounting = reason === "no longer counted";
  const isValidQuantity = stopsCounting || /^-?\d{1,7}$/.test(pieces.trim());
  const newStock = (item.stock ?? 0) + stockChangeFor(reason, Number(pieces), item.stock);
  function submit(event: FormEvent) {
    event.preventDefault();
    void run(
      () =>
        api.call("POST /api/admin/stock/{stockId}/movements", {
          params: { stockId: item.id },
          body: { seen: item.stock, reason, pieces: stopsCounting ? 0 : Number(pieces), note },
        }),
      "The stock is changed.",
    );
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 1.5, maxWidth: 480 }}>
      <TextField
        select
        label="What happened"
        value={reason}
        onChange={(event) => setReason(event.target.value as StaffReason)}
      >
        {choices.map((each) => (
          <MenuItem key={each} value={each}>
            {reasonLabels[each]}
          </MenuItem>
        ))}
      </TextField>
      {!stopsCounting && (
        <TextField
          label="Pieces"
          value={pieces}
          onChange={(event) => setPieces(event.target.value)}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      )}
      <TextField
        label="Note (optional)"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Button type="submit" variant="contained" disabled={isBusy || !isValidQuantity || newStock < 0}>
          Change the stock
        </Button>
        <Typography variant="body2" color={newStock < 0 ? "error" : "text.secondary"} role="status">
          {isValidQuantity && outcomeText(item, stopsCounting, newStock)}
        </Typography>
      </Box>
    </Box>
  );
}

function outcomeText({ stock }: StockItem, stopsCounting: boolean, newStock: number): string {
  if (stopsCounting) return "It will count no pieces and never be sold out.";
  if (newStock < 0) return `Only ${stock ?? 0} pieces are there.`;
  return `${stock ?? "Not counted"} → ${newStock} pieces`;
}
