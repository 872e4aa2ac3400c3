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
import { formatDay } from "../../words/format.ts";
import { serverValue, serverWord } from "../../words/server-words.ts";
import { CorrectShipmentDialog } from "./correct-shipment-dialog.tsx";
import { ResendShipmentDialog } from "./resend-shipment-dialog.tsx";
import { ReturnedToSenderDialog } from "./returned-to-sender-dialog.tsx";
import { SettleShipmentDialog } from "./settle-shipment-dialog.tsx";

export type Shipment = StaffOrder["shipments"][number];
export interface ShipmentDialogProps {
  readonly order: StaffOrder;
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

const stateColours = {
  sent: "primary",
  delivered: "success",
  lost: "error",
  "returned to sender": "warning",
} as const;

const dialogs = {
  correct: CorrectShipmentDialog,
  back: ReturnedToSenderDialog,
  resend: ResendShipmentDialog,
  settle: SettleShipmentDialog,
} as const;

/** One parcel, with what can be done about it now. */
export function ShipmentRow({ order, shipment }: { order: StaffOrder; shipment: Shipment }) {
  const { isBusy, run } = useAction();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open && dialogs[open];
  const may = (state: Shipment["state"]) => shipment.nextStates.includes(state);
  const record = (state: "delivered" | "lost") =>
    run(
      () =>
        api.call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
          params: { orderNo: order.id, number: shipment.number },
          body: { version: shipment.version, state },
        }),
      t("Parcel {number}: {state}", { number: shipment.number, state: serverWord(state) }),
    );
  const parcelName = `${shipment.shippedBy} ${shipment.awbNo}`.trim();
  const dialogButton = (name: keyof typeof dialogs, label: string) => (
    <Button size="small" variant="outlined" onClick={() => setOpen(name)}>
      {label}
    </Button>
  );
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <strong>{t("Parcel {number}", { number: shipment.number })}</strong>
        <Chip
          size="small"
          variant="outlined"
          color={stateColours[shipment.state]}
          label={[shipment.state, shipment.outcome].filter(Boolean).map(serverValue).join(", ")}
        />
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {t("{shippedBy} · AWB {awbNo} · {shipmentDate}{replaced}", {
            shippedBy: shipment.shippedBy,
            awbNo: shipment.awbNo || t("erased"),
            shipmentDate: formatDay(shipment.shipmentDate),
            replaced:
              shipment.replaces !== null
                ? t(" · instead of parcel {replaces}", { replaces: shipment.replaces })
                : "",
          })}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {shipment.lines
          .map((line) => `${line.quantity} × ${line.productName}${line.size && ` (${line.size})`}`)
          .join(", ")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
        {may("delivered") && (
          <ConfirmButton
            size="small"
            variant="outlined"
            disabled={isBusy}
            title={t("Has parcel {number} arrived?", { number: shipment.number })}
            content={t(
              "Parcel {number} ({parcelName}) is noted as delivered, which cannot be taken back. A mail tells {email} so.",
              { number: shipment.number, parcelName, email: order.email },
            )}
            confirm={t("It has arrived")}
            onConfirm={() => void record("delivered")}
          >
            {t("Arrived…")}
          </ConfirmButton>
        )}
        {may("lost") && (
          <ConfirmButton
            size="small"
            variant="outlined"
            disabled={isBusy}
            title={t("Is parcel {number} lost?", { number: shipment.number })}
            content={t(
              "Parcel {number} ({parcelName}) is noted as lost. Nobody is mailed. Next you decide: send it again or {value}. Should it turn up, say so here.",
              { number: shipment.number, parcelName, value: order.isSwag ? t("give it up") : t("refund it") },
            )}
            confirm={t("It is lost")}
            onConfirm={() => void record("lost")}
          >
            {t("Lost…")}
          </ConfirmButton>
        )}
        {may("returned to sender") && dialogButton("back", t("Came back…"))}
        {shipment.needsDecision && dialogButton("resend", t("Send again…"))}
        {shipment.needsDecision && dialogButton("settle", order.isSwag ? t("Give up…") : t("Refund…"))}
        {shipment.state === "sent" && dialogButton("correct", t("Correct…"))}
      </Box>
      {Dialog && <Dialog order={order} shipment={shipment} onClose={() => setOpen(null)} />}
    </Box>
  );
}
