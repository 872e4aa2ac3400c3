import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { NumberInput, required, SelectInput, TextInput } from "react-admin";
import { type StaffReason, staffReasons, stockChangeFor } from "../../../catalogue/stock/stock.ts";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

const reasonLabels: Record<StaffReason, string> = {
  received: "Received from the supplier",
  returned: "Came back from a customer",
  corrected: "Correct by (−3 takes three away)",
  counted: "Counted: there are now, sold ones too",
  "no longer counted": "Stop counting: never sold out",
};

interface StockChange {
  readonly reason: StaffReason;
  readonly quantity: number | null;
  readonly note: string;
}

/** Changes the stock, with a reason. The new stock is shown before it is saved. */
export function StockChangeForm({ item }: { item: StockItem }) {
  const { isBusy, submit } = useAction();
  const reasons = staffReasons.filter((reason) => item.stock !== null || reason === "counted");
  const initialValues: StockChange = { reason: reasons[0] ?? "counted", quantity: null, note: "" };
  return (
    <CommandForm
      initialValues={initialValues}
      onSubmit={({ reason, quantity, note }) =>
        submit(
          () =>
            api.call("POST /api/admin/stock/{stockId}/movements", {
              params: { stockId: item.id },
              body: {
                seen: item.stock,
                reason,
                pieces: reason === "no longer counted" ? 0 : (quantity ?? 0),
                note,
              },
            }),
          "The stock is changed.",
        )
      }
      sx={{ maxWidth: 480 }}
    >
      {({ reason, quantity }) => {
        const stopsCounting = reason === "no longer counted";
        const newStock = (item.stock ?? 0) + stockChangeFor(reason, quantity ?? 0, item.stock, item.reserved);
        const isComplete = stopsCounting || quantity !== null;
        return (
          <>
            <SelectInput
              source="reason"
              label="What happened"
              choices={reasons.map((id) => ({ id, name: reasonLabels[id] }))}
              validate={required()}
              translateChoice={false}
            />
            {!stopsCounting && (
              <NumberInput source="quantity" label="Pieces" min={-1_000_000} max={1_000_000} step={1} />
            )}
            <TextInput source="note" label="Note (optional)" slotProps={{ htmlInput: { maxLength: 500 } }} />
            <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <Button type="submit" variant="contained" disabled={isBusy || !isComplete || newStock < 0}>
                Change the stock
              </Button>
              <Typography variant="body2" color={newStock < 0 ? "error" : "text.secondary"} role="status">
                {isComplete && outcomeText(item, reason, newStock)}
              </Typography>
            </Box>
          </>
        );
      }}
    </CommandForm>
  );
}

function outcomeText({ stock, reserved }: StockItem, reason: StaffReason, newStock: number): string {
  if (reason === "no longer counted") return "It will count no pieces and never be sold out.";
  if (newStock < 0)
    return reason === "counted"
      ? `${reserved} are sold and not sent, so at least ${reserved} must be there.`
      : `Only ${stock ?? 0} can still be sold.`;
  const change = `Can be sold: ${stock ?? "not counted"} → ${newStock}`;
  return reason === "counted" && reserved > 0
    ? `${newStock + reserved} are there, ${reserved} of them sold and not sent. ${change}`
    : change;
}
