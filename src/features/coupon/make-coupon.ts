import { randomInt } from "node:crypto";
import type { CouponInput } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";
import { foldEmail, isEmail } from "../account/email.ts";
import { oneLine } from "../account/one-line.ts";
import { recordChange } from "../audit/record-change.ts";
import { foldCode, newCode } from "./coupon.ts";
import { couponWorth } from "./coupon-worth.ts";
import { insertCoupon } from "./coupons-for-staff.store.ts";

/** Letters and digits that fold to something, with spaces and dashes between. */
const isCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9 -]{1,38}[A-Za-z0-9]$/.test(code);

/**
 * Makes a coupon; answers its id. Refuses coupon_wrong (what contradicts itself), code_taken (a code that a buyer could
 * not tell from it is there already: case, spaces, dashes, O and 0, I, L and 1).
 */
export async function makeCoupon(
  db: Db,
  { input, staff, now }: { readonly input: CouponInput; readonly staff: Staff; readonly now: Date },
): Promise<number | Refusal> {
  const row = couponRow(input, now);
  if (isRefusal(row)) return row;
  return db.transaction().execute(async (trx) => {
    const made = await insertCoupon(trx, row);
    if (!made)
      return refuse(
        "code_taken",
        "There is a code that reads the same. Case, spaces, dashes, O and 0, I, L and 1 make no difference.",
      );
    await recordChange(trx, {
      staff,
      action: "coupon made",
      subject: "coupons",
      subjectId: made.coupon_id,
      after: withoutWords(row),
      now,
    });
    return made.coupon_id;
  });
}

function couponRow(input: CouponInput, now: Date): NewRow<"coupons"> | Refusal {
  const code = oneLine(input.code) || newCode(randomInt);
  if (!isCode(code))
    return refuse("coupon_wrong", "A code is 3 to 40 letters and digits, with spaces and dashes between.");
  const worth = couponWorth(input.kind, input);
  if (isRefusal(worth)) return worth;
  const boundEmail = foldEmail(input.boundEmail ?? "") || null;
  if (boundEmail && !isEmail(boundEmail))
    return refuse("coupon_wrong", "The address is not an e-mail address.");
  if (boundEmail && input.oncePer !== "coupon")
    return refuse("coupon_wrong", "A code for one address is used once in all.");
  if (input.kind === "swag" && input.oncePer === "none")
    return refuse("coupon_wrong", "A kit's code is used once: by each person, or in all.");
  if (input.oncePer === "coupon" && input.maxUses)
    return refuse("coupon_wrong", "A code that is used once in all needs no limit.");
  const dates = couponDates(input.startsAt ?? null, input.endsAt ?? null);
  if (isRefusal(dates)) return dates;
  return {
    code,
    code_folded: foldCode(code),
    kind: input.kind,
    ...worth,
    once_per: input.oncePer,
    bound_email: boundEmail,
    ...dates,
    max_uses: input.maxUses ?? null,
    note: oneLine(input.note ?? ""),
    created_at: now,
  };
}

/** Two moments of the interface as the table keeps them. Refuses coupon_wrong: no such moment, or the end not after the start. */
export function couponDates(startsAt: string | null, endsAt: string | null) {
  const dates = { starts_at: startsAt && new Date(startsAt), ends_at: endsAt && new Date(endsAt) };
  if ([dates.starts_at, dates.ends_at].some((date) => date && Number.isNaN(date.getTime())))
    return refuse("coupon_wrong", "There is no such date.");
  const { starts_at, ends_at } = dates as { starts_at: Date | null; ends_at: Date | null };
  if (starts_at && ends_at && starts_at >= ends_at)
    return refuse("coupon_wrong", "It has to end after it starts.");
  return { starts_at, ends_at };
}

/** What the audit keeps for ever must not name a person who may ask to be erased. */
const withoutWords = ({ bound_email, note: _words, ...row }: NewRow<"coupons">) => ({
  ...row,
  isBound: bound_email !== null && bound_email !== undefined,
});
