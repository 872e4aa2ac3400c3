import Box from "@mui/material/Box";
import { Show, useRecordContext } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { OrderAddresses } from "./order-addresses.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHeader } from "./order-header.tsx";
import { OrderLineActions } from "./order-line-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNote } from "./order-note.tsx";
import { OrderStatusActions } from "./order-status-actions.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderRefunds } from "./refunds/order-refunds.tsx";
import { OrderReturns } from "./returns/order-returns.tsx";
import { OrderShipments } from "./shipments/order-shipments.tsx";
import { WithdrawOrderLink } from "./withdraw-order-link.tsx";

/**
 * The screen of one order: on the left what was ordered, on the right the actions and the timeline. On a phone the next step comes
 * first.
 */
export const OrderShow = () => (
  <Show component="div" actions={false}>
    <OrderDetails />
  </Show>
);

const column = { display: "grid", gap: 2, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" };

function OrderDetails() {
  const order = useRecordContext<StaffOrder>();
  if (!order?.timeline) return null; // react-admin shows the list's row first, which has no timeline
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 4fr)" },
        gridTemplateRows: { md: "auto auto 1fr" },
      }}
    >
      <Box sx={{ gridColumn: "1 / -1" }}>
        <OrderHeader order={order} />
      </Box>
      <Box sx={{ gridColumn: { md: 2 }, minWidth: 0 }}>
        <SectionCard title={t("Next step")}>
          <OrderStatusActions order={order} />
        </SectionCard>
      </Box>
      <Box sx={{ ...column, gridColumn: { md: 1 }, gridRow: { md: "2 / 4" } }}>
        <SectionCard title={t("Lines")}>
          <OrderLines order={order} />
          <OrderLineActions order={order} />
        </SectionCard>
        <OrderShipments order={order} />
        <OrderRefunds order={order} />
        <OrderReturns order={order} />
        <SectionCard title={t("Addresses")}>
          <OrderAddresses order={order} />
        </SectionCard>
      </Box>
      <Box sx={column}>
        <SectionCard title={t("Documents")}>
          <OrderDocuments order={order} />
        </SectionCard>
        <SectionCard title={t("Customer's link")}>
          <WithdrawOrderLink order={order} />
        </SectionCard>
        <SectionCard title={t("What happened")}>
          <OrderTimeline order={order} />
          <OrderNote order={order} />
        </SectionCard>
      </Box>
    </Box>
  );
}
