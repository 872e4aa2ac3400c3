import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
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
      outcome === "transferred" ? "Noted, and mailed" : "Noted",
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={`Settle the refund of ${formatBaseAmount(refund.amount)}`}
      closeLabel="Not now"
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
          Settle it
        </Button>
      )}
    >
      {({ outcome }) => (
        <>
          {refund.state === "requested" && (
            <Typography>
              Look at the provider first: if it made this refund after all, it would be paid twice.
            </Typography>
          )}
          <LabelSelectInput
            source="outcome"
            label="What happened"
            labels={{ transferred: "I transferred it by hand", dropped: "It is not owed any more" }}
          />
          {outcome === "transferred" ? (
            <TextInput
              source="reference"
              label="Reference of your transfer"
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          ) : (
            <TextInput
              source="reason"
              label="Why"
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 450 } }}
            />
          )}
          <Typography role="status">
            {outcome === "transferred"
              ? `It counts as refunded by hand, and ${order.email} gets a mail.`
              : "Nothing is paid and nobody is mailed; the reason stays on the order."}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
