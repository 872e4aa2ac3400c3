import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ListButton } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { amountInBoth, formatDateTime } from "../words/format.ts";
import { OrderNeighbours } from "./order-neighbours.tsx";
import { OrderStatusChip } from "./order-status-chip.tsx";

export const OrderHeader = ({ order }: { order: StaffOrder }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
    <Typography variant="h5" component="h2">
      {order.id}
    </Typography>
    <OrderStatusChip />
    <Typography
      color="textSecondary"
      sx={{ overflowWrap: "anywhere", order: { xs: 1, md: 0 }, flexBasis: { xs: "100%", md: "auto" } }}
    >
      {`${order.isSwag ? t("Welcome kit") : amountInBoth(order.grandTotal, order.shownTotal, order.currencyCode)} · ${order.buyer} · ${order.email} · ${formatDateTime(order.placedAt)}${order.payBy ? t(" · cancelled unless paid by {payBy}", { payBy: formatDateTime(order.payBy) }) : ""}`}
    </Typography>
    <Box sx={{ flex: 1 }} />
    <OrderNeighbours orderNo={order.id} />
    <ListButton label={t("All orders")} />
  </Box>
);
