import type { Db } from "../../server/db/database.ts";
import { auditRowsAfter, readAuditHead } from "./audit.store.ts";
import { auditFault, noHash } from "./audit-hash.ts";

const AT_ONCE = 1_000;

export interface AuditVerdict {
  readonly rows: number;
  /** SHA-256 of the newest row, in hex: kept elsewhere, it shows a chain that was written anew from its beginning. */
  readonly head: string;
  /** The first thing that is wrong; undefined when the chain is whole. */
  readonly fault: string | undefined;
}

/** Walks the whole chain and compares every row with its seal, and the end with what the head remembers. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let last: { sequence: number; hash: Buffer } = { sequence: 0, hash: noHash };
  const verdict = (fault?: string): AuditVerdict => ({
    rows: last.sequence,
    head: last.hash.toString("hex"),
    fault,
  });
  for (;;) {
    const rows = await auditRowsAfter(db, last.sequence, AT_ONCE);
    for (const row of rows) {
      const fault = auditFault(last, row);
      if (fault) return verdict(fault);
      last = { sequence: row.sequence, hash: row.hash };
    }
    if (rows.length < AT_ONCE) break;
  }
  const head = await readAuditHead(db);
  if (head.sequence > last.sequence)
    return verdict(`the newest rows are missing: ${last.sequence + 1} to ${head.sequence}`);
  if (!head.hash.equals(last.hash)) return verdict("the chain's end is not its newest row");
  return verdict();
}
