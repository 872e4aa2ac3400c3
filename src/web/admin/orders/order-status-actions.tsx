import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder, StatusChange } from "../../../contract/admin/orders.ts";
import { api } from "../api.ts";
import { useAction } from "../use-action.ts";
import { PaymentLinkForm } from "./payment-link-form.tsx";

/** What each status change will do, shown beside its button. */
const statusActions: Record<string, { label: string; effect: string }> = {
  "Order Confirmed": { label: "Confirm", effect: "counts as paid; mails the buyer that it is confirmed" },
  Dispatched: { label: "Dispatch", effect: "mails courier and AWB number" },
  Delivered: { label: "Mark delivered", effect: "mails the buyer how to return" },
  Cancelled: {
    label: "Cancel order",
    effect: "gives back stock, coupon and kit, and mails the buyer; what was paid is paid back under Money",
  },
};

export function OrderStatusActions({ order }: { order: StaffOrder }) {
  const { isBusy, take: run } = useAction();
  const [courier, setCourier] = useState({ shippedBy: order.shippedBy, awbNo: order.awbNo });
  const nextStatuses = order.nextStatuses.filter((status) => statusActions[status]);
  if (nextStatuses.length === 0)
    return <Typography color="text.secondary">Nothing is left to do.</Typography>;
  const changeStatus = (to: string) => {
    const body: StatusChange = { from: order.status, to, ...(to === "Dispatched" && courier) };
    void run(
      () => api.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo: order.id }, body }),
      `${order.id}: ${to}`,
    );
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {mayRequestPayment(order) && <PaymentLinkForm order={order} />}
      {nextStatuses.includes("Dispatched") && (
        <Box sx={{ display: "flex", gap: 1 }}>
          <CourierField
            label="Courier"
            value={courier.shippedBy}
            set={(shippedBy) => setCourier({ ...courier, shippedBy })}
          />
          <CourierField
            label="AWB NO"
            value={courier.awbNo}
            set={(awbNo) => setCourier({ ...courier, awbNo })}
          />
        </Box>
      )}
      {nextStatuses.map((status) => (
        <Box key={status} sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Button
            variant={status === "Cancelled" ? "outlined" : "contained"}
            color={status === "Cancelled" ? "error" : "primary"}
            disabled={
              isBusy || (status === "Dispatched" && !(courier.shippedBy.trim() && courier.awbNo.trim()))
            }
            onClick={() => changeStatus(status)}
            sx={{ minWidth: 140 }}
          >
            {statusActions[status]?.label}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {statusActions[status]?.effect}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const mayRequestPayment = ({ isSwag, status }: StaffOrder): boolean =>
  !isSwag && (status === "Order Requested" || status === "Payment Link Sent");

const CourierField = ({
  label,
  value,
  set,
}: {
  label: string;
  value: string;
  set: (value: string) => void;
}) => (
  <TextField
    size="small"
    label={label}
    value={value}
    onChange={(event) => set(event.target.value)}
    fullWidth
  />
);
