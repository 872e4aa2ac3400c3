import Box from "@mui/material/Box";
import { Show, useRecordContext } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { Part } from "../part.tsx";
import { OrderMoney } from "./money-back/order-money.tsx";
import { OrderAddresses } from "./order-addresses.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNote } from "./order-note.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderReturns } from "./returns/order-returns.tsx";

/** One order is one screen: what it is on the left, what is done with it and all that happened to it on the right. */
export const OrderShow = () => (
  <Show component="div" actions={false}>
    <Whole />
  </Show>
);

function Whole() {
  const order = useRecordContext<StaffOrder>();
  if (!order?.timeline) return null; // the list's row, until the whole order has come
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 4fr)" },
      }}
    >
      <Box sx={{ gridColumn: "1 / -1" }}>
        <OrderHead order={order} />
      </Box>
      <Box sx={{ display: "grid", gap: 2, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Part title="Lines">
          <OrderLines order={order} />
        </Part>
        <OrderMoney order={order} />
        <OrderReturns order={order} />
        <Part title="Addresses">
          <OrderAddresses order={order} />
        </Part>
      </Box>
      <Box sx={{ display: "grid", gap: 2, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Part title="Next step">
          <OrderSteps order={order} />
        </Part>
        <Part title="Documents">
          <OrderDocuments order={order} />
        </Part>
        <Part title="What happened">
          <OrderTimeline order={order} />
          <OrderNote order={order} />
        </Part>
      </Box>
    </Box>
  );
}
