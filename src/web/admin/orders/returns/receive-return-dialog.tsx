import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { type LineQuantities, lineKey } from "../refunds/refund-amount.ts";
import type { OrderReturn } from "./return-row.tsx";

interface ReceiveReturnDialogProps {
  readonly order: StaffOrder;
  readonly orderReturn: OrderReturn;
  readonly onClose: () => void;
}

/** Staff enter how many of the received goods can be sold again. The others are written off. */
export function ReceiveReturnDialog({ order, orderReturn, onClose }: ReceiveReturnDialogProps) {
  const { isBusy, submit } = useAction();
  const sellable: LineQuantities = Object.fromEntries(
    orderReturn.lines.map((line) => [lineKey(line.lineId), line.quantity]),
  );
  async function receive(values: { sellable: LineQuantities }) {
    const params = { orderNo: order.id, returnId: orderReturn.id };
    const body = { version: orderReturn.version, lines: splitLines(orderReturn, values.sellable) };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", { params, body }),
      t("Received"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("The goods are here")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ sellable }}
      onSubmit={receive}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Receive it")}
        </Button>
      )}
    >
      {(values) => (
        <>
          {orderReturn.lines.map((line) => (
            <QuantityInput
              key={line.lineId}
              source={`sellable.${lineKey(line.lineId)}`}
              label={t("{productName}{size}: back to stock, of {quantity}", {
                productName: line.productName,
                size: line.size && `, ${line.size}`,
                quantity: line.quantity,
              })}
              max={line.quantity}
            />
          ))}
          <Typography role="status">
            {`${writtenOffText(splitLines(orderReturn, values.sellable))} ${
              order.refundable > 0
                ? t("The refund, or sending it again, is the next step.")
                : t("Sending it again is the next step: there is nothing to refund.")
            }`}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

const splitLines = ({ lines }: OrderReturn, sellable: LineQuantities) =>
  lines.map(({ lineId, quantity }) => {
    const backToStock = sellable[lineKey(lineId)] ?? 0;
    return { lineId, backToStock, writtenOff: quantity - backToStock };
  });

function writtenOffText(lines: readonly { writtenOff: number }[]): string {
  const writtenOff = lines.reduce((sum, line) => sum + line.writtenOff, 0);
  return writtenOff === 0 ? t("Nothing is written off.") : t("{writtenOff} written off.", { writtenOff });
}
