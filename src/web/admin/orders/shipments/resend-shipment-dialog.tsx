import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { CourierInputs, isCourierTyped } from "./courier-inputs.tsx";
import type { ShipmentDialogProps } from "./shipment-row.tsx";

/** Sends what was in a lost or returned parcel again. */
export function ResendShipmentDialog({ order, shipment, onClose }: ShipmentDialogProps) {
  const { isBusy, submit } = useAction();
  return (
    <FormDialog
      title={`Send parcel ${shipment.number} again`}
      closeLabel="Not now"
      onClose={onClose}
      initialValues={{ shippedBy: shipment.shippedBy, awbNo: "" }}
      onSubmit={async (values) => {
        await submit(
          () =>
            api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/resend", {
              params: { orderNo: order.id, number: shipment.number },
              body: { ...values, version: shipment.version },
            }),
          "Sent again, and mailed",
        );
        onClose();
        return true;
      }}
      action={(values) => (
        <Button type="submit" variant="contained" disabled={isBusy || !isCourierTyped(values)}>
          Send it again
        </Button>
      )}
    >
      {() => (
        <>
          <Typography>
            The pieces are taken from stock again, and go to the delivery address as it is now
            {order.isSwag && "; the kit stays redeemed once"}.
          </Typography>
          <CourierInputs />
          <Typography>A mail tells {order.email}.</Typography>
        </>
      )}
    </FormDialog>
  );
}
