import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { formatBaseAmount } from "../../format.ts";
import { SectionCard } from "../../section-card.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundRow } from "./refund-row.tsx";

/** What was paid and what was refunded. Not shown until something was paid. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (order.paid === 0) return null;
  const isLeft = order.refundable > 0;
  return (
    <SectionCard title="Money">
      <Typography>
        {formatBaseAmount(order.paid)} paid
        {order.refunded > 0 && `, ${formatBaseAmount(order.refunded)} refunded`}
      </Typography>
      {order.status === "Cancelled" && isLeft && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          The order was paid and is cancelled: it is to be refunded within 7 working days.
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} order={order} refund={refund} />
        ))}
      </Box>
      {isLeft && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          Refund…
        </Button>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
