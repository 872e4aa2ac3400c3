import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { FormDialog } from "../../actions/action-dialog.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { QuantityInput } from "../../inputs/quantity-input.tsx";
import { type LineQuantities, lineKey, selectedLines } from "../refunds/refund-amount.ts";

interface ReturnValues {
  readonly quantities: LineQuantities;
  readonly reason: string;
}

/** Opens a return that the customer requested by e-mail. Others ask for theirs on the page of their order. */
export function OpenReturnDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const initialValues: ReturnValues = {
    quantities: Object.fromEntries(order.lines.map((line) => [lineKey(line.id), 0])),
    reason: "",
  };
  async function openReturn({ quantities, reason }: ReturnValues) {
    const body = { lines: selectedLines(quantities), reason };
    await submit(
      () => api.call("POST /api/admin/orders/{orderNo}/returns", { params: { orderNo: order.id }, body }),
      t("The return is open"),
    );
    onClose();
    return true;
  }
  return (
    <FormDialog
      title={t("Open a return")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={initialValues}
      onSubmit={openReturn}
      action={({ quantities, reason }) => (
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || selectedLines(quantities).length === 0 || !reason.trim()}
        >
          {t("Open it")}
        </Button>
      )}
    >
      {() => (
        <>
          {order.lines.map((line) =>
            line.isReturnable ? (
              <QuantityInput
                key={line.id}
                source={`quantities.${lineKey(line.id)}`}
                label={t("{productName}{size}: of {quantity}", {
                  productName: line.productName,
                  size: line.size && `, ${line.size}`,
                  quantity: line.quantity - line.returnedQuantity,
                })}
                max={line.quantity - line.returnedQuantity}
              />
            ) : (
              <Typography key={line.id} color="textSecondary">
                {t("{productName}: does not come back (food)", { productName: line.productName })}
              </Typography>
            ),
          )}
          <TextInput
            source="reason"
            label={t("Why")}
            validate={required()}
            slotProps={{ htmlInput: { maxLength: 450 } }}
          />
          <Typography>
            {t(
              "A mail tells {email} how to send it. Neither stock nor money moves yet: that comes when the goods are here.",
              { email: order.email },
            )}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
