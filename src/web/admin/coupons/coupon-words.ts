import type { StaffCoupon } from "../../../contract/admin/coupons.ts";
import { inRupees } from "../amount.ts";

type Words<K extends keyof StaffCoupon> = Record<StaffCoupon[K] & string, string>;

export const kindWords: Words<"kind"> = { swag: "Welcome kit", percent: "Percent", fixed: "Fixed amount" };

export const stateWords: Words<"state"> = {
  running: "Running",
  upcoming: "Not yet",
  expired: "Expired",
  used_up: "Used up",
  off: "Switched off",
};

export const onceWords: Words<"oncePer"> = {
  user: "Once by each person",
  coupon: "Once in all",
  none: "As often as wanted",
};

export const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** What a coupon does, in a few letters: '10%', '₹250.00', 'the kit'. */
export const worthOf = ({
  kind,
  percent,
  amount,
}: Pick<StaffCoupon, "kind" | "percent" | "amount">): string =>
  kind === "swag" ? "the kit" : kind === "percent" ? `${percent}%` : inRupees(amount);
