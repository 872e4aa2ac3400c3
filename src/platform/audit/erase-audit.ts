import type { Trx } from "../db/database.ts";
import { digestOfErasedRow } from "./audit-hash.ts";
import { type AuditedPerson, emptyAuditRows, lockNextSequence } from "./erase-audit.store.ts";
import type { ErasedRows } from "./erased-rows.ts";

/**
 * Empties what older audit rows say about a person. The caller must write the row of the erasure next, in this transaction,
 * with the result as `auditRows`: the chain's check compares.
 */
export async function eraseFromAudit(trx: Trx, person: AuditedPerson): Promise<ErasedRows> {
  const rows = await emptyAuditRows(trx, person, await lockNextSequence(trx));
  return rows.map((row) => [row.sequence, digestOfErasedRow(row)] as const);
}
