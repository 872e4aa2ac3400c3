import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { formatBaseAmount } from "../words/format.ts";

type Labels<K extends keyof StaffCoupon> = Record<StaffCoupon[K] & string, string>;

export const kindLabels: Labels<"kind"> = { swag: "Welcome kit", percent: "Percent", fixed: "Fixed amount" };

export const stateLabels: Labels<"state"> = {
  running: "Running",
  upcoming: "Not yet",
  expired: "Expired",
  used_up: "Used up",
  off: "Switched off",
};

export const oncePerLabels: Labels<"oncePer"> = {
  user: "Once by each person",
  coupon: "Once altogether",
  none: "As often as wanted",
};

/** The value of a coupon in a few characters: '10%', '₹250.00', 'the kit'. */
export const formatCouponValue = ({
  kind,
  percent,
  amount,
}: Pick<StaffCoupon, "kind" | "percent" | "amount">): string =>
  kind === "swag" ? "the kit" : kind === "percent" ? `${percent}%` : formatBaseAmount(amount);
