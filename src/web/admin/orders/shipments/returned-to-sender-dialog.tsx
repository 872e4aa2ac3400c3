import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { type LineQuantities, lineKey } from "../refunds/refund-amount.ts";
import type { ShipmentDialogProps } from "./shipment-row.tsx";

/** Staff enter how much of a parcel that came back can be sold again. The rest is written off. */
export function ReturnedToSenderDialog({ order, shipment, onClose }: ShipmentDialogProps) {
  const { isBusy, submit } = useAction();
  const sellable: LineQuantities = Object.fromEntries(
    shipment.lines.map((line) => [lineKey(line.lineId), line.quantity]),
  );
  async function record(values: { sellable: LineQuantities }) {
    const lines = shipment.lines.map(({ lineId, quantity }) => {
      const backToStock = values.sellable[lineKey(lineId)] ?? 0;
      return { lineId, backToStock, writtenOff: quantity - backToStock };
    });
    await submit(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
          params: { orderNo: order.id, number: shipment.number },
          body: { version: shipment.version, state: "returned to sender", lines },
        }),
      t("Noted: now send it again or refund it"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("Parcel {number} came back", { number: shipment.number })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ sellable }}
      onSubmit={record}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("It is here")}
        </Button>
      )}
    >
      {() => (
        <>
          {shipment.lines.map((line) => (
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
          <Typography>
            {t(
              "What does not go back to stock is written off. Nobody is mailed. Next you decide: send it again or {value}.",
              { value: order.isSwag ? t("give it up") : t("refund it") },
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
