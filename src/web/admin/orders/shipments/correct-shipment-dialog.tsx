import Button from "@mui/material/Button";
import { BooleanInput, DateInput } from "react-admin";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { CourierInputs, isCourierTyped } from "./courier-inputs.tsx";
import type { ShipmentDialogProps } from "./shipment-row.tsx";

/** Corrects courier, AWB number or date. */
export function CorrectShipmentDialog({ order, shipment, onClose }: ShipmentDialogProps) {
  const { isBusy, submit } = useAction();
  const { shippedBy, awbNo, shipmentDate } = shipment;
  return (
    <FormDialog
      title={t("Correct parcel {number}", { number: shipment.number })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ shippedBy, awbNo, shipmentDate, mailCustomer: true }}
      onSubmit={async (values) => {
        await submit(
          () =>
            api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/correct", {
              params: { orderNo: order.id, number: shipment.number },
              body: { ...values, version: shipment.version },
            }),
          t("Corrected"),
        );
        onClose();
        return true;
      }}
      action={(values) => (
        <Button type="submit" variant="contained" disabled={isBusy || !isCourierTyped(values)}>
          {t("Correct it")}
        </Button>
      )}
    >
      {() => (
        <>
          <CourierInputs />
          <DateInput source="shipmentDate" label={t("Left us on")} />
          <BooleanInput
            source="mailCustomer"
            label={t("Mail it to {email}", { email: order.email })}
            helperText={false}
          />
        </>
      )}
    </FormDialog>
  );
}
