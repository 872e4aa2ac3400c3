import Chip from "@mui/material/Chip";
import { useRecordContext } from "react-admin";
import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { stateWords } from "./coupon-words.ts";

const colours = {
  running: "success",
  upcoming: "warning",
  expired: "default",
  used_up: "default",
  off: "error",
} as const;

export function StateChip() {
  const coupon = useRecordContext<StaffCoupon>();
  if (!coupon) return null;
  return (
    <Chip size="small" variant="outlined" color={colours[coupon.state]} label={stateWords[coupon.state]} />
  );
}
