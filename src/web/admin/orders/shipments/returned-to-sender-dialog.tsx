import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
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
      "Noted: now send it again or refund it",
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={`Parcel ${shipment.number} came back`}
      closeLabel="Not now"
      onClose={onClose}
      initialValues={{ sellable }}
      onSubmit={record}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          It is here
        </Button>
      )}
    >
      {() => (
        <>
          {shipment.lines.map((line) => (
            <QuantityInput
              key={line.lineId}
              source={`sellable.${lineKey(line.lineId)}`}
              label={`${line.productName}${line.size && `, ${line.size}`}: back to stock, of ${line.quantity}`}
              max={line.quantity}
            />
          ))}
          <Typography>
            What does not go back to stock is written off. Nobody is mailed. Next you decide: send it again or{" "}
            {order.isSwag ? "give it up" : "refund it"}.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
