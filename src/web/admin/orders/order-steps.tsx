import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder, StatusStep } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { PaymentLink } from "./payment-link.tsx";

/** What each step will do, said before it is taken. */
const effects: Record<string, { label: string; effect: string }> = {
  "Order Confirmed": { label: "Confirm", effect: "counts as paid; mails the buyer that it is confirmed" },
  Dispatched: { label: "Dispatch", effect: "mails courier and AWB number" },
  Delivered: { label: "Mark delivered", effect: "mails the buyer how to return" },
  Cancelled: {
    label: "Cancel order",
    effect: "gives back stock, coupon and kit, and mails the buyer; what was paid is paid back under Money",
  },
};

export function OrderSteps({ order }: { order: StaffOrder }) {
  const { isBusy, take } = useStep();
  const [courier, setCourier] = useState({ shippedBy: order.shippedBy, awbNo: order.awbNo });
  const steps = order.nextStatuses.filter((status) => effects[status]);
  if (steps.length === 0) return <Typography color="text.secondary">Nothing is left to do.</Typography>;
  const go = (to: string) => {
    const body: StatusStep = { from: order.status, to, ...(to === "Dispatched" && courier) };
    void take(
      () => api.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo: order.id }, body }),
      `${order.id}: ${to}`,
    );
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {mayBeAskedToPay(order) && <PaymentLink order={order} />}
      {steps.includes("Dispatched") && (
        <Box sx={{ display: "flex", gap: 1 }}>
          <Courier
            label="Courier"
            value={courier.shippedBy}
            set={(shippedBy) => setCourier({ ...courier, shippedBy })}
          />
          <Courier label="AWB NO" value={courier.awbNo} set={(awbNo) => setCourier({ ...courier, awbNo })} />
        </Box>
      )}
      {steps.map((status) => (
        <Box key={status} sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Button
            variant={status === "Cancelled" ? "outlined" : "contained"}
            color={status === "Cancelled" ? "error" : "primary"}
            disabled={
              isBusy || (status === "Dispatched" && !(courier.shippedBy.trim() && courier.awbNo.trim()))
            }
            onClick={() => go(status)}
            sx={{ minWidth: 140 }}
          >
            {effects[status]?.label}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {effects[status]?.effect}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const mayBeAskedToPay = ({ isSwag, status }: StaffOrder): boolean =>
  !isSwag && (status === "Order Requested" || status === "Payment Link Sent");

const Courier = ({ label, value, set }: { label: string; value: string; set: (value: string) => void }) => (
  <TextField
    size="small"
    label={label}
    value={value}
    onChange={(event) => set(event.target.value)}
    fullWidth
  />
);
