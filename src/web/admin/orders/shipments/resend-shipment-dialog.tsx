import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../../platform/language/t.ts";
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
      title={t("Send parcel {number} again", { number: shipment.number })}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ shippedBy: shipment.shippedBy, awbNo: "" }}
      onSubmit={async (values) => {
        await submit(
          () =>
            api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/resend", {
              params: { orderNo: order.id, number: shipment.number },
              body: { ...values, version: shipment.version },
            }),
          t("Sent again, and mailed"),
        );
        onClose();
        return true;
      }}
      action={(values) => (
        <Button type="submit" variant="contained" disabled={isBusy || !isCourierTyped(values)}>
          {t("Send it again")}
        </Button>
      )}
    >
      {() => (
        <>
          <Typography>
            {t("The pieces are taken from stock again, and go to the delivery address as it is now{value}.", {
              value: order.isSwag ? t("; the kit stays redeemed once") : "",
            })}
          </Typography>
          <CourierInputs />
          <Typography>{t("A mail tells {email}.", { email: order.email })}</Typography>
        </>
      )}
    </FormDialog>
  );
}
