import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { ConfirmButton } from "../../actions/confirm-button.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { ReceiveReturnDialog } from "./receive-return-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";
import { ResendReturnDialog } from "./resend-return-dialog.tsx";

export type OrderReturn = StaffOrder["returns"][number];

const stateChips = {
  asked: { label: t("waiting for the goods"), color: "warning" },
  received: { label: t("received"), color: "primary" },
  refunded: { label: t("refunded"), color: "success" },
  "sent again": { label: t("sent again"), color: "success" },
  "called off": { label: t("cancelled"), color: "default" },
} as const;

/** One return, with the actions that are possible now. */
export function ReturnRow({ order, orderReturn }: { order: StaffOrder; orderReturn: OrderReturn }) {
  const [open, setOpen] = useState<"receive" | "refund" | "resend" | null>(null);
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {`${order.id}/R${orderReturn.number}`}
        </Typography>
        <Chip size="small" variant="outlined" {...stateChips[orderReturn.state]} />
        {orderReturn.state === "asked" && (
          <>
            <Button size="small" variant="outlined" onClick={() => setOpen("receive")}>
              {t("The goods are here…")}
            </Button>
            <CallOffReturn order={order} orderReturn={orderReturn} />
          </>
        )}
        {orderReturn.state === "received" && (
          <>
            {order.refundable > 0 && (
              <Button size="small" variant="outlined" onClick={() => setOpen("refund")}>
                {t("Refund it…")}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setOpen("resend")}>
              {t("Send it again…")}
            </Button>
          </>
        )}
      </Box>
      <Typography variant="body2">
        {orderReturn.lines
          .map((line) => `${line.quantity} × ${line.productName}${line.size && ` (${line.size})`}`)
          .join(", ")}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {orderReturn.reason}
      </Typography>
      {open === "receive" && orderReturn.state === "asked" && (
        <ReceiveReturnDialog order={order} orderReturn={orderReturn} onClose={close} />
      )}
      {open === "refund" && orderReturn.state === "received" && (
        <RefundReturnDialog order={order} orderReturn={orderReturn} onClose={close} />
      )}
      {open === "resend" && orderReturn.state === "received" && (
        <ResendReturnDialog order={order} orderReturn={orderReturn} onClose={close} />
      )}
    </Box>
  );
}

/** Ends a return whose goods have not arrived. */
function CallOffReturn({ order, orderReturn }: { order: StaffOrder; orderReturn: OrderReturn }) {
  const { isBusy, run } = useAction();
  const params = { orderNo: order.id, returnId: orderReturn.id };
  return (
    <ConfirmButton
      size="small"
      color="warning"
      disabled={isBusy}
      title={t("Cancel return R{number}?", { number: orderReturn.number })}
      content={t(
        "The customer keeps the pieces and may ask for another return in time. A mail tells {email}.",
        { email: order.email },
      )}
      confirm={t("Cancel the return")}
      confirmColor="warning"
      onConfirm={() =>
        void run(
          () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", { params }),
          t("Cancelled, and mailed"),
        )
      }
    >
      {t("Cancel the return…")}
    </ConfirmButton>
  );
}
