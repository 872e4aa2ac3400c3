import { useEffect, useState } from "react";
import { Message } from "../../ui/message.tsx";
import { linkedCoupon } from "../state/linked-coupon.ts";

/** Stores the coupon of `#coupon=…`, which the mail of a personal code links to, so that it survives the sign-up. */
export function LinkedCouponNote() {
  const [coupon, setCoupon] = useState<string | null>(null);
  useEffect(() => {
    const linked = new URLSearchParams(location.hash.slice(1)).get("coupon");
    if (linked) linkedCoupon.set(linked.slice(0, 80));
    setCoupon(linkedCoupon.get());
  }, []);
  if (!coupon) return null;
  return <Message kind="good">Your code {coupon} is ready: checkout fills it in for you.</Message>;
}
