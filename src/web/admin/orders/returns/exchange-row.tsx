import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { formatDateTime } from "../../words/format.ts";
import { OrderLink } from "../order-link.tsx";
import { DeclineExchangeDialog } from "./decline-exchange-dialog.tsx";
import { ReceiveExchangeDialog } from "./receive-exchange-dialog.tsx";
import type { OrderReturn } from "./return-row.tsx";

export type Exchange = NonNullable<OrderReturn["exchange"]>;
export interface ExchangeProps {
  readonly order: StaffOrder;
  readonly number: number;
  readonly returnId: number;
  readonly version: number;
  readonly exchange: Exchange;
}

const stateChips = {
  asked: { label: t("exchange: waiting for the old size"), color: "warning" },
  done: { label: t("exchanged"), color: "success" },
  "called off": { label: t("exchange called off"), color: "default" },
  declined: { label: t("exchange declined"), color: "default" },
  lapsed: { label: t("exchange lapsed"), color: "default" },
} as const;

/** One exchange for another size. It has one next step: the old size is here. */
export function ExchangeRow(props: ExchangeProps) {
  const [open, setOpen] = useState<"decline" | "receive" | null>(null);
  const { order, number, exchange } = props;
  const isOpen = exchange.state === "asked";
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {`${order.id}/R${number}`}
        </Typography>
        <Chip size="small" variant="outlined" {...stateChips[exchange.state]} />
        {(isOpen || exchange.state === "lapsed") && (
          <Button size="small" variant="outlined" onClick={() => setOpen("receive")}>
            {t("The old size is here…")}
          </Button>
        )}
        {isOpen && (
          <Button size="small" color="warning" onClick={() => setOpen("decline")}>
            {t("Decline…")}
          </Button>
        )}
      </Box>
      {exchange.pieces.map((piece) => (
        <Typography key={`${piece.lineId} ${piece.variantId} ${piece.from}`} variant="body2">
          {t("{quantity} × {productName}: {to} instead of {from}", { ...piece })}
        </Typography>
      ))}
      {isOpen && (
        <Typography variant="body2" color="textSecondary">
          {exchange.office
            ? t("Is brought to {office} by {backBy}.", {
                office: exchange.office,
                backBy: formatDateTime(exchange.backBy),
              })
            : t("Comes by post by {backBy}.", { backBy: formatDateTime(exchange.backBy) })}
        </Typography>
      )}
      {exchange.reason && <Typography variant="body2">{exchange.reason}</Typography>}
      {exchange.replacementNo && (
        <Typography variant="body2">
          <span>{t("The new size is in order")}</span> <OrderLink orderNo={exchange.replacementNo} />
        </Typography>
      )}
      {open === "receive" && <ReceiveExchangeDialog {...props} onClose={() => setOpen(null)} />}
      {open === "decline" && <DeclineExchangeDialog {...props} onClose={() => setOpen(null)} />}
    </Box>
  );
}
