import { foldCode } from "../../src/buying/coupon/coupon.ts";
import type { Trx } from "../../src/platform/db/database.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import { normalizeEmail } from "../../src/platform/mail/email-address.ts";
import { accounts, demoPassword } from "../catalogue/accounts.ts";
import { coupons } from "../catalogue/coupons.ts";
import type { DemoCoupon } from "../catalogue/types.ts";

const DAY_MS = 86_400_000;

/** Loads the demo accounts, with verified e-mail addresses. */
export async function loadAccounts(trx: Trx, now: Date, hashPassword: (password: string) => Promise<string>) {
  const rows = accounts.map(
    async ({ email, firstName, lastName, role, isOrg }): Promise<NewRow<"users">> => ({
      email,
      email_folded: normalizeEmail(email),
      first_name: firstName,
      last_name: lastName,
      contact_no: null,
      is_individual: !isOrg,
      is_org: isOrg,
      role,
      password_hash: await hashPassword(demoPassword),
      email_proved_at: now,
      blocked_at: null,
      created_at: now,
    }),
  );
  await trx
    .insertInto("users")
    .values(await Promise.all(rows))
    .execute();
}

export async function loadCoupons(trx: Trx, now: Date) {
  await trx
    .insertInto("coupons")
    .values(coupons.map((coupon) => couponRow(coupon, now)))
    .execute();
}

const couponRow = (
  { code, discount, oncePer, boundEmail, endsInDays }: DemoCoupon,
  now: Date,
): NewRow<"coupons"> => ({
  code,
  code_folded: foldCode(code),
  kind: discount.kind,
  occasion_id: discount.kind === "swag" ? 1 : null,
  basis_points: discount.kind === "percent" ? discount.basisPoints : 0,
  amount_paise: discount.kind === "fixed" ? discount.amountPaise : 0,
  once_per: oncePer,
  bound_email: boundEmail ? normalizeEmail(boundEmail) : null,
  starts_at: null,
  ends_at: endsInDays === undefined ? null : new Date(now.getTime() + endsInDays * DAY_MS),
  max_uses: null,
});
