import { createHash } from "node:crypto";
import type { UserId } from "../../contract/ids.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** The fields of an audit row that its hash covers. `before` and `after` are the JSON texts as stored. */
export interface HashedAuditRow {
  readonly sequence: number;
  readonly at: Date;
  readonly userId: UserId | null;
  readonly userEmail: string;
  readonly role: string;
  readonly clientIp: string;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Stands for the previous hash of the first row. */
export const hashBeforeFirstRow = Buffer.alloc(32);

/**
 * SHA-256 over the previous row's hash and every field of this row. The fields are hashed as one JSON array,
 * so that text cannot move from one field into the next unnoticed.
 */
export function hashAuditRow(previous: Buffer, row: HashedAuditRow): Buffer {
  const { sequence, at, userId, userEmail, role, clientIp, action, subject, subjectId, before, after } = row;
  const fields = [
    sequence,
    at.toISOString(),
    userId,
    userEmail,
    role,
    clientIp,
    action,
    subject,
    subjectId,
    before,
    after,
  ];
  return createHash("sha256").update(previous).update(JSON.stringify(fields)).digest();
}

/**
 * SHA-256, in hexadecimal, over what is left of a row once erasure emptied it. The audit row of the erasure has it, so a
 * change after that is noticed too.
 */
export function digestOfErasedRow(row: Omit<HashedAuditRow, "after" | "before">): string {
  const { sequence, at, userId, userEmail, role, clientIp, action, subject, subjectId } = row;
  const left = [sequence, at.toISOString(), userId, userEmail, role, clientIp, action, subject, subjectId];
  return createHash("sha256").update(JSON.stringify(left)).digest("hex");
}

/** Says what is wrong with a row that should follow `previous`. Undefined when nothing is. */
export function findAuditFault(
  previous: { readonly sequence: number; readonly hash: Buffer },
  row: HashedAuditRow & {
    readonly previousHash: Buffer;
    readonly hash: Buffer;
    readonly erasedBy?: number | null;
  },
): StaffText | undefined {
  if (row.sequence !== previous.sequence + 1)
    return staffText`row ${previous.sequence + 1} is missing: row ${row.sequence} follows row ${previous.sequence}`;
  if (!row.previousHash.equals(previous.hash))
    return staffText`row ${row.sequence} does not follow the row before it`;
  // The later row of the erasure must name this one. That is checked when that row is read.
  if (row.erasedBy)
    return row.before === null && row.after === null ? undefined : staffText`row ${row.sequence} was changed`;
  if (!hashAuditRow(previous.hash, row).equals(row.hash)) return staffText`row ${row.sequence} was changed`;
  return undefined;
}
