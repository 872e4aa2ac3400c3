import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { required, SelectInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { indianStates } from "../../../features/invoice/indian-states.ts";
import { isSold } from "../../../features/order/order-status.ts";
import { api } from "../api.ts";
import { CommandForm } from "../command-form.tsx";
import { downloadPdf } from "../download-file.ts";
import { useAction } from "../use-action.ts";

/**
 * The packing slip is available at any time, the invoice once the order is confirmed. The invoice gets its
 * number when it is first requested.
 */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const downloadPackingSlip = () =>
    void run(async () => {
      const body = { orderNos: [order.id] };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  const mayBeInvoiced = !order.isSwag && (order.invoiceNo || isSold(order.status));
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Button variant="outlined" disabled={isBusy} onClick={downloadPackingSlip}>
        Packing slip
      </Button>
      {mayBeInvoiced ? (
        <Invoice order={order} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {order.isSwag
            ? "A welcome kit has no invoice: it is free."
            : "The invoice follows once the order is confirmed."}
        </Typography>
      )}
    </Box>
  );
}

function Invoice({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const [isStateNeeded, setStateNeeded] = useState(false);
  const downloadInvoice = ({ placeOfSupply }: { placeOfSupply: string }) =>
    void run(async () => {
      const options = { params: { orderNo: order.id }, body: placeOfSupply ? { placeOfSupply } : {} };
      try {
        downloadPdf(await api.call("POST /api/admin/orders/{orderNo}/invoice", options));
        setStateNeeded(false);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "state_needed") setStateNeeded(true);
        throw error;
      }
    });
  return (
    <CommandForm initialValues={{ placeOfSupply: "" }} onSubmit={downloadInvoice}>
      {({ placeOfSupply }) => (
        <>
          {isStateNeeded && (
            <SelectInput
              source="placeOfSupply"
              label="Place of supply"
              choices={indianStates.map(([id, name]) => ({ id, name }))}
              validate={required()}
              translateChoice={false}
              sx={{ minWidth: 260 }}
            />
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
            <Button type="submit" variant="outlined" disabled={isBusy || (isStateNeeded && !placeOfSupply)}>
              {order.invoiceNo ? `Invoice ${order.invoiceNo}` : "Issue the invoice"}
            </Button>
            {!order.invoiceNo && (
              <Typography variant="body2" color="text.secondary">
                takes the next number; it cannot be changed or taken back
              </Typography>
            )}
          </Box>
        </>
      )}
    </CommandForm>
  );
}
