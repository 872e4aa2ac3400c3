import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { stateLabels } from "./coupon-labels.ts";

const colours = {
  running: "success",
  upcoming: "warning",
  expired: "default",
  used_up: "default",
  off: "error",
} as const;

export function CouponStateChip() {
  const coupon = useRecordContext<StaffCoupon>();
  if (!coupon) return null;
  return (
    <Chip size="small" variant="outlined" color={colours[coupon.state]} label={stateLabels[coupon.state]} />
  );
}
