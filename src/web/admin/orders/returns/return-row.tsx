import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { ConfirmButton } from "../../actions/confirm-button.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { ReceiveReturnDialog } from "./receive-return-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";
import { ResendReturnDialog } from "./resend-return-dialog.tsx";

export type OrderReturn = StaffOrder["returns"][number];

const stateChips = {
  asked: { label: "waiting for the goods", color: "warning" },
  received: { label: "received", color: "primary" },
  refunded: { label: "refunded", color: "success" },
  "sent again": { label: "sent again", color: "success" },
  "called off": { label: "cancelled", color: "default" },
} as const;

/** One return, with the actions that are possible now. */
export function ReturnRow({ order, orderReturn }: { order: StaffOrder; orderReturn: OrderReturn }) {
  const [open, setOpen] = useState<"receive" | "refund" | "resend" | null>(null);
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {order.id}/R{orderReturn.number}
        </Typography>
        <Chip size="small" variant="outlined" {...stateChips[orderReturn.state]} />
        {orderReturn.state === "asked" && (
          <>
            <Button size="small" variant="outlined" onClick={() => setOpen("receive")}>
              The goods are here…
            </Button>
            <CallOffReturn order={order} orderReturn={orderReturn} />
          </>
        )}
        {orderReturn.state === "received" && (
          <>
            {order.refundable > 0 && (
              <Button size="small" variant="outlined" onClick={() => setOpen("refund")}>
                Refund it…
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setOpen("resend")}>
              Send it again…
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
      title={`Cancel return R${orderReturn.number}?`}
      content={`The customer keeps the pieces and may ask for another return in time. A mail tells ${order.email}.`}
      confirm="Cancel the return"
      confirmColor="warning"
      onConfirm={() =>
        void run(
          () => api.call("POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", { params }),
          "Cancelled, and mailed",
        )
      }
    >
      Cancel the return…
    </ConfirmButton>
  );
}
