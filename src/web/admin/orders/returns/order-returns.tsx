import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { SectionCard } from "../../records/section-card.tsx";
import { formatDateTime } from "../../words/format.ts";
import { ExchangeRow } from "./exchange-row.tsx";
import { OpenReturnDialog } from "./open-return-dialog.tsx";
import { ReturnRow } from "./return-row.tsx";

/** The order's returns. Shown once the order was delivered. */
export function OrderReturns({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  if (!order.returnableUntil) return null;
  const isPastDeadline = new Date(order.returnableUntil) < new Date();
  const isLeft = order.lines.some((line) => line.isReturnable && line.returnedQuantity < line.quantity);
  return (
    <SectionCard title={t("Returns")}>
      <Typography color="textSecondary">
        {isLeft || order.returns.length > 0
          ? t("Taken until {returnableUntil}, at the buyer's cost.", {
              returnableUntil: formatDateTime(order.returnableUntil),
            })
          : t("Nothing of this order can be returned.")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.returns.map((orderReturn) =>
          orderReturn.exchange ? (
            <ExchangeRow
              key={orderReturn.id}
              order={order}
              number={orderReturn.number}
              returnId={orderReturn.id}
              version={orderReturn.version}
              exchange={orderReturn.exchange}
            />
          ) : (
            <ReturnRow key={orderReturn.id} order={order} orderReturn={orderReturn} />
          ),
        )}
      </Box>
      {isLeft && !isPastDeadline && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          {t("Open a return…")}
        </Button>
      )}
      {isOpen && <OpenReturnDialog order={order} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
