import type { Db } from "../db/database.ts";

/** The hashes of these audit rows, in hexadecimal, by sequence number. */
export async function readAuditHashes(db: Db, sequences: readonly number[]): Promise<Map<number, string>> {
  if (sequences.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit_rows")
    .select(["sequence", "hash"])
    .where("sequence", "in", [...new Set(sequences)])
    .execute();
  return new Map(rows.map(({ sequence, hash }) => [sequence, hash.toString("hex")]));
}
