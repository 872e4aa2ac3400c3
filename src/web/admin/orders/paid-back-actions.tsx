import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { plural } from "../words/format.ts";

/** An order that was paid back and has not left: staff say whether it is sent all the same, or not at all. */
export function PaidBackActions({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const left = order.lines.reduce((sum, { toSend }) => sum + toSend, 0);
  const params = { orderNo: order.id };
  const cancel = () => {
    const body = { from: order.status, to: "Cancelled" };
    return run(
      () => api.call("POST /api/admin/orders/{orderNo}/status", { params, body }),
      `${order.id}: Cancelled`,
    );
  };
  const send = () =>
    run(
      () => api.call("POST /api/admin/orders/{orderNo}/send-paid-back", { params }),
      `${order.id} is to be sent`,
    );
  const withhold = () =>
    run(
      () => api.call("POST /api/admin/orders/{orderNo}/withhold-rest", { params }),
      `The rest of ${order.id} is not sent`,
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Alert severity="warning">
        {left === 0
          ? "Every piece was refunded before it left, and the order still stands. Cancel it: nothing will be sent."
          : `Everything that was paid went back, and ${plural(left, "piece")} ${left === 1 ? "has" : "have"} not left. Nothing is packed until you decide.`}
      </Alert>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {left > 0 && (
          <ConfirmButton
            variant="outlined"
            disabled={isBusy}
            title={`Send ${order.id} all the same?`}
            content={`${plural(left, "piece")} will wait to be packed, although nothing of the order stays paid.`}
            confirm="Send it all the same"
            onConfirm={() => void send()}
          >
            Send it all the same…
          </ConfirmButton>
        )}
        {left > 0 && order.status === "Dispatched" && (
          <ConfirmButton
            variant="outlined"
            color="error"
            disabled={isBusy}
            title={`Do not send the rest of ${order.id}?`}
            content={`${plural(left, "piece")} will go back to stock, and a mail tells ${order.email} that the rest is cancelled. What has left stays as it is. This cannot be undone.`}
            confirm="Do not send it"
            onConfirm={() => void withhold()}
          >
            Do not send the rest…
          </ConfirmButton>
        )}
        {order.nextStatuses.includes("Cancelled") && (
          <ConfirmButton
            variant="outlined"
            color="error"
            disabled={isBusy}
            title={`Cancel ${order.id}?`}
            content={`Stock, coupon and kit are free again, and a mail tells ${order.email}. This cannot be undone.`}
            confirm="Cancel order"
            onConfirm={() => void cancel()}
          >
            Cancel order…
          </ConfirmButton>
        )}
      </Box>
    </Box>
  );
}
