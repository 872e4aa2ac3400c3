import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { StaffOrder } from "../../../../contract/admin/orders.schemas.ts";
import { isUnpaid } from "../../../../orders/order/order-status.ts";
import { t } from "../../../../platform/language/t.ts";
import { SectionCard } from "../../records/section-card.tsx";
import { SendPartDialog } from "./send-part-dialog.tsx";
import { ShipmentRow } from "./shipment-row.tsx";

/** The parcels of an order. Shown once something of it may be sent. */
export function OrderShipments({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const left = order.lines.reduce((sum, { toSend }) => sum + toSend, 0);
  const maySend = left > 0 && !isUnpaid(order.status) && order.queue !== "decide";
  if (order.shipments.length === 0 && !maySend) return null;
  return (
    <SectionCard title={t("Parcels")}>
      {order.shipments.length === 0 && (
        <Typography color="textSecondary">
          {t("Nothing has left. Dispatch sends everything in one parcel.")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.shipments.map((shipment) => (
          <ShipmentRow key={shipment.number} order={order} shipment={shipment} />
        ))}
      </Box>
      {maySend && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
          {order.shipments.length === 0 ? t("Send a part…") : t("Send what is left ({left})…", { left })}
        </Button>
      )}
      {isOpen && <SendPartDialog order={order} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
