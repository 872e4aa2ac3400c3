import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";

export async function readErasureKey(trx: Trx | Db): Promise<string> {
  const { secret } = await trx.selectFrom("erasure_key").select("secret").executeTakeFirstOrThrow();
  return secret;
}

export async function saveKitHash(trx: Trx, emailHash: Buffer): Promise<void> {
  await trx
    .insertInto("erased_kits")
    .values({ email_hash: emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasKitHash(trx: Trx, emailHash: Buffer): Promise<boolean> {
  const found = await trx
    .selectFrom("erased_kits")
    .select(sql`1`.as("one"))
    .where("email_hash", "=", emailHash)
    .executeTakeFirst();
  return found !== undefined;
}
