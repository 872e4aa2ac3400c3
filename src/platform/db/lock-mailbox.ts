import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "./database.ts";

/**
 * Locks the mailbox of a person until the transaction ends: two accounts of one mailbox that claim what is once per person
 * come one after the other. It is the last lock that a transaction takes.
 */
export async function lockMailbox(trx: Trx, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(mailbox, 47)) from users where user_id = ${userId}`.execute(
    trx,
  );
}
