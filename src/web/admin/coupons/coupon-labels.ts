import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { formatBaseAmount } from "../words/format.ts";

type Labels<K extends keyof StaffCoupon> = Record<StaffCoupon[K] & string, string>;

export const kindLabels: Labels<"kind"> = {
  swag: t("Welcome kit"),
  percent: t("Percent"),
  fixed: t("Fixed amount"),
};

export const stateLabels: Labels<"state"> = {
  running: t("Running"),
  upcoming: t("Not yet"),
  expired: t("Expired"),
  used_up: t("Used up"),
  off: t("Switched off"),
};

export const oncePerLabels: Labels<"oncePer"> = {
  user: t("Once by each person"),
  coupon: t("Once altogether"),
  none: t("As often as wanted"),
};

/** The value of a coupon in a few characters: '10%', '₹250.00', 'the kit'. */
export const formatCouponValue = ({
  kind,
  percent,
  amount,
}: Pick<StaffCoupon, "kind" | "percent" | "amount">): string =>
  kind === "swag" ? t("the kit") : kind === "percent" ? `${percent}%` : formatBaseAmount(amount);
