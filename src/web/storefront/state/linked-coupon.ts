import { createStoredValue } from "./stored-value.ts";

/** The coupon of the link that opened the kit's page: checkout fills it in. Used once, then removed. */
export const linkedCoupon = createStoredValue<string | null>("kitstore.linkedCoupon", (stored) =>
  typeof stored === "string" && stored.length <= 80 ? stored : null,
);
