import type { CouponBatch, CouponUseRow, StaffCoupon } from "../../contract/admin/coupons.ts";
import { fullName } from "../../contract/full-name.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { BatchRow } from "./coupon-batch.store.ts";
import type { CouponUseListRow, StaffCouponRow } from "./staff-coupons.store.ts";

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const couponResponse = (row: StaffCouponRow): StaffCoupon => ({
  id: row.coupon_id,
  code: row.code,
  kind: row.kind,
  state: row.state,
  percent: row.basis_points / 100,
  amount: paiseToRupees(row.amount_paise),
  oncePer: row.once_per,
  boundEmail: row.bound_email ?? "",
  startsAt: toIso(row.starts_at),
  endsAt: toIso(row.ends_at),
  maxUses: row.max_uses,
  uses: row.uses,
  note: row.note,
  batchId: row.coupon_batch_id,
  batch: row.batch_name ?? "",
  occasionId: row.occasion_id,
  occasion: row.occasion ?? "",
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

export const couponUseResponse = (row: CouponUseListRow): CouponUseRow => ({
  id: row.redemption_id,
  orderNo: row.order_no,
  personId: row.user_id,
  fullName: fullName(row.first_name, row.last_name),
  email: row.email,
  redeemedAt: row.redeemed_at.toISOString(),
  isReleased: row.released_at !== null,
});

export const batchResponse = (row: BatchRow): CouponBatch => ({
  id: row.coupon_batch_id,
  name: row.name,
  madeAt: row.made_at.toISOString(),
  madeBy: fullName(row.first_name, row.last_name),
  kind: row.kind,
  endsAt: toIso(row.ends_at),
  codes: row.codes,
  used: row.used,
  off: row.off,
  mailed: row.mailed,
  toMail: row.to_mail,
});
