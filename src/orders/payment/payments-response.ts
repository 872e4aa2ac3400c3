import type { StaffOrder } from "../../contract/admin/orders.schemas.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { PaymentLinkRow } from "./payment.store.ts";

const providerMethods = {
  hand: "by hand",
  pasted: "payment link",
  razorpay: "Razorpay",
  stripe: "Stripe",
} as const;

/** The money that came for an order, oldest first, with how it came. */
export const paymentsResponse = (payments: readonly PaymentLinkRow[]): StaffOrder["payments"] =>
  payments.flatMap(({ paid_at, amount_paise, method, provider, paid_ref, reference }) =>
    paid_at === null
      ? []
      : [
          {
            at: paid_at.toISOString(),
            amount: paiseToRupees(amount_paise),
            method: method ?? providerMethods[provider],
            reference: paid_ref ?? reference ?? "",
          },
        ],
  );
