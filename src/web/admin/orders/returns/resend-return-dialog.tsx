import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
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
      title={t("Send return R{number} again", { number: orderReturn.number })}
      closeLabel={t("Not now")}
      onClose={onClose}
      fields={fieldsOfRefusals}
      initialValues={{ shippedBy: "", awbNo: "", size: line?.size ?? "" }}
      onSubmit={async ({ size, ...courier }) => {
        const change = hasSize && size.trim() !== line?.size ? { size: size.trim() } : {};
        const body = { ...courier, ...change, version: orderReturn.version };
        await submit(
          () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/resend", { params, body }),
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
            {t("The pieces are taken from stock and go to the delivery address{value}.", {
              value: order.isSwag ? t("; the kit stays redeemed once") : t("; nothing is paid or refunded"),
            })}
          </Typography>
          {hasSize && (
            <TextInput source="size" label={t("Size")} slotProps={{ htmlInput: { maxLength: 40 } }} />
          )}
          <CourierInputs />
          <Typography>{t("A mail tells {email}.", { email: order.email })}</Typography>
        </>
      )}
    </FormDialog>
  );
}
