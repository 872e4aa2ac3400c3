import Typography from "@mui/material/Typography";
import { BooleanInput, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { providerLabels } from "../../../../features/payment/payment-provider.ts";
import { formatBaseAmount } from "../../format.ts";
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
  /** In the base currency. */
  readonly amount: number;
}

/** The inputs of how a refund is paid, and before it is made: how much, in what way, and who gets a mail. */
export const RefundSummary = ({ order, provider, amount }: RefundSummaryProps) => (
  <>
    {shippingLeft(order) > 0 && (
      <BooleanInput
        source="shipping"
        label={`Shipping too (${formatBaseAmount(shippingLeft(order))})`}
        helperText={false}
      />
    )}
    {!provider && (
      <TextInput
        source="reference"
        label="Reference of your transfer"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    )}
    <Typography role="status">
      {amount > 0
        ? `${formatBaseAmount(amount)} (${inOrderCurrency(order, amount)}) ${provider ? `goes back by ${provider}` : "was refunded by hand"}. A mail tells ${order.email}.`
        : "Nothing is chosen yet."}
    </Typography>
  </>
);
