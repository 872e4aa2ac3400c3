import type { Trx } from "../../platform/db/database.ts";
import type { Enquiry } from "./parse-enquiry.ts";

/** Returns the enquiry's id. */
export async function insertEnquiry(trx: Trx, enquiry: Enquiry, receivedAt: Date): Promise<number> {
  const { enquiry_id } = await trx
    .insertInto("enquiries")
    .values({
      kind: enquiry.kind,
      name: enquiry.name,
      email: enquiry.email,
      description: enquiry.description,
      product_idea: enquiry.productIdea,
      budget: enquiry.budget,
      qty: enquiry.qty,
      received_at: receivedAt,
    })
    .returning("enquiry_id")
    .executeTakeFirstOrThrow();
  return enquiry_id;
}
