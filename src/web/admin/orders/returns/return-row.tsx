import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { ReceiveReturnDialog } from "./receive-return-dialog.tsx";
import { RefundReturnDialog } from "./refund-return-dialog.tsx";

export type OrderReturn = StaffOrder["returns"][number];

const stateChips = {
  asked: { label: "waiting for the goods", color: "warning" },
  received: { label: "received", color: "primary" },
  refunded: { label: "refunded", color: "success" },
} as const;

/** One return, with the action that is possible now. */
export function ReturnRow({ order, orderReturn }: { order: StaffOrder; orderReturn: OrderReturn }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Chip size="small" variant="outlined" {...stateChips[orderReturn.state]} />
        {orderReturn.state === "asked" && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            The goods are here…
          </Button>
        )}
        {orderReturn.state === "received" && order.refundable > 0 && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            Refund it…
          </Button>
        )}
      </Box>
      <Typography variant="body2">
        {orderReturn.lines
          .map((line) => `${line.quantity} × ${line.productName}${line.size && ` (${line.size})`}`)
          .join(", ")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {orderReturn.reason}
      </Typography>
      {isOpen && orderReturn.state === "asked" && (
        <ReceiveReturnDialog order={order} orderReturn={orderReturn} onClose={close} />
      )}
      {isOpen && orderReturn.state === "received" && (
        <RefundReturnDialog order={order} orderReturn={orderReturn} onClose={close} />
      )}
    </Box>
  );
}
