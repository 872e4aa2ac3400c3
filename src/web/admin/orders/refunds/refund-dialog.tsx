import Button from "@mui/material/Button";
import { BooleanInput, required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { AmountInput } from "../../inputs/amount-input.tsx";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { withSymbol } from "../../words/format.ts";
import {
  alreadyRefunded,
  everythingLeft,
  type LineQuantities,
  lineKey,
  nothingOf,
  refundAmount,
  refundableLines,
  selectedLines,
  shippingLeft,
  unsentAfter,
} from "./refund-amount.ts";
import {
  isWayComplete,
  RefundSummary,
  type RefundWay,
  refundMessage,
  refundWay,
  useRefundProvider,
} from "./refund-summary.tsx";
import { UnsentPieces } from "./unsent-pieces.tsx";

interface RefundValues extends RefundWay {
  /** All that is left of lines and shipping, in place of the quantities. */
  readonly everything: boolean;
  readonly quantities: LineQuantities;
  /** What belongs to no line. Null: none. */
  readonly amount: number | null;
  /** What becomes of the pieces that have not left. Asked when everything is paid back. */
  readonly unsent: "" | "cancel" | "send" | "withhold";
  readonly reason: string;
}

/** Refunds by line and quantity, or a free amount. It opens with nothing chosen: nobody refunds all by one press. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const provider = useRefundProvider(order);
  const lines = refundableLines(order);
  const isSomethingLeft = lines.some(({ left }) => left > 0) || shippingLeft(order) > 0;
  const initialValues: RefundValues = {
    ...refundWay,
    everything: false,
    quantities: nothingOf(lines),
    amount: null,
    unsent: "",
    reason: order.status === "Cancelled" ? t("The order was cancelled") : "",
  };
  const chosen = (values: RefundValues) =>
    values.everything ? { ...values, quantities: everythingLeft(lines), shipping: true } : values;
  async function refund(values: RefundValues) {
    const { quantities, everything, amount, unsent, ...rest } = chosen(values);
    const asksForUnsent = unsentAfter(order, chosen(values)) > 0;
    const body = {
      ...rest,
      ...(amount && { amount }),
      ...(asksForUnsent && unsent && { unsent }),
      lines: selectedLines(quantities),
      expectedRefunded: alreadyRefunded(order),
    };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/refunds", { params: { orderNo: order.id }, body }),
      refundMessage(provider, values),
    );
    onClose();
    return true;
  }
  const isReady = (values: RefundValues) => {
    const amount = refundAmount(order, chosen(values));
    return (
      amount > 0 &&
      amount <= order.refundable &&
      (values.unsent !== "" || unsentAfter(order, chosen(values)) === 0) &&
      values.reason.trim() &&
      isWayComplete(provider, values)
    );
  };
  return (
    <FormDialog
      title={t("Refund")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      keepAs={`refund of order ${order.id}`}
      onSubmit={refund}
      action={(values) => (
        <Button type="submit" variant="contained" color="error" disabled={isBusy || !isReady(values)}>
          {provider && !values.byHand ? t("Refund it") : t("It is refunded")}
        </Button>
      )}
    >
      {(values) => (
        <>
          {isSomethingLeft && (
            <BooleanInput source="everything" label={t("Everything that is left")} helperText={false} />
          )}
          {!values.everything &&
            lines.map(({ id, productName, size, left }) => (
              <QuantityInput
                key={id}
                source={`quantities.${lineKey(id)}`}
                label={t("{productName}{size}: of {left} left", {
                  productName,
                  size: size && `, ${size}`,
                  left,
                })}
                max={left}
              />
            ))}
          <AmountInput
            source="amount"
            label={withSymbol(t("Another amount, for no piece"))}
            max={order.refundable}
          />
          <UnsentPieces order={order} pieces={unsentAfter(order, chosen(values))} />
          <TextInput
            source="reason"
            label={t("Why")}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 450 } }}
          />
          <RefundSummary
            order={order}
            provider={provider}
            amount={refundAmount(order, chosen(values))}
            byHand={values.byHand}
            asksForShipping={!values.everything}
          />
        </>
      )}
    </FormDialog>
  );
}
