import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { type LineQuantities, lineKey, selectedLines } from "../refunds/refund-amount.ts";
import { CourierInputs, isCourierTyped } from "./courier-inputs.tsx";

interface PartValues {
  readonly quantities: LineQuantities;
  readonly shippedBy: string;
  readonly awbNo: string;
}

/** Sends some of what is left as a parcel of its own. It opens with everything that is left. */
export function SendPartDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const left = order.lines.filter(({ toSend }) => toSend > 0);
  const initialValues: PartValues = {
    quantities: Object.fromEntries(left.map((line) => [lineKey(line.id), line.toSend])),
    shippedBy: order.shipments.at(-1)?.shippedBy ?? "",
    awbNo: "",
  };
  async function send({ quantities, shippedBy, awbNo }: PartValues) {
    const body = {
      shippedBy,
      awbNo,
      lines: selectedLines(quantities),
      expectedShipments: order.shipments.length,
    };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/shipments", { params: { orderNo: order.id }, body }),
      t("Sent, and mailed"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("Send a parcel")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={send}
      action={(values) => (
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || !isCourierTyped(values) || selectedLines(values.quantities).length === 0}
        >
          {t("Send it")}
        </Button>
      )}
    >
      {() => (
        <>
          {left.map((line) => (
            <QuantityInput
              key={line.id}
              source={`quantities.${lineKey(line.id)}`}
              label={t("{productName}{size}: of {toSend} left", {
                productName: line.productName,
                size: line.size && `, ${line.size}`,
                toSend: line.toSend,
              })}
              max={line.toSend}
            />
          ))}
          <CourierInputs />
          <Typography>
            {t(
              "The parcel leaves with these pieces; what is not in it stays to be sent. A mail tells {email} what is in it.",
              { email: order.email },
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
