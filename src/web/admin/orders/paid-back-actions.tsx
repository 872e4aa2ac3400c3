import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** An order that was paid back and has not left: staff say whether it is sent all the same, or not at all. */
export function PaidBackActions({ order }: { order: StaffOrder }) {
  const { isBusy, run } = useAction();
  const left = order.lines.reduce((sum, { toSend }) => sum + toSend, 0);
  const params = { orderNo: order.id };
  const cancel = () => {
    const body = { from: order.status, to: "Cancelled" };
    return run(
      () => api.call("POST /api/admin/orders/{orderNo}/status", { params, body }),
      t("{id}: Cancelled", { id: order.id }),
    );
  };
  const send = () =>
    run(
      () => api.call("POST /api/admin/orders/{orderNo}/send-paid-back", { params }),
      t("{id} is to be sent", { id: order.id }),
    );
  const withhold = () =>
    run(
      () => api.call("POST /api/admin/orders/{orderNo}/withhold-rest", { params }),
      t("The rest of {id} is not sent", { id: order.id }),
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Alert severity="warning">
        {left === 0
          ? t(
              "Every piece was refunded before it left, and the order still stands. Cancel it: nothing will be sent.",
            )
          : t(
              "Everything that was paid went back, and {left, plural, one {# piece has} other {# pieces have}} not left. Nothing is packed until you decide.",
              { left },
            )}
      </Alert>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {left > 0 && (
          <ConfirmButton
            variant="outlined"
            disabled={isBusy}
            title={t("Send {id} all the same?", { id: order.id })}
            content={t(
              "{left, plural, one {# piece} other {# pieces}} will wait to be packed, although nothing of the order stays paid.",
              { left },
            )}
            confirm={t("Send it all the same")}
            onConfirm={() => void send()}
          >
            {t("Send it all the same…")}
          </ConfirmButton>
        )}
        {left > 0 && order.status === "Dispatched" && (
          <ConfirmButton
            variant="outlined"
            color="error"
            disabled={isBusy}
            title={t("Do not send the rest of {id}?", { id: order.id })}
            content={t(
              "{left, plural, one {# piece} other {# pieces}} will go back to stock, and a mail tells {email} that the rest is cancelled. What has left stays as it is. This cannot be undone.",
              { left, email: order.email },
            )}
            confirm={t("Do not send it")}
            onConfirm={() => void withhold()}
          >
            {t("Do not send the rest…")}
          </ConfirmButton>
        )}
        {order.nextStatuses.includes("Cancelled") && (
          <ConfirmButton
            variant="outlined"
            color="error"
            disabled={isBusy}
            title={t("Cancel {id}?", { id: order.id })}
            content={t(
              "Stock, coupon and kit are free again, and a mail tells {email}. This cannot be undone.",
              { email: order.email },
            )}
            confirm={t("Cancel order")}
            onConfirm={() => void cancel()}
          >
            {t("Cancel order…")}
          </ConfirmButton>
        )}
      </Box>
    </Box>
  );
}
