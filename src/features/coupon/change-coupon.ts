import type { CouponChange } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Row } from "../../server/db/rows.ts";
import { oneLine } from "../account/one-line.ts";
import { recordChange } from "../audit/record-change.ts";
import { toWire } from "../money/money.ts";
import { couponWorth } from "./coupon-worth.ts";
import { type CouponColumns, countUses, lockCoupon, updateCoupon } from "./coupons-for-staff.store.ts";
import { couponDates } from "./make-coupon.ts";

export interface ChangeCoupon {
  readonly couponId: number;
  readonly change: CouponChange;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Changes a coupon's worth, dates, limit or note, or switches it off or on. Undefined when it is done; refuses not_found,
 * edited_meanwhile, coupon_wrong (what contradicts itself, or a limit below what was used).
 */
export async function changeCoupon(
  db: Db,
  { couponId, change, staff, now }: ChangeCoupon,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const coupon = await lockCoupon(trx, couponId);
    if (!coupon) return refuse("not_found", "There is no such coupon.");
    if (coupon.version !== change.version)
      return refuse("edited_meanwhile", "Somebody else changed this coupon meanwhile. Nothing was changed.");
    const uses = await countUses(trx, couponId);
    const after = columnsAfter(coupon, change, { uses, now });
    if (isRefusal(after)) return after;
    await updateCoupon(trx, couponId, after);
    await recordChange(trx, {
      staff,
      action: actionOf(change),
      subject: "coupons",
      subjectId: couponId,
      ...told(coupon, after),
      now,
    });
    return undefined;
  });
}

/** What the audit tells of a change. Not the note's words: it is kept for ever, and a person may ask to be erased. */
function told(coupon: Row<"coupons">, { note, ...after }: CouponColumns) {
  const before = Object.fromEntries(
    Object.keys(after).map((key) => [key, coupon[key as keyof CouponColumns]]),
  );
  return { before, after: { ...after, ...(note !== undefined && { noteLetters: note.length }) } };
}

const actionOf = ({ isOff }: CouponChange): string =>
  isOff === undefined ? "coupon changed" : isOff ? "coupon switched off" : "coupon switched on";

function columnsAfter(
  coupon: Row<"coupons">,
  change: CouponChange,
  { uses, now }: { uses: number; now: Date },
): CouponColumns | Refusal {
  const worth = couponWorth(coupon.kind, {
    percent: change.percent ?? coupon.basis_points / 100,
    amount: change.amount ?? toWire(coupon.amount_paise),
  });
  if (isRefusal(worth)) return worth;
  const asIs = (date: Date | null) => date?.toISOString() ?? null;
  const dates = couponDates(
    change.startsAt === undefined ? asIs(coupon.starts_at) : change.startsAt,
    change.endsAt === undefined ? asIs(coupon.ends_at) : change.endsAt,
  );
  if (isRefusal(dates)) return dates;
  const maxUses = change.maxUses === undefined ? coupon.max_uses : change.maxUses;
  if (maxUses && coupon.once_per === "coupon")
    return refuse("coupon_wrong", "A code that is used once in all needs no limit.");
  if (maxUses && maxUses < uses)
    return refuse("coupon_wrong", `It was used ${uses} times already. Choose a limit of at least that.`);
  return {
    ...worth,
    ...dates,
    max_uses: maxUses,
    use_count: maxUses ? uses : 0,
    ...(change.note !== undefined && { note: oneLine(change.note) }),
    ...(change.isOff !== undefined && { switched_off_at: change.isOff ? now : null }),
  };
}
