import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { indianStates } from "../../../features/invoice/indian-states.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { downloadPdf } from "./save-pdf.ts";

const statusesWithInvoice = ["Order Confirmed", "Dispatched", "Delivered"];

/**
 * The packing slip is available at any time, the invoice once the order is confirmed. The invoice gets its
 * number when it is first requested.
 */
export function OrderDocuments({ order }: { order: StaffOrder }) {
  const { isBusy, take: run } = useAction();
  const downloadPackingSlip = () =>
    void run(async () => {
      const body = { orderNos: [order.id] };
      downloadPdf(await api.call("POST /api/admin/orders/packing-slips", { body }));
    });
  const mayBeInvoiced = !order.isSwag && (order.invoiceNo || statusesWithInvoice.includes(order.status));
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
  const { isBusy, take: run } = useAction();
  const [isStateNeeded, setStateNeeded] = useState(false);
  const [state, setState] = useState("");
  const downloadInvoice = () =>
    void run(async () => {
      const options = { params: { orderNo: order.id }, body: state ? { placeOfSupply: state } : {} };
      try {
        downloadPdf(await api.call("POST /api/admin/orders/{orderNo}/invoice", options));
        setStateNeeded(false);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "state_needed") setStateNeeded(true);
        throw error;
      }
    });
  return (
    <>
      {isStateNeeded && (
        <TextField
          select
          size="small"
          label="Place of supply"
          value={state}
          onChange={(event) => setState(event.target.value)}
          sx={{ minWidth: 260 }}
        >
          {indianStates.map(([code, name]) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
        <Button variant="outlined" disabled={isBusy || (isStateNeeded && !state)} onClick={downloadInvoice}>
          {order.invoiceNo ? `Invoice ${order.invoiceNo}` : "Issue the invoice"}
        </Button>
        {!order.invoiceNo && (
          <Typography variant="body2" color="text.secondary">
            takes the next number; it cannot be changed or taken back
          </Typography>
        )}
      </Box>
    </>
  );
}
