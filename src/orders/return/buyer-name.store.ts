import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** First and last name of a buyer. */
export async function findBuyerName(trx: Trx, userId: UserId): Promise<string> {
  const { name } = await trx
    .selectFrom("users")
    .select(sql<string>`trim(concat_ws(' ', first_name, last_name))`.as("name"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return name;
}
