import type { OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

export async function readErasureKey(trx: Trx | Db): Promise<string> {
  const { secret } = await trx.selectFrom("erasure_key").select("secret").executeTakeFirstOrThrow();
  return secret;
}

export async function saveKitHashes(
  trx: Trx,
  emailHash: Buffer,
  occasionIds: readonly OccasionId[],
): Promise<void> {
  if (occasionIds.length === 0) return;
  await trx
    .insertInto("erased_kits")
    .values(occasionIds.map((occasion_id) => ({ email_hash: emailHash, occasion_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The occasions whose kit was redeemed with one of these hashes. */
export async function listKitHashes(trx: Trx, emailHashes: readonly Buffer[]): Promise<OccasionId[]> {
  const found = await trx
    .selectFrom("erased_kits")
    .select("occasion_id")
    .distinct()
    .where("email_hash", "in", [...emailHashes])
    .orderBy("occasion_id")
    .execute();
  return found.map(({ occasion_id }) => occasion_id);
}
