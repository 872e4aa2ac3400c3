import { sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import { type HashedAuditRow, hashAuditRow } from "./audit-hash.ts";

export type AuditHead = Awaited<ReturnType<typeof lockAuditHead>>;

/** The chain's head, locked until the transaction ends: every other change waits for it, so it is the last lock. */
export const lockAuditHead = (trx: Trx) =>
  trx.selectFrom("audit_head").select(["sequence", "hash"]).forUpdate().executeTakeFirstOrThrow();

/** Appends the next row of the chain. Locks the chain's head until the transaction ends, so call it last. */
export const appendAuditRow = async (trx: Trx, entry: Omit<HashedAuditRow, "sequence">): Promise<void> =>
  appendAuditRowAfter(trx, await lockAuditHead(trx), entry);

/** Appends the row that follows a head that is locked. Its statements need none of each other's results (sendTogether). */
export async function appendAuditRowAfter(
  trx: Trx,
  head: AuditHead,
  entry: Omit<HashedAuditRow, "sequence">,
): Promise<void> {
  const row: HashedAuditRow = { ...entry, sequence: head.sequence + 1 };
  const hash = hashAuditRow(head.hash, row);
  const inserted = trx
    .insertInto("audit_rows")
    .values({
      sequence: row.sequence,
      at: row.at,
      user_id: row.userId,
      user_email: row.userEmail,
      role: row.role,
      from_address: row.clientIp,
      action: row.action,
      subject: row.subject,
      subject_id: row.subjectId,
      before: row.before,
      after: row.after,
      previous_hash: head.hash,
      hash,
    })
    .execute();
  await Promise.all([
    inserted,
    trx.updateTable("audit_head").set({ sequence: row.sequence, hash }).execute(),
  ]);
}

/** Sequence number and hash of the newest row, as the chain's head stores them. */
export const readAuditHead = (db: Db) =>
  db.selectFrom("audit_head").select(["sequence", "hash"]).executeTakeFirstOrThrow();

/**
 * Up to `limit` rows after `sequence`, in the chain's order. `before` and `after` are returned as text, as
 * they were hashed.
 */
export function listAuditRowsAfter(db: Db, sequence: number, limit: number) {
  return db
    .selectFrom("audit_rows")
    .select([
      "sequence",
      "at",
      "user_id as userId",
      "user_email as userEmail",
      "role",
      "from_address as clientIp",
      "action",
      "subject",
      "subject_id as subjectId",
      "previous_hash as previousHash",
      "hash",
      "erased_by as erasedBy",
    ])
    .select(sql<string | null>`before::text`.as("before"))
    .select(sql<string | null>`after::text`.as("after"))
    .where("sequence", ">", sequence)
    .orderBy("sequence")
    .limit(limit)
    .execute();
}
