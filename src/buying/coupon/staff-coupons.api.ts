import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { CouponId } from "../../contract/ids.ts";
import type { Services } from "../../platform/services.ts";
import { changeCoupon } from "./change-coupon.ts";
import { findBatch, listBatches } from "./coupon-batch.store.ts";
import { createCoupon } from "./create-coupon.ts";
import { createCouponBatch } from "./create-coupon-batch.ts";
import { mailBatch } from "./mail-coupon-codes.ts";
import { batchResponse, couponResponse, couponUseResponse } from "./staff-coupon-response.ts";
import { findStaffCoupon, listCoupons, listUses } from "./staff-coupons.store.ts";

type StaffCouponCalls =
  | "GET /api/admin/coupons"
  | "GET /api/admin/coupons/{couponId}"
  | "GET /api/admin/coupons/{couponId}/uses"
  | "POST /api/admin/coupons"
  | "PUT /api/admin/coupons/{couponId}"
  | "GET /api/admin/coupon-batches"
  | "GET /api/admin/coupon-batches/{batchId}"
  | "POST /api/admin/coupon-batches"
  | "POST /api/admin/coupon-batches/{batchId}/mail";

const couponNotFound = refuse("not_found", "There is no such coupon.");
const batchNotFound = refuse("not_found", "There is no such batch.");

export function staffCouponsApi({ database: { db }, jobs }: Services): Handlers<StaffCouponCalls> {
  const readOne = async (couponId: CouponId, now: Date) => {
    const row = await findStaffCoupon(db, couponId, now);
    return row ? couponResponse(row) : couponNotFound;
  };
  const readOneBatch = async (batchId: number, now: Date) => {
    const row = await findBatch(db, batchId, now);
    return row ? batchResponse(row) : batchNotFound;
  };
  return {
    async "GET /api/admin/coupons"({ query, now }) {
      const found = await listCoupons(db, query, now);
      return { ...found, rows: found.rows.map(couponResponse) };
    },

    "GET /api/admin/coupons/{couponId}": ({ params, now }) => readOne(params.couponId, now),

    async "GET /api/admin/coupons/{couponId}/uses"({ params, query, now }) {
      if (!(await findStaffCoupon(db, params.couponId, now))) return couponNotFound;
      const found = await listUses(db, params.couponId, query);
      return { ...found, rows: found.rows.map(couponUseResponse) };
    },

    async "POST /api/admin/coupons"({ body, ...staff }) {
      const created = await createCoupon(db, { input: body, staff, now: staff.now });
      return isRefusal(created) ? created : readOne(created, staff.now);
    },

    async "PUT /api/admin/coupons/{couponId}"({ params, body, ...staff }) {
      const { couponId } = params;
      const refused = await changeCoupon(db, { couponId, change: body, staff, now: staff.now });
      return refused ?? readOne(couponId, staff.now);
    },

    async "GET /api/admin/coupon-batches"({ query, now }) {
      const found = await listBatches(db, query, now);
      return { ...found, rows: found.rows.map(batchResponse) };
    },

    "GET /api/admin/coupon-batches/{batchId}": ({ params, now }) => readOneBatch(params.batchId, now),

    "POST /api/admin/coupon-batches": ({ body, ...staff }) =>
      createCouponBatch(db, jobs, { input: body, staff, now: staff.now }),

    async "POST /api/admin/coupon-batches/{batchId}/mail"({ params, ...staff }) {
      const { batchId } = params;
      const refused = await mailBatch(db, jobs, { batchId, staff, now: staff.now });
      return refused ?? readOneBatch(batchId, staff.now);
    },
  };
}
