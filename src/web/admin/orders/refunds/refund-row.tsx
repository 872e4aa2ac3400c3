import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { shownUnit } from "../../../../platform/money/minor-units.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { ConfirmButton } from "../../actions/confirm-button.tsx";
import { useAction } from "../../actions/use-action.ts";
import { api } from "../../calls/api.ts";
import { formatBaseAmount } from "../../words/format.ts";
import { SettleRefundDialog } from "./settle-refund-dialog.tsx";

type Refund = StaffOrder["refunds"][number];

const stateChips = {
  requested: { label: "on its way", color: "warning" },
  done: { label: "refunded", color: "success" },
  failed: { label: "failed", color: "error" },
  dropped: { label: "settled otherwise", color: "default" },
} as const;

/** One refund with its state. A refund that failed or hangs can be requested again, or settled in another way. */
export function RefundRow({ order, refund }: { order: StaffOrder; refund: Refund }) {
  const [isSettling, setSettling] = useState(false);
  const isOpen = refund.state === "failed" || (refund.state === "requested" && refund.problem !== "");
  const { isBusy, run } = useAction();
  const retry = () => {
    const params = { orderNo: order.id, refundId: refund.id };
    void run(() => api.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", { params }));
  };
  const amount = `${formatBaseAmount(refund.amount)} (${formatMoney(Math.round(refund.shownAmount * 100), order.currencySymbol, shownUnit(order.currencyCode))})`;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {amount}
        <Chip size="small" variant="outlined" {...stateChips[refund.state]} />
        {isOpen && (
          <ConfirmButton
            size="small"
            variant="outlined"
            disabled={isBusy}
            title="Ask the provider again?"
            content={`${amount} goes back the way it was paid, once. The customer is told when the provider has taken it on.`}
            confirm="Ask again"
            onConfirm={retry}
          >
            Try again
          </ConfirmButton>
        )}
        {isOpen && (
          <Button size="small" variant="outlined" onClick={() => setSettling(true)}>
            Settle…
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {[refund.isByHand && "by hand", refund.reference, refund.reason, refund.problem]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      {isSettling && <SettleRefundDialog order={order} refund={refund} onClose={() => setSettling(false)} />}
    </Box>
  );
}
