import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { NumberInput, required, SelectInput, TextInput } from "react-admin";
import { type StaffReason, staffReasons, stockChangeFor } from "../../../catalogue/stock/stock.ts";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

const reasonLabels: Record<StaffReason, string> = {
  received: t("Received from the supplier"),
  returned: t("Came back from a customer"),
  corrected: t("Correct by (−3 takes three away)"),
  counted: t("Counted: there are now, sold ones too"),
  "no longer counted": t("Stop counting: never sold out"),
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
          t("The stock is changed."),
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
              label={t("What happened")}
              choices={reasons.map((id) => ({ id, name: reasonLabels[id] }))}
              validate={required()}
              translateChoice={false}
            />
            {!stopsCounting && (
              <NumberInput source="quantity" label={t("Pieces")} min={-1_000_000} max={1_000_000} step={1} />
            )}
            <TextInput
              source="note"
              label={t("Note (optional)")}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <Button type="submit" variant="contained" disabled={isBusy || !isComplete || newStock < 0}>
                {t("Change the stock")}
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
  if (reason === "no longer counted") return t("It will count no pieces and never be sold out.");
  if (newStock < 0)
    return reason === "counted"
      ? t("{reserved} are sold and not sent, so at least {reserved} must be there.", { reserved })
      : t("Only {stock} can still be sold.", { stock: stock ?? 0 });
  const change = t("Can be sold: {stock} → {newStock}", { stock: stock ?? t("not counted"), newStock });
  return reason === "counted" && reserved > 0
    ? t("{newStock} are there, {reserved} of them sold and not sent. {change}", {
        newStock: newStock + reserved,
        reserved,
        change,
      })
    : change;
}
