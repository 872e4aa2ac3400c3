import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, SelectInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { FormDialog } from "../action-dialog.tsx";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";

/** Exchanges the size of a line that is not shipped yet. Not shown where no other size is in stock. */
export function ExchangeSize({ order, line }: { order: StaffOrder; line: StaffOrder["lines"][number] }) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction();
  if (line.exchangeableSizes.length === 0) return null;
  async function exchangeSize({ newSize }: { newSize: string }) {
    const params = { orderNo: order.id, lineId: line.id };
    const body = { from: line.size, to: newSize };
    const isDone = await run(
      () => api.call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", { params, body }),
      `${line.productName}: ${newSize}`,
    );
    if (isDone) setOpen(false);
    return isDone;
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Exchange the size of ${line.productName}`}
      >
        Exchange size
      </Button>
      {isOpen && (
        <FormDialog
          title="Exchange the size"
          closeLabel="Not now"
          onClose={() => setOpen(false)}
          initialValues={{ newSize: "" }}
          onSubmit={exchangeSize}
          action={({ newSize }) => (
            <Button type="submit" variant="contained" disabled={isBusy || !newSize}>
              Exchange
            </Button>
          )}
        >
          {({ newSize }) => (
            <>
              <SelectInput
                source="newSize"
                label="New size"
                choices={line.exchangeableSizes.map((size) => ({ id: size, name: size }))}
                validate={required()}
                translateChoice={false}
              />
              <Typography>
                {line.quantity} × {line.productName}, {line.size || "no size"}, goes back to stock and{" "}
                {newSize ? `${line.quantity} in ${newSize}` : "the new size"} is taken. The price stays;
                nobody is mailed.
              </Typography>
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
