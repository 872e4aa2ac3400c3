import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Db } from "../db/database.ts";
import { listAuditRowsAfter, readAuditHead } from "./audit.store.ts";
import { findAuditFault, hashBeforeFirstRow } from "./audit-hash.ts";
import { createErasureCheck } from "./erased-rows.ts";

const BATCH_SIZE = 1_000;

export interface AuditVerification {
  readonly rows: number;
  /**
   * SHA-256 of the newest row, in hexadecimal. Write it down outside the store: it reveals a chain that was
   * rewritten from the beginning.
   */
  readonly head: string;
  /** The first fault. Undefined when the chain is intact. */
  readonly fault: StaffText | undefined;
}

/**
 * Reads the whole chain, compares every row with its hash, and compares the newest row with the chain's head.
 */
export async function verifyAudit(db: Db): Promise<AuditVerification> {
  let previous: { sequence: number; hash: Buffer } = { sequence: 0, hash: hashBeforeFirstRow };
  const verification = (fault?: StaffText): AuditVerification => ({
    rows: previous.sequence,
    head: previous.hash.toString("hex"),
    fault,
  });
  const erasures = createErasureCheck();
  for (;;) {
    const rows = await listAuditRowsAfter(db, previous.sequence, BATCH_SIZE);
    for (const row of rows) {
      const fault = findAuditFault(previous, row) ?? erasures.fault(row);
      if (fault) return verification(fault);
      previous = { sequence: row.sequence, hash: row.hash };
    }
    if (rows.length < BATCH_SIZE) break;
  }
  const unnamed = erasures.end();
  if (unnamed) return verification(unnamed);
  const head = await readAuditHead(db);
  if (head.sequence > previous.sequence)
    return verification(missingText(previous.sequence + 1, head.sequence));
  if (!head.hash.equals(previous.hash)) return verification(staffText`the chain’s end is not its newest row`);
  return verification();
}

const missingText = (first: number, last: number) =>
  staffText`the newest rows are missing: ${first} to ${last}`;
