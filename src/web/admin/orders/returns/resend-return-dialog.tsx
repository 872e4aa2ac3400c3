import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { CourierInputs, isCourierTyped } from "../shipments/courier-inputs.tsx";
import type { OrderReturn } from "./return-row.tsx";

interface ResendReturnDialogProps {
  readonly order: StaffOrder;
  readonly orderReturn: OrderReturn;
  readonly onClose: () => void;
}

const fieldsOfRefusals = { out_of_stock: "size", size_unknown: "size" } as const;

/** Sends the pieces of a return again: a kit in another size, or good ones for faulty ones. */
export function ResendReturnDialog({ order, orderReturn, onClose }: ResendReturnDialogProps) {
  const { isBusy, submit } = useAction();
  const [line] = orderReturn.lines;
  const hasSize = orderReturn.lines.length === 1 && Boolean(line?.size);
  const params = { orderNo: order.id, returnId: orderReturn.id };
  return (
    <FormDialog
      title={`Send return R${orderReturn.number} again`}
      closeLabel="Not now"
      onClose={onClose}
      fields={fieldsOfRefusals}
      initialValues={{ shippedBy: "", awbNo: "", size: line?.size ?? "" }}
      onSubmit={async ({ size, ...courier }) => {
        const change = hasSize && size.trim() !== line?.size ? { size: size.trim() } : {};
        const body = { ...courier, ...change, version: orderReturn.version };
        await submit(
          () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/resend", { params, body }),
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
            The pieces are taken from stock and go to the delivery address
            {order.isSwag ? "; the kit stays redeemed once" : "; nothing is paid or refunded"}.
          </Typography>
          {hasSize && <TextInput source="size" label="Size" slotProps={{ htmlInput: { maxLength: 40 } }} />}
          <CourierInputs />
          <Typography>A mail tells {order.email}.</Typography>
        </>
      )}
    </FormDialog>
  );
}
