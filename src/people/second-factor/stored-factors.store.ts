import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";

export async function listFactorKeys(db: Db) {
  const rows = await db
    .selectFrom("second_factors")
    .select(["user_id", "secret"])
    .where("secret", "is not", null)
    .orderBy("user_id")
    .execute();
  return rows.flatMap(({ user_id, secret }) => (secret === null ? [] : [{ user_id, secret }]));
}

/** Replaces the stored key `from` by `to`. Changes nothing when the person has another key by now. */
export async function replaceFactorKey(
  db: Db,
  { userId, from, to }: { readonly userId: UserId; readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ secret: to })
    .where("user_id", "=", userId)
    .where("secret", "=", from)
    .execute();
}

/** The hashes of recovery codes, used or not, that older versions stored. */
export async function listFastRecoveryHashes(db: Db) {
  const rows = await db
    .selectFrom("recovery_codes")
    .select(["code_id", "user_id", "code_hash"])
    .where("code_hash", "is not", null)
    .orderBy("code_id")
    .execute();
  return rows.flatMap((row) => (row.code_hash ? [{ ...row, code_hash: row.code_hash }] : []));
}

export async function replaceFastRecoveryHash(db: Db, codeId: number, slowHash: string): Promise<void> {
  await db
    .updateTable("recovery_codes")
    .set({ code_hash: null, slow_hash: slowHash })
    .where("code_id", "=", codeId)
    .execute();
}
