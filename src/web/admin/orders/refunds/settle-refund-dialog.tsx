import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { LabelSelectInput } from "../../inputs/label-select-input.tsx";
import { formatBaseAmount } from "../../words/format.ts";

interface SettleRefundDialogProps {
  readonly order: StaffOrder;
  readonly refund: StaffOrder["refunds"][number];
  readonly onClose: () => void;
}

interface SettleValues {
  readonly outcome: "transferred" | "dropped";
  readonly reference: string;
  readonly reason: string;
}
const initialValues: SettleValues = { outcome: "transferred", reference: "", reason: "" };

/** Ends a refund that the provider refused or does not finish: transferred by hand, or not owed any more. */
export function SettleRefundDialog({ order, refund, onClose }: SettleRefundDialogProps) {
  const { isBusy, submit } = useAction();
  async function settle({ outcome, reference, reason }: SettleValues) {
    const params = { orderNo: order.id, refundId: refund.id };
    const body = outcome === "transferred" ? { outcome, reference } : { outcome, reason };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", { params, body }),
      outcome === "transferred" ? t("Noted, and mailed") : t("Noted"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("Settle the refund of {amount}", { amount: formatBaseAmount(refund.amount) })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={settle}
      action={({ outcome, reference, reason }) => (
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={isBusy || !(outcome === "transferred" ? reference : reason).trim()}
        >
          {t("Settle it")}
        </Button>
      )}
    >
      {({ outcome }) => (
        <>
          {refund.state === "requested" && (
            <Typography>
              {t("Look at the provider first: if it made this refund after all, it would be paid twice.")}
            </Typography>
          )}
          <LabelSelectInput
            source="outcome"
            label={t("What happened")}
            labels={{ transferred: t("I transferred it by hand"), dropped: t("It is not owed any more") }}
          />
          {outcome === "transferred" ? (
            <TextInput
              source="reference"
              label={t("Reference of your transfer")}
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          ) : (
            <TextInput
              source="reason"
              label={t("Why")}
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 450 } }}
            />
          )}
          <Typography role="status">
            {outcome === "transferred"
              ? t("It counts as refunded by hand, and {email} gets a mail.", { email: order.email })
              : t("Nothing is paid and nobody is mailed; the reason stays on the order.")}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
