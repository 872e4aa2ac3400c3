import type { StaffCaller } from "../../contract/handler.ts";
import { rupeesToPaise } from "../money/money.ts";

/** The largest refund that this person may make at once, in paise. `SUPPORT_REFUND_LIMIT` limits support only. */
export const refundLimitPaise = (
  { supportRefundLimit }: { readonly supportRefundLimit: number | undefined },
  { caller }: StaffCaller,
): number =>
  caller.role === "admin" || supportRefundLimit === undefined
    ? Number.MAX_SAFE_INTEGER
    : rupeesToPaise(supportRefundLimit);
