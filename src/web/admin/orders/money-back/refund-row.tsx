import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { StaffOrder } from "../../../../contract/admin/orders.ts";
import { inRupees } from "../../amount.ts";
import { api } from "../../api.ts";
import { useStep } from "../../use-step.ts";

type Refund = StaffOrder["refunds"][number];

const states = {
  requested: { label: "on its way", color: "warning" },
  done: { label: "paid back", color: "success" },
  failed: { label: "failed", color: "error" },
} as const;

/** One refund with what became of it; one that failed or hangs can be asked for again. */
export function RefundRow({ order, refund }: { order: StaffOrder; refund: Refund }) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, take } = useStep();
  const again = () => {
    setAsked(false);
    const params = { orderNo: order.id, refundId: refund.id };
    void take(() => api.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", { params }));
  };
  const amount = `${inRupees(refund.amount)} (${order.currencySymbol}${refund.shownAmount.toFixed(2)})`;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {amount}
        <Chip size="small" variant="outlined" {...states[refund.state]} />
        {refund.problem && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsked(true)}>
            Try again
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {[refund.reason, refund.reference, refund.problem].filter(Boolean).join(" · ")}
      </Typography>
      <Confirm
        isOpen={isAsked}
        title="Ask the provider again?"
        content={`${amount} goes back the way it was paid, once. The buyer is told when the provider has taken it on.`}
        confirm="Ask again"
        onConfirm={again}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
