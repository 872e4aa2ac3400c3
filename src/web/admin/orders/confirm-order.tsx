import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import type { StatusChange } from "../../../contract/admin/orders.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { formatBaseAmount } from "../words/format.ts";
import { hasGst } from "../words/tax-words.ts";

export type HowPaid = Pick<StatusChange, "paymentMethod" | "paymentReference">;

interface HowPaidValues {
  readonly paymentMethod: NonNullable<StatusChange["paymentMethod"]> | "";
  readonly paymentReference: string;
}

const methodLabels: Partial<Record<NonNullable<StatusChange["paymentMethod"]>, string>> = {
  "bank transfer": "Bank transfer",
  ...(hasGst && { UPI: "UPI" }),
  card: "Card",
  cash: "Cash",
  "payment link": "By the payment link",
  other: "In another way",
};

/** Asked of everything that staff confirm as paid. */
export const HowPaidInputs = () => (
  <>
    <LabelSelectInput source="paymentMethod" label="How it was paid" labels={methodLabels} />
    <TextInput
      source="paymentReference"
      label="Reference, as of the bank"
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  </>
);

export const howPaid = ({ paymentMethod, paymentReference }: HowPaidValues): HowPaid => ({
  ...(paymentMethod && { paymentMethod }),
  ...(paymentReference.trim() && { paymentReference: paymentReference.trim() }),
});
export const howPaidBefore: HowPaidValues = { paymentMethod: "", paymentReference: "" };

interface ConfirmOrderProps {
  readonly order: StaffOrder;
  readonly isBusy: boolean;
  readonly onConfirm: (paid: HowPaid) => Promise<true>;
}

/** Confirms an order. While something is due, staff say how it was paid: nobody else reports that money. */
export function ConfirmOrder({ order, isBusy, onConfirm }: ConfirmOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const isDue = order.due > 0;
  const confirm = async (values: HowPaidValues) => {
    await onConfirm(isDue ? howPaid(values) : {});
    setOpen(false);
    return true;
  };
  return (
    <>
      <Button variant="contained" disabled={isBusy} onClick={() => setOpen(true)} sx={{ minWidth: 140 }}>
        Confirm
      </Button>
      {isOpen && (
        <FormDialog
          title={`Confirm ${order.id}`}
          closeLabel="Not now"
          onClose={() => setOpen(false)}
          initialValues={howPaidBefore}
          onSubmit={confirm}
          action={({ paymentMethod }) => (
            <Button type="submit" variant="contained" disabled={isBusy || (isDue && !paymentMethod)}>
              {isDue ? `${formatBaseAmount(order.due)} has come` : "Confirm it"}
            </Button>
          )}
        >
          {() => (
            <>
              {isDue && <HowPaidInputs />}
              <Typography>
                {isDue
                  ? `${formatBaseAmount(order.due)} counts as received, because you say so. `
                  : "There is nothing left to pay. "}
                A mail tells {order.email} that the order is confirmed. Until something leaves, this can be
                taken back.
              </Typography>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
