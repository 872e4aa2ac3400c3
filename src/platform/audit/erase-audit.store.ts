import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../db/database.ts";
import type { HashedAuditRow } from "./audit-hash.ts";

export interface AuditedPerson {
  readonly userId: UserId;
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly { readonly orderId: OrderId; readonly orderNo: string }[];
  readonly enquiryIds: readonly number[];
  readonly couponIds: readonly number[];
  /** Batches with one of the codes: older versions wrote their names, which may be the person's. */
  readonly couponBatchIds: readonly number[];
  /** Reports of couriers about their parcels: older versions wrote the AWB number, and why staff dismissed them. */
  readonly courierEventIds: readonly number[];
}

/** AWB numbers lead to an address. The other fields were written with their values by older versions. */
const PERSONAL_FIELDS = '"(reason|recipient|reference|url|email|awbNo|gstin|note|address|list)" *: *"';

/** The sequence number that the next audit row gets. Locks the chain's head until the transaction ends. */
export async function lockNextSequence(trx: Trx): Promise<number> {
  const head = await trx.selectFrom("audit_head").select("sequence").forUpdate().executeTakeFirstOrThrow();
  return head.sequence + 1;
}

/**
 * Empties the audit rows that say something about a person, and takes their e-mail address and client IP from the rows of
 * what they did as staff. Returns what is left of each, in the chain's order.
 */
export async function emptyAuditRows(trx: Trx, person: AuditedPerson, erasedBy: number) {
  const { userId, email, orders, enquiryIds, couponIds, couponBatchIds, courierEventIds } = person;
  const texts = (values: readonly unknown[]) => sql`any(${values.map(String)}::text[])`;
  await sql`select set_config('kitstore.erasing', 'yes', true)`.execute(trx);
  const { rows } = await sql<ErasedRow>`
    update audit_rows set before = null, after = null, erased_by = ${erasedBy},
      user_email = case when user_id = ${userId} then '' else user_email end,
      from_address = case when user_id = ${userId} then '' else from_address end
    where erased_by is null and (user_id = ${userId} or (
      ((subject = 'people' and subject_id = ${String(userId)})
        or (subject = 'orders' and subject_id = ${texts(orders.map(({ orderNo }) => orderNo))})
        or (subject = 'enquiries' and subject_id = ${texts(enquiryIds)})
        or (subject = 'coupons' and subject_id = ${texts(couponIds)})
        or (subject = 'courier-events' and subject_id = ${texts(courierEventIds)})
        or (subject = 'mails' and strpos(lower(after::text), ${email}) > 0))
      and concat(before::text, after::text) ~ ${PERSONAL_FIELDS})
      or (subject = 'coupon-batches' and subject_id = ${texts(couponBatchIds)} and after::text ~ '"name" *:'))
    returning sequence, at, user_id as "userId", user_email as "userEmail", role, from_address as "clientIp", action,
      subject, subject_id as "subjectId"`.execute(trx);
  await sql`select set_config('kitstore.erasing', 'no', true)`.execute(trx);
  return rows.sort((a, b) => a.sequence - b.sequence);
}

/** What is left of a row: who did what to what, and when. */
type ErasedRow = Omit<HashedAuditRow, "after" | "before">;
