import type { CouponChange } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { CouponId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { parseCouponDates } from "./create-coupon.ts";
import { couponValue } from "./parse-coupon-value.ts";
import { type CouponColumns, countUses, lockCoupon, updateCoupon } from "./staff-coupons.store.ts";

export interface ChangeCoupon {
  readonly couponId: CouponId;
  readonly change: CouponChange;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Changes a coupon's value, dates, limit or note, or switches it off or on. Undefined when it is done. Refuses
 * coupon_invalid (the input contradicts itself, or the limit is below the number of uses).
 */
export async function changeCoupon(
  db: Db,
  { couponId, change, staff, now }: ChangeCoupon,
): Promise<Refusal<"coupon_invalid" | "not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const coupon = await lockCoupon(trx, couponId);
    if (!coupon) return refuse("not_found", "There is no such coupon.");
    if (coupon.version !== change.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this coupon in the meantime, so nothing was saved.",
      );
    const uses = await countUses(trx, couponId);
    const after = columnsAfter(coupon, change, { uses, now });
    if (isRefusal(after)) return after;
    await updateCoupon(trx, couponId, after);
    await recordChange(trx, {
      staff,
      action: auditAction(change),
      subject: "coupons",
      subjectId: couponId,
      ...auditFields(coupon, after),
      now,
    });
    return undefined;
  });
}

/**
 * The fields for the audit row. It has only the length of the note: audit rows are never deleted, and a
 * person named in a note may ask to be erased.
 */
function auditFields(coupon: Row<"coupons">, { note, ...after }: CouponColumns) {
  const before = Object.fromEntries(
    Object.keys(after).map((key) => [key, coupon[key as keyof CouponColumns]]),
  );
  return { before, after: { ...after, ...(note !== undefined && { noteLetters: note.length }) } };
}

const auditAction = ({ isOff }: CouponChange) =>
  isOff === undefined ? "coupon changed" : isOff ? "coupon switched off" : "coupon switched on";

function columnsAfter(
  coupon: Row<"coupons">,
  change: CouponChange,
  { uses, now }: { uses: number; now: Date },
): CouponColumns | Refusal<"coupon_invalid"> {
  const value = couponValue(coupon.kind, {
    percent: change.percent ?? coupon.basis_points / 100,
    amount: change.amount ?? paiseToRupees(coupon.amount_paise),
  });
  if (isRefusal(value)) return value;
  const toIso = (date: Date | null) => date?.toISOString() ?? null;
  const dates = parseCouponDates(
    change.startsAt === undefined ? toIso(coupon.starts_at) : change.startsAt,
    change.endsAt === undefined ? toIso(coupon.ends_at) : change.endsAt,
  );
  if (isRefusal(dates)) return dates;
  const maxUses = change.maxUses === undefined ? coupon.max_uses : change.maxUses;
  if (maxUses && coupon.once_per === "coupon")
    return refuse("coupon_invalid", "A code that can be used only once needs no limit.");
  if (maxUses && maxUses < uses)
    return refuse("coupon_invalid", `The limit cannot be lower than the number of uses so far: ${uses}.`);
  return {
    ...value,
    ...dates,
    max_uses: maxUses,
    use_count: maxUses ? uses : 0,
    ...(change.note !== undefined && { note: toSingleLine(change.note) }),
    ...(change.isOff !== undefined && { switched_off_at: change.isOff ? now : null }),
  };
}
