import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TextInput } from "react-admin";
import type { StaffOrder, StatusChange } from "../../../contract/admin/orders.ts";
import { isUnpaid } from "../../../features/order/order-status.ts";
import { api } from "../api.ts";
import { CommandForm } from "../command-form.tsx";
import { useAction } from "../use-action.ts";
import { PaymentLinkForm } from "./payment-link-form.tsx";

/** What each status change will do, shown beside its button. */
const statusActions: Record<string, { label: string; effect: string }> = {
  "Order Confirmed": { label: "Confirm", effect: "counts as paid; mails the customer that it is confirmed" },
  Dispatched: { label: "Dispatch", effect: "mails courier and AWB number" },
  Delivered: { label: "Mark delivered", effect: "mails the customer how to return" },
  Cancelled: {
    label: "Cancel order",
    effect: "releases stock, coupon and kit, and mails the customer; what was paid is refunded under Money",
  },
};

export function OrderStatusActions({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const nextStatuses = order.nextStatuses.filter((status) => statusActions[status]);
  if (nextStatuses.length === 0)
    return <Typography color="text.secondary">Nothing is left to do.</Typography>;
  const changeStatus = (to: string, courier?: Courier) => {
    const body: StatusChange = { from: order.status, to, ...courier };
    void run(
      () => api.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo: order.id }, body }),
      `${order.id}: ${to}`,
    );
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {mayRequestPayment(order) && <PaymentLinkForm order={order} />}
      {nextStatuses.map((status) =>
        status === "Dispatched" ? (
          <DispatchForm
            key={status}
            order={order}
            isBusy={isBusy}
            onDispatch={(courier) => changeStatus(status, courier)}
          />
        ) : (
          <StatusAction key={status} status={status}>
            <Button
              variant={status === "Cancelled" ? "outlined" : "contained"}
              color={status === "Cancelled" ? "error" : "primary"}
              disabled={isBusy}
              onClick={() => changeStatus(status)}
              sx={{ minWidth: 140 }}
            >
              {statusActions[status]?.label}
            </Button>
          </StatusAction>
        ),
      )}
    </Box>
  );
}

interface Courier {
  readonly shippedBy: string;
  readonly awbNo: string;
}

interface DispatchFormProps {
  readonly order: StaffOrder;
  readonly isBusy: boolean;
  readonly onDispatch: (courier: Courier) => void;
}

const DispatchForm = ({ order: { shippedBy, awbNo }, isBusy, onDispatch }: DispatchFormProps) => (
  <CommandForm
    initialValues={{ shippedBy, awbNo }}
    onSubmit={(courier) => {
      onDispatch(courier);
      return undefined;
    }}
  >
    {(courier) => (
      <>
        <Box sx={{ display: "flex", gap: 1 }}>
          <TextInput source="shippedBy" label="Courier" />
          <TextInput source="awbNo" label="AWB NO" />
        </Box>
        <StatusAction status="Dispatched">
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || !courier.shippedBy.trim() || !courier.awbNo.trim()}
            sx={{ minWidth: 140 }}
          >
            {statusActions.Dispatched?.label}
          </Button>
        </StatusAction>
      </>
    )}
  </CommandForm>
);

const StatusAction = ({ status, children }: { status: string; children: ReactNode }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
    {children}
    <Typography variant="body2" color="text.secondary">
      {statusActions[status]?.effect}
    </Typography>
  </Box>
);

const mayRequestPayment = ({ isSwag, status }: StaffOrder): boolean => !isSwag && isUnpaid(status);
