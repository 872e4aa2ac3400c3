import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { maxLength, minLength, required, TextInput, useRedirect } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { QuantityInput } from "../inputs/quantity-input.tsx";
import { type LineQuantities, lineKey, selectedLines } from "./refunds/refund-amount.ts";

interface ReplaceValues {
  readonly quantities: LineQuantities;
  readonly reason: string;
}

/** Sends pieces that arrived faulty, or not at all, again as an order of its own, and opens it. */
export function ReplacePiecesDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const redirect = useRedirect();
  const lines = order.lines.filter(({ replaceable }) => replaceable > 0);
  const initialValues: ReplaceValues = {
    quantities: Object.fromEntries(lines.map((line) => [lineKey(line.id), 0])),
    reason: "",
  };
  async function replace({ quantities, reason }: ReplaceValues) {
    const body = {
      lines: selectedLines(quantities),
      reason,
      expectedReplacements: order.replacedBy.length,
    };
    return submit(async () => {
      const made = await api.call("POST /api/admin/orders/{orderNo}/replacements", {
        params: { orderNo: order.id },
        body,
      });
      onClose();
      redirect("show", "orders", made.id);
    }, t("The replacement is made, and mailed"));
  }
  return (
    <FormDialog
      title={t("Send a replacement")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={replace}
      action={({ quantities }) => (
        <Button type="submit" variant="contained" disabled={isBusy || selectedLines(quantities).length === 0}>
          {t("Make the replacement")}
        </Button>
      )}
    >
      {() => (
        <>
          {lines.map((line) => (
            <QuantityInput
              key={line.id}
              source={`quantities.${lineKey(line.id)}`}
              label={t("{value}: of {replaceable}", {
                value: [line.productName, line.size].filter(Boolean).join(", "),
                replaceable: line.replaceable,
              })}
              max={line.replaceable}
            />
          ))}
          <TextInput
            source="reason"
            label={t("Why")}
            helperText={t("Such as: the handle was broken. Shown in both orders and in the audit.")}
            validate={[required(), minLength(3), maxLength(300)]}
          />
          <Typography>
            {t(
              "A new order of these pieces is made and confirmed, free of charge: it takes stock, goes to the same address, and waits to be packed. A mail tells {email}. No second kit is redeemed.",
              { email: order.email },
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
