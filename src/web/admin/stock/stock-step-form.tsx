import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { changeOfStep, type StaffReason, staffReasons } from "../../../features/stock/stock.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";

const words: Record<StaffReason, string> = {
  received: "Received from the supplier",
  returned: "Came back from a buyer",
  corrected: "Correct by (−3 takes three away)",
  counted: "Counted: there are now",
  "no longer counted": "Stop counting: never sold out",
};

/** A change with its reason; what the stock will be is said before it is done. */
export function StockStepForm({ item }: { item: StockItem }) {
  const choices = staffReasons.filter((each) => item.stock !== null || each === "counted");
  const [reason, setReason] = useState<StaffReason>(choices[0] ?? "counted");
  const [pieces, setPieces] = useState("");
  const [note, setNote] = useState("");
  const { isBusy, take } = useStep();
  const stops = reason === "no longer counted";
  const isWhole = stops || /^-?\d{1,7}$/.test(pieces.trim());
  const after = (item.stock ?? 0) + changeOfStep(reason, Number(pieces), item.stock);
  function submit(event: FormEvent) {
    event.preventDefault();
    void take(
      () =>
        api.call("POST /api/admin/stock/{stockId}/movements", {
          params: { stockId: item.id },
          body: { seen: item.stock, reason, pieces: stops ? 0 : Number(pieces), note },
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
            {words[each]}
          </MenuItem>
        ))}
      </TextField>
      {!stops && (
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
        <Button type="submit" variant="contained" disabled={isBusy || !isWhole || after < 0}>
          Change the stock
        </Button>
        <Typography variant="body2" color={after < 0 ? "error" : "text.secondary"} role="status">
          {isWhole && outcome(item, stops, after)}
        </Typography>
      </Box>
    </Box>
  );
}

function outcome({ stock }: StockItem, stops: boolean, after: number): string {
  if (stops) return "It will count no pieces and never be sold out.";
  if (after < 0) return `Only ${stock ?? 0} pieces are there.`;
  return `${stock ?? "Not counted"} → ${after} pieces`;
}
