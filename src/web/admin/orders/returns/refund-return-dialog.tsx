import Button from "@mui/material/Button";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { alreadyRefunded, lineKey, refundAmount } from "../refunds/refund-amount.ts";
import {
  isWayComplete,
  RefundSummary,
  type RefundWay,
  refundMessage,
  refundWay,
  useRefundProvider,
} from "../refunds/refund-summary.tsx";
import type { OrderReturn } from "./return-row.tsx";

interface RefundReturnDialogProps {
  readonly order: StaffOrder;
  readonly orderReturn: OrderReturn;
  readonly onClose: () => void;
}

/** Refunds the goods of a return that was received. */
export function RefundReturnDialog({ order, orderReturn, onClose }: RefundReturnDialogProps) {
  const { isBusy, submit } = useAction();
  const provider = useRefundProvider(order);
  const quantities = Object.fromEntries(
    orderReturn.lines.map((line) => [lineKey(line.lineId), line.quantity]),
  );
  async function refund(values: RefundWay) {
    const params = { orderNo: order.id, returnId: orderReturn.id };
    const body = { ...values, version: orderReturn.version, expectedRefunded: alreadyRefunded(order) };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", { params, body }),
      refundMessage(provider, values),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("Refund the return")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={refundWay}
      onSubmit={refund}
      action={(values) => (
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={
            isBusy ||
            refundAmount(order, { quantities, shipping: values.shipping }) <= 0 ||
            !isWayComplete(provider, values)
          }
        >
          {provider && !values.byHand ? t("Refund it") : t("It is refunded")}
        </Button>
      )}
    >
      {({ shipping, byHand }) => (
        <RefundSummary
          order={order}
          provider={provider}
          amount={refundAmount(order, { quantities, shipping })}
          byHand={byHand}
        />
      )}
    </FormDialog>
  );
}
