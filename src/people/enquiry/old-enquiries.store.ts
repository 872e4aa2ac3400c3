import { sql } from "kysely";
import type { EnquiryId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED, type PersonToErase } from "../../platform/erasure/person-to-erase.ts";

/**
 * Locks a batch of answered and closed enquiries that came, and had their last reply, before that time. Returns their ids.
 */
export async function lockOldEnquiries(
  trx: Trx,
  { before, batchSize }: { readonly before: Date; readonly batchSize: number },
): Promise<EnquiryId[]> {
  const { rows } = await sql<{ enquiry_id: EnquiryId }>`
    select enquiry_id from enquiries e where state <> 'new' and received_at < ${before}
      and not exists (select from enquiry_replies r where r.enquiry_id = e.enquiry_id and r.written_at >= ${before})
    order by enquiry_id limit ${batchSize} for update`.execute(trx);
  return rows.map(({ enquiry_id }) => enquiry_id);
}

/** Deletes enquiries with their replies; their mails are deleted before. */
export async function deleteEnquiries(trx: Trx, enquiryIds: readonly EnquiryId[]): Promise<void> {
  await sql`delete from enquiry_replies where enquiry_id = any (${enquiryIds}::int[])`.execute(trx);
  await sql`delete from enquiries where enquiry_id = any (${enquiryIds}::int[])`.execute(trx);
}

export async function eraseEnquiries(trx: Trx, { email }: PersonToErase): Promise<void> {
  await sql`update enquiry_replies set body = ${ERASED}
    where enquiry_id in (select enquiry_id from enquiries where lower(email) = ${email})`.execute(trx);
  await trx
    .updateTable("enquiries")
    .set((eb) => ({
      name: ERASED,
      email: ERASED,
      description: ERASED,
      product_idea: "",
      budget: "",
      qty: "",
      state: eb
        .case()
        .when("state", "=", "new")
        .then("closed" as const)
        .else(eb.ref("state"))
        .end(),
      version: eb("version", "+", 1),
    }))
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();
}
