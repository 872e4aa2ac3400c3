import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ListButton } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.ts";
import { inRupees, onTheClock } from "../amount.ts";
import { StatusChip } from "./status-chip.tsx";

export const OrderHead = ({ order }: { order: StaffOrder }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
    <Typography variant="h5" component="h2">
      {order.id}
    </Typography>
    <StatusChip />
    <Typography
      color="text.secondary"
      sx={{ overflowWrap: "anywhere", order: { xs: 1, md: 0 }, flexBasis: { xs: "100%", md: "auto" } }}
    >
      {order.isSwag ? "Welcome kit" : `${inRupees(order.grandTotal)}${shown(order)}`} · {order.buyer} ·{" "}
      {order.email} · {onTheClock(order.placedAt)}
    </Typography>
    <Box sx={{ flex: 1 }} />
    <ListButton label="All orders" />
  </Box>
);

const shown = ({ currencyCode, currencySymbol, shownTotal }: StaffOrder): string =>
  currencyCode === "INR" ? "" : ` (${currencySymbol}${shownTotal.toFixed(2)})`;
