import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { providerLabels } from "../../../../features/payment/payment-provider.ts";
import { formatRupees } from "../../format.ts";
import { usePaymentProviders } from "../use-payment-providers.ts";
import { inOrderCurrency, shippingLeft } from "./refund-amount.ts";

/**
 * The payment provider that will refund: the one that took the payment, if its keys are still configured.
 * Null: staff transfer the money by hand.
 */
export function useRefundProvider(order: StaffOrder): string | null {
  const names = usePaymentProviders();
  return order.refundBy !== "hand" && names.includes(order.refundBy) ? providerLabels[order.refundBy] : null;
}

interface RefundSummaryProps {
  readonly order: StaffOrder;
  readonly provider: string | null;
  readonly amount: number;
  readonly shipping: boolean;
  readonly setShipping: (shipping: boolean) => void;
  readonly reference: string;
  readonly setReference: (reference: string) => void;
}

/** Shows, before the refund is made, how much is refunded, in what way, and who gets a mail. */
export const RefundSummary = ({
  order,
  provider: payer,
  amount,
  shipping,
  setShipping,
  reference,
  setReference,
}: RefundSummaryProps) => (
  <>
    {shippingLeft(order) > 0 && (
      <FormControlLabel
        control={<Switch checked={shipping} onChange={({ target }) => setShipping(target.checked)} />}
        label={`Shipping too (${formatRupees(shippingLeft(order))})`}
      />
    )}
    {!payer && (
      <TextField
        label="Reference of your transfer"
        size="small"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    )}
    <Typography role="status">
      {amount > 0
        ? `${formatRupees(amount)} (${inOrderCurrency(order, amount)}) ${payer ? `goes back by ${payer}` : "was paid back by hand"}. A mail tells ${order.email}.`
        : "Nothing is chosen yet."}
    </Typography>
  </>
);
