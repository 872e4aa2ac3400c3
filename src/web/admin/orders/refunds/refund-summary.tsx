import Typography from "@mui/material/Typography";
import { BooleanInput, required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { providerLabels } from "../../../../orders/payment/payment-provider.ts";
import { t } from "../../../../platform/language/t.ts";
import { baseCurrency, formatBaseAmount } from "../../words/format.ts";
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

/** How a refund is paid, as every dialog asks. */
export interface RefundWay {
  readonly shipping: boolean;
  /** By hand although a provider could refund it. */
  readonly byHand: boolean;
  readonly reference: string;
}
export const refundWay: RefundWay = { shipping: false, byHand: false, reference: "" };

/** A refund by hand needs the reference of the transfer. */
export const isWayComplete = (provider: string | null, { byHand, reference }: RefundWay): boolean =>
  (provider !== null && !byHand) || reference.trim() !== "";

/** What to say once it is done. */
export const refundMessage = (provider: string | null, { byHand }: RefundWay): string =>
  provider && !byHand ? t("{provider} is asked to refund it", { provider }) : t("Noted, and mailed");

interface RefundSummaryProps {
  readonly order: StaffOrder;
  readonly provider: string | null;
  /** In the base currency. */
  readonly amount: number;
  readonly byHand: boolean;
  readonly asksForShipping?: boolean;
}

/** The inputs of how a refund is paid, and before it is made: how much, in what way, and who gets a mail. */
export const RefundSummary = ({
  order,
  provider,
  amount,
  byHand,
  asksForShipping = true,
}: RefundSummaryProps) => (
  <>
    {asksForShipping && shippingLeft(order) > 0 && (
      <BooleanInput
        source="shipping"
        label={t("Shipping too ({shippingLeft})", { shippingLeft: formatBaseAmount(shippingLeft(order)) })}
        helperText={false}
      />
    )}
    {provider && (
      <BooleanInput
        source="byHand"
        label={t("Not by {provider}: I transferred it myself", { provider })}
        helperText={false}
      />
    )}
    {(!provider || byHand) && (
      <TextInput
        source="reference"
        label={t("Reference of your transfer")}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    )}
    <Typography role="status">
      {amount > order.refundable
        ? t("That is {amount}: more than the {refundable} that are left of what was paid.", {
            amount: formatBaseAmount(amount),
            refundable: formatBaseAmount(order.refundable),
          })
        : amount > 0
          ? t(
              provider && !byHand
                ? "{amount} goes back by {provider}. A mail tells {email}."
                : "{amount} was refunded by hand. A mail tells {email}.",
              { amount: inBothCurrencies(order, amount), provider: provider ?? "", email: order.email },
            )
          : t("Nothing is chosen yet.")}
    </Typography>
  </>
);

/** What the buyer sees is beside it, where it is another currency. */
const inBothCurrencies = (order: StaffOrder, amount: number): string =>
  order.currencyCode === baseCurrency
    ? formatBaseAmount(amount)
    : `${formatBaseAmount(amount)} (${inOrderCurrency(order, amount)})`;
