import { createHash } from "node:crypto";

/** One row of the audit chain as it is sealed; `before` and `after` are the JSON texts as stored. */
export interface SealedRow {
  readonly sequence: number;
  readonly at: Date;
  readonly userId: number | null;
  readonly userEmail: string;
  readonly role: string;
  readonly fromAddress: string;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The hash of what there is before the first row. */
export const noHash = Buffer.alloc(32);

/** SHA-256 over the previous row's hash and every field of this one; fields are told apart by JSON's own quoting. */
export function auditHash(previous: Buffer, row: SealedRow): Buffer {
  const { sequence, at, userId, userEmail, role, fromAddress, action, subject, subjectId, before, after } =
    row;
  const fields = [
    sequence,
    at.toISOString(),
    userId,
    userEmail,
    role,
    fromAddress,
    action,
    subject,
    subjectId,
    before,
    after,
  ];
  return createHash("sha256").update(previous).update(JSON.stringify(fields)).digest();
}

/** What is wrong with a row that should follow `previous`; undefined when nothing is. */
export function auditFault(
  previous: { readonly sequence: number; readonly hash: Buffer },
  row: SealedRow & { readonly previousHash: Buffer; readonly hash: Buffer },
): string | undefined {
  if (row.sequence !== previous.sequence + 1)
    return `row ${previous.sequence + 1} is missing: row ${row.sequence} follows row ${previous.sequence}`;
  if (!row.previousHash.equals(previous.hash)) return `row ${row.sequence} does not follow the row before it`;
  if (!auditHash(previous.hash, row).equals(row.hash)) return `row ${row.sequence} was changed`;
  return undefined;
}
