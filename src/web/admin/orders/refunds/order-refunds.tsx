import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { SectionCard } from "../../records/section-card.tsx";
import { formatBaseAmount, formatDate } from "../../words/format.ts";
import { serverValue } from "../../words/server-words.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundRow } from "./refund-row.tsx";

/** The money of an order: what came and how, what went back, and what either side still owes. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (order.paid === 0 && order.due === 0) return null;
  const isLeft = order.refundable > 0;
  return (
    <SectionCard title={t("Money")}>
      <Sums order={order} />
      {order.status === "Cancelled" && isLeft && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t("The order was paid and is cancelled: refund it.")}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.refunds.map((refund) => (
          <RefundRow key={refund.id} order={order} refund={refund} />
        ))}
      </Box>
      {isLeft && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          {t("Refund…")}
        </Button>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

/** One line for each sum that is not 0. Of what was paid, how it came and its reference. */
function Sums({ order }: { order: StaffOrder }) {
  const { payments } = order;
  const PAID = 0;
  const sums = [
    [t("Paid"), order.paid],
    [t("Due"), order.due],
    [t("Refunded"), order.refunded],
    [t("Being refunded"), order.refunding],
    [t("Owed to the customer"), order.owed],
    [t("Disputed at the bank"), order.disputed],
    [t("Taken back by the bank"), order.chargedBack],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 2 }}
    >
      {sums.map(([label, amount], place) =>
        amount > 0 ? (
          <Box key={label} sx={{ display: "contents" }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: place === PAID ? 400 : 600 }}>
              {formatBaseAmount(amount)}
            </Typography>
            {place === PAID &&
              payments.map(({ at, amount: part, method, reference }) => (
                <Typography
                  key={`${at} ${reference}`}
                  component="dd"
                  variant="body2"
                  color="textSecondary"
                  sx={{ m: 0, gridColumn: 2, overflowWrap: "anywhere" }}
                >
                  {[
                    payments.length > 1 && formatBaseAmount(part),
                    serverValue(method),
                    reference,
                    formatDate(at),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
              ))}
          </Box>
        ) : null,
      )}
    </Box>
  );
}
