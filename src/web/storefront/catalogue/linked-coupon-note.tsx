import { useEffect } from "react";
import { t } from "../../../platform/language/t.ts";
import { linkedCoupon } from "../state/linked-coupon.ts";
import { useStoredValue } from "../state/stored-value.ts";

/**
 * Stores the coupon of `#coupon=…&email=…&proof=…`, which the mail of a personal code links to, so that it survives the sign-up, and
 * begins login and sign-up with that address. Says so to screen readers. `onName` gets the name that the address tells.
 */
export function LinkedCouponNote({ onName }: { onName?: (fullName: string) => void }) {
  const coupon = useStoredValue(linkedCoupon, null);
  useEffect(() => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const linked = hash.get("coupon");
    const email = hash.get("email");
    if (linked) linkedCoupon.set(linked.slice(0, 80));
    // Loaded by itself, because forms need parts of it that a product's page does not.
    void import("../state/linked-person.ts").then((person) => {
      if (linked && email) person.saveLinkedPerson(email.slice(0, 254), hash.get("proof"));
      void person.proveByLink();
      onName?.(person.linkedFullName());
    });
  }, [onName]);
  // Who sees the page reads it beside the name of the kit, where it moves nothing (buy-box.tsx).
  return (
    <p role="status" className="sr-only">
      {coupon && t("Your code {coupon} is ready: checkout fills it in for you.", { coupon })}
    </p>
  );
}
