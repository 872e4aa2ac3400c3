import Button from "@mui/material/Button";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { FormDialog } from "../../action-dialog.tsx";
import { api } from "../../api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { useAction } from "../../use-action.ts";
import {
  alreadyRefunded,
  type LineQuantities,
  lineKey,
  refundAmount,
  selectedLines,
} from "./refund-amount.ts";
import { RefundSummary, useRefundProvider } from "./refund-summary.tsx";

interface RefundValues {
  readonly quantities: LineQuantities;
  readonly shipping: boolean;
  readonly reason: string;
  readonly reference: string;
}

/** Refunds by line and quantity. It opens with everything that is not refunded yet. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, run } = useAction();
  const provider = useRefundProvider(order);
  const paidLines = order.lines.filter((line) => !line.isSwag);
  const initialValues: RefundValues = {
    quantities: Object.fromEntries(
      paidLines.map((line) => [lineKey(line.id), line.quantity - line.refundedQuantity]),
    ),
    shipping: true,
    reason: order.status === "Cancelled" ? "The order was cancelled" : "",
    reference: "",
  };
  async function refund({ quantities, ...values }: RefundValues) {
    const body = { ...values, lines: selectedLines(quantities), expectedRefunded: alreadyRefunded(order) };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/refunds", { params: { orderNo: order.id }, body }),
      provider ? `${provider} is asked to refund it` : "Noted, and mailed",
    );
    if (isDone) onClose();
    return isDone;
  }
  return (
    <FormDialog
      title="Refund"
      closeLabel="Not now"
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={refund}
      action={(values) => (
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={
            isBusy ||
            refundAmount(order, values) <= 0 ||
            !values.reason.trim() ||
            !(provider || values.reference.trim())
          }
        >
          {provider ? "Refund it" : "It is refunded"}
        </Button>
      )}
    >
      {(values) => (
        <>
          {paidLines.map((line) => (
            <QuantityInput
              key={line.id}
              source={`quantities.${lineKey(line.id)}`}
              label={`${line.productName}${line.size && `, ${line.size}`}: of ${line.quantity - line.refundedQuantity} left`}
              max={line.quantity - line.refundedQuantity}
            />
          ))}
          <TextInput source="reason" label="Why" slotProps={{ htmlInput: { maxLength: 450 } }} />
          <RefundSummary order={order} provider={provider} amount={refundAmount(order, values)} />
        </>
      )}
    </FormDialog>
  );
}
