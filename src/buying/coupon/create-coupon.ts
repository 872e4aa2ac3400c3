import { randomInt } from "node:crypto";
import type { CouponInput } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import { foldCode, generateCouponCode } from "./coupon.ts";
import { couponValue } from "./parse-coupon-value.ts";
import { insertCoupon, isOccasion } from "./staff-coupons.store.ts";

export const occasionUnknown = refuse("coupon_invalid", "There is no such occasion, or it is archived.");

/** Whose kit a coupon redeems. Null: it is a discount. */
export const occasionOfCoupon = ({ kind, occasionId }: Pick<CouponInput, "kind" | "occasionId">) =>
  kind === "swag" ? (occasionId ?? FIRST_OCCASION) : null;

/** 3 to 40 characters: letters and digits, and between them also spaces and dashes. */
const isCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9 -]{1,38}[A-Za-z0-9]$/.test(code);

/**
 * Makes a coupon. Returns its id. Refuses coupon_invalid (the input contradicts itself), code_taken (a code
 * exists that differs only in case, spaces, dashes, O and 0, or I, L and 1).
 */
export async function createCoupon(
  db: Db,
  { input, staff, now }: { readonly input: CouponInput; readonly staff: StaffCaller; readonly now: Date },
): Promise<number | Refusal<"code_taken" | "coupon_invalid">> {
  const row = couponRow(input, now);
  if (isRefusal(row)) return row;
  return db.transaction().execute(async (trx) => {
    if (row.occasion_id && !(await isOccasion(trx, row.occasion_id))) return occasionUnknown;
    const saved = await insertCoupon(trx, row);
    if (!saved)
      return refuse(
        "code_taken",
        "There is already a code that reads the same. Case, spaces and dashes make no difference, nor do O and 0, or I, L and 1.",
      );
    await recordChange(trx, {
      staff,
      action: "coupon made",
      subject: "coupons",
      subjectId: saved.coupon_id,
      after: withoutPersonalData(row),
      now,
    });
    return saved.coupon_id;
  });
}

function couponRow(input: CouponInput, now: Date): NewRow<"coupons"> | Refusal<"coupon_invalid"> {
  const code = toSingleLine(input.code) || generateCouponCode(randomInt);
  if (!isCode(code))
    return refuse("coupon_invalid", "A code is 3 to 40 letters and digits, with spaces and dashes between.");
  const value = couponValue(input.kind, input);
  if (isRefusal(value)) return value;
  const boundEmail = normalizeEmail(input.boundEmail ?? "") || null;
  if (boundEmail && !isEmail(boundEmail)) return refuse("coupon_invalid", "This is not an e-mail address.");
  if (boundEmail && input.oncePer !== "coupon")
    return refuse("coupon_invalid", "A code for one address can be used only once.");
  if (input.kind === "swag" && input.oncePer === "none")
    return refuse("coupon_invalid", "A kit's code can be used once by each person, or once altogether.");
  if (input.oncePer === "coupon" && input.maxUses)
    return refuse("coupon_invalid", "A code that can be used only once needs no limit.");
  const dates = parseCouponDates(input.startsAt ?? null, input.endsAt ?? null);
  if (isRefusal(dates)) return dates;
  return {
    code,
    code_folded: foldCode(code),
    kind: input.kind,
    occasion_id: occasionOfCoupon(input),
    ...value,
    once_per: input.oncePer,
    bound_email: boundEmail,
    ...dates,
    max_uses: input.maxUses ?? null,
    note: toSingleLine(input.note ?? ""),
    created_at: now,
  };
}

/**
 * Parses the start and the end of a coupon. Refuses coupon_invalid (not a date, or the end is not after the
 * start).
 */
export function parseCouponDates(startsAt: string | null, endsAt: string | null) {
  const dates = { starts_at: startsAt && new Date(startsAt), ends_at: endsAt && new Date(endsAt) };
  if ([dates.starts_at, dates.ends_at].some((date) => date && Number.isNaN(date.getTime())))
    return refuse("coupon_invalid", "There is no such date.");
  const { starts_at, ends_at } = dates as { starts_at: Date | null; ends_at: Date | null };
  if (starts_at && ends_at && starts_at >= ends_at)
    return refuse("coupon_invalid", "The end has to be after the start.");
  return { starts_at, ends_at };
}

/** Audit rows are never deleted, so they must not name a person: that person may ask to be erased. */
const withoutPersonalData = ({ bound_email, note: _note, ...row }: NewRow<"coupons">) => ({
  ...row,
  isBound: bound_email !== null && bound_email !== undefined,
});
