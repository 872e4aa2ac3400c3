import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { ComponentProps } from "react";
import { useRecordContext } from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { OrderStatusChip } from "./order-status-chip.tsx";

type PaymentState = Exclude<StaffOrderRow["payment"], "">;

const labels: Readonly<Record<PaymentState, string>> = {
  due: t("Not paid"),
  "part paid": t("Part paid"),
  paid: t("Paid"),
  "refund under way": t("Refund under way"),
  "part refunded": t("Part refunded"),
  refunded: t("Refunded"),
  disputed: t("Disputed"),
};
const colours: Partial<Record<PaymentState, ComponentProps<typeof Chip>["color"]>> = {
  paid: "success",
  "refund under way": "warning",
  "part refunded": "warning",
  disputed: "error",
};

/** An order's status, and what became of its money. */
export const StatusAndPayment = () => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5 }}>
    <OrderStatusChip />
    <PaymentChip />
  </Box>
);

/** A kit has none. */
function PaymentChip() {
  const order = useRecordContext<StaffOrderRow>();
  if (!order?.payment) return null;
  const colour = colours[order.payment];
  return (
    <Chip size="small" variant="outlined" label={labels[order.payment]} {...(colour && { color: colour })} />
  );
}
