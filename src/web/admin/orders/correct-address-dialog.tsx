import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

const fields = [
  ["recipientName", "Name", 120],
  ["recipientPhone", "Telephone", 40],
  ["address", "Address", 500],
  ["recipientCity", "City", 120],
  ["region", "State or region", 120],
  ["postalCode", "Postal code", 20],
] as const;

/** Corrects where an order goes. The country stays: the shipping charge depends on it. */
export function CorrectAddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const delivery = order.addresses.find(({ isBilling }) => !isBilling);
  if (!delivery) return null;
  const { recipientName, recipientPhone, address, recipientCity, region, postalCode } = delivery;
  return (
    <FormDialog
      title="Correct the delivery address"
      closeLabel="Not now"
      onClose={onClose}
      initialValues={{ recipientName, recipientPhone, address, recipientCity, region, postalCode }}
      onSubmit={async (values) => {
        const body = { ...values, postalCode: values.postalCode ?? "" };
        await submit(
          () => api.call("POST /api/admin/orders/{orderNo}/address", { params: { orderNo: order.id }, body }),
          "Corrected",
        );
        onClose();
        return true;
      }}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          Correct it
        </Button>
      )}
    >
      {() => (
        <>
          {fields.map(([source, label, maxLength]) => (
            <TextInput
              key={source}
              source={source}
              label={label}
              multiline={source === "address"}
              {...(source !== "postalCode" && { validate: required() })}
              slotProps={{ htmlInput: { maxLength } }}
            />
          ))}
          <Typography>
            {delivery.country} stays. Nobody is mailed; the packing slip has the new address.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
