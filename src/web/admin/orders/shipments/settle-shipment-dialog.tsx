import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { alreadyRefunded, lineKey, refundAmount } from "../refunds/refund-amount.ts";
import {
  isWayComplete,
  RefundSummary,
  type RefundWay,
  refundWay,
  useRefundProvider,
} from "../refunds/refund-summary.tsx";
import type { ShipmentDialogProps } from "./shipment-row.tsx";

/** Gives up a lost or returned parcel: refunds what it held, or cancels it where nothing was paid. */
export function SettleShipmentDialog({ order, shipment, onClose }: ShipmentDialogProps) {
  const { isBusy, submit } = useAction();
  const provider = useRefundProvider(order);
  const quantities = Object.fromEntries(shipment.lines.map((line) => [lineKey(line.lineId), line.quantity]));
  const isPaid = refundAmount(order, { quantities, shipping: false }) > 0 && order.refundable > 0;
  async function settle(values: RefundWay) {
    const body = {
      ...values,
      version: shipment.version,
      outcome: isPaid ? ("refunded" as const) : ("cancelled" as const),
      expectedRefunded: alreadyRefunded(order),
    };
    const params = { orderNo: order.id, number: shipment.number };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/settle", { params, body }),
      isPaid && provider && !values.byHand ? t("{provider} is asked to refund it", { provider }) : t("Noted"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={
        isPaid
          ? t("Refund parcel {number}", { number: shipment.number })
          : t("Give up parcel {number}", { number: shipment.number })
      }
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={refundWay}
      onSubmit={settle}
      action={(values) => (
        <Button
          type="submit"
          variant="contained"
          color="error"
          disabled={isBusy || (isPaid && !isWayComplete(provider, values))}
        >
          {isPaid ? t("Refund it") : t("Give it up")}
        </Button>
      )}
    >
      {({ shipping, byHand }) =>
        isPaid ? (
          <RefundSummary
            order={order}
            provider={provider}
            amount={refundAmount(order, { quantities, shipping })}
            byHand={byHand}
          />
        ) : (
          <Typography>
            {t("What it held is not sent again.{value}", {
              value: order.isSwag
                ? t(" The order is cancelled: {buyer} can redeem a kit again, and is mailed.", {
                    buyer: order.buyer,
                  })
                : "",
            })}
          </Typography>
        )
      }
    </FormDialog>
  );
}
