import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { changeCoupon } from "./change-coupon.ts";
import { findBatches, readBatch } from "./coupon-batch.store.ts";
import { findCoupons, findUses, readCoupon } from "./coupons-for-staff.store.ts";
import { mailBatch } from "./mail-codes.ts";
import { makeBatch } from "./make-batch.ts";
import { makeCoupon } from "./make-coupon.ts";
import { batchAnswer, couponAnswer, useAnswer } from "./staff-coupon-answer.ts";

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

const noCoupon = refuse("not_found", "There is no such coupon.");
const noBatch = refuse("not_found", "There is no such batch.");

export function staffCouponsApi({ database: { db }, jobs }: Services): Handlers<StaffCouponCalls> {
  const whole = async (couponId: number, now: Date) => {
    const row = await readCoupon(db, couponId, now);
    return row ? couponAnswer(row) : noCoupon;
  };
  const wholeBatch = async (batchId: number, now: Date) => {
    const row = await readBatch(db, batchId, now);
    return row ? batchAnswer(row) : noBatch;
  };
  return {
    async "GET /api/admin/coupons"({ query, now }) {
      const found = await findCoupons(db, query, now);
      return { ...found, rows: found.rows.map(couponAnswer) };
    },

    "GET /api/admin/coupons/{couponId}": ({ params, now }) => whole(params.couponId, now),

    async "GET /api/admin/coupons/{couponId}/uses"({ params, query, now }) {
      if (!(await readCoupon(db, params.couponId, now))) return noCoupon;
      const found = await findUses(db, params.couponId, query);
      return { ...found, rows: found.rows.map(useAnswer) };
    },

    async "POST /api/admin/coupons"({ body, ...staff }) {
      const made = await makeCoupon(db, { input: body, staff, now: staff.now });
      return isRefusal(made) ? made : whole(made, staff.now);
    },

    async "PUT /api/admin/coupons/{couponId}"({ params, body, ...staff }) {
      const { couponId } = params;
      const refused = await changeCoupon(db, { couponId, change: body, staff, now: staff.now });
      return refused ?? whole(couponId, staff.now);
    },

    async "GET /api/admin/coupon-batches"({ query, now }) {
      const found = await findBatches(db, query, now);
      return { ...found, rows: found.rows.map(batchAnswer) };
    },

    "GET /api/admin/coupon-batches/{batchId}": ({ params, now }) => wholeBatch(params.batchId, now),

    "POST /api/admin/coupon-batches": ({ body, ...staff }) =>
      makeBatch(db, jobs, { input: body, staff, now: staff.now }),

    async "POST /api/admin/coupon-batches/{batchId}/mail"({ params, ...staff }) {
      const { batchId } = params;
      const refused = await mailBatch(db, jobs, { batchId, staff, now: staff.now });
      return refused ?? wholeBatch(batchId, staff.now);
    },
  };
}
