import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";

/** What this person may refund of one order in all, in paise; undefined: any sum. The setting limits support only. */
export const refundLimitPaise = (
  { supportRefundLimit }: Pick<StoreSettings, "supportRefundLimit">,
  { caller }: StaffCaller,
): number | undefined =>
  caller.role === "admin" || supportRefundLimit === null ? undefined : rupeesToPaise(supportRefundLimit);
