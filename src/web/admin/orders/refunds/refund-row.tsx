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
import { amountInBoth } from "../../words/format.ts";
import { serverWord } from "../../words/server-words.ts";
import { SettleRefundDialog } from "./settle-refund-dialog.tsx";

type Refund = StaffOrder["refunds"][number];

const stateChips = {
  requested: { label: t("on its way"), color: "warning" },
  done: { label: t("refunded"), color: "success" },
  failed: { label: t("failed"), color: "error" },
  dropped: { label: t("settled otherwise"), color: "default" },
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
  const amount = amountInBoth(refund.amount, refund.shownAmount, order.currencyCode);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <span>{amount}</span>
        <Chip size="small" variant="outlined" {...stateChips[refund.state]} />
        {isOpen && (
          <ConfirmButton
            size="small"
            variant="outlined"
            disabled={isBusy}
            title={t("Ask the provider again?")}
            content={t(
              "{amount} goes back the way it was paid, once. The customer is told when the provider has taken it on.",
              { amount },
            )}
            confirm={t("Ask again")}
            onConfirm={retry}
          >
            {t("Try again")}
          </ConfirmButton>
        )}
        {isOpen && (
          <Button size="small" variant="outlined" onClick={() => setSettling(true)}>
            {t("Settle…")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {[refund.isByHand && t("by hand"), refund.reference, refund.reason, serverWord(refund.problem)]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      {isSettling && <SettleRefundDialog order={order} refund={refund} onClose={() => setSettling(false)} />}
    </Box>
  );
}
