import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import type { StatusChange } from "../../../contract/admin/orders.ts";
import { t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { AmountInput } from "../inputs/amount-input.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { formatBaseAmount, withSymbol } from "../words/format.ts";
import { hasGst } from "../words/tax-words.ts";

export type HowPaid = Pick<StatusChange, "paymentMethod" | "paymentReference">;
type Confirmed = HowPaid & Pick<StatusChange, "shipping">;

interface HowPaidValues {
  readonly paymentMethod: NonNullable<StatusChange["paymentMethod"]> | "";
  readonly paymentReference: string;
}

const methodLabels: Partial<Record<NonNullable<StatusChange["paymentMethod"]>, string>> = {
  "bank transfer": t("Bank transfer"),
  ...(hasGst && { UPI: "UPI" }),
  card: t("Card"),
  cash: t("Cash"),
  "payment link": t("By the payment link"),
  other: t("In another way"),
};

/** Asked of everything that staff confirm as paid. */
export const HowPaidInputs = () => (
  <>
    <LabelSelectInput source="paymentMethod" label={t("How it was paid")} labels={methodLabels} />
    <TextInput
      source="paymentReference"
      label={t("Reference, as of the bank")}
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
  readonly onConfirm: (confirmed: Confirmed) => Promise<true>;
}

interface ConfirmValues extends HowPaidValues {
  /** Null: not entered, or the order has its charge already. */
  readonly shipping: number | null;
}

/**
 * Confirms an order. While something is due, staff say how it was paid: nobody else reports that money. A shipping charge that is still to be
 * confirmed is entered here; 0 is a charge too.
 */
export function ConfirmOrder({ order, isBusy, onConfirm }: ConfirmOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const isShippingOpen = order.shipping === null;
  const dueWith = ({ shipping }: ConfirmValues) => order.due + (isShippingOpen ? (shipping ?? 0) : 0);
  const confirm = async (values: ConfirmValues) => {
    const { shipping } = values;
    await onConfirm({
      ...(dueWith(values) > 0 && howPaid(values)),
      ...(isShippingOpen && shipping !== null && { shipping }),
    });
    setOpen(false);
    return true;
  };
  return (
    <>
      <Button variant="contained" disabled={isBusy} onClick={() => setOpen(true)} sx={{ minWidth: 140 }}>
        {t("Confirm")}
      </Button>
      {isOpen && (
        <FormDialog
          title={t("Confirm {id}", { id: order.id })}
          closeLabel={t("Not now")}
          onClose={() => setOpen(false)}
          initialValues={{ ...howPaidBefore, shipping: null }}
          onSubmit={confirm}
          action={(values: ConfirmValues) => (
            <Button
              type="submit"
              variant="contained"
              disabled={
                isBusy ||
                (isShippingOpen && values.shipping === null) ||
                (dueWith(values) > 0 && !values.paymentMethod)
              }
            >
              {dueWith(values) > 0
                ? t("{due} has come", { due: formatBaseAmount(dueWith(values)) })
                : t("Confirm it")}
            </Button>
          )}
        >
          {(values: ConfirmValues) => (
            <>
              {isShippingOpen && (
                <AmountInput
                  source="shipping"
                  label={withSymbol(t("Shipping"))}
                  helperText={t("It was to be confirmed. Write 0 where shipping is free.")}
                />
              )}
              {dueWith(values) > 0 && <HowPaidInputs />}
              <Typography>
                {t(
                  "{value}A mail tells {email} that the order is confirmed. Until something leaves, this can be taken back.",
                  {
                    value:
                      dueWith(values) > 0
                        ? t("{due} counts as received, because you say so. ", {
                            due: formatBaseAmount(dueWith(values)),
                          })
                        : t("There is nothing left to pay. "),
                    email: order.email,
                  },
                )}
              </Typography>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
