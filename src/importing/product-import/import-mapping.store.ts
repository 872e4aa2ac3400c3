import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** What staff last said that the columns of such a file mean. Undefined: nobody has said it. */
export async function findMapping(db: Db | Trx, headerHash: string): Promise<(string | null)[] | undefined> {
  const row = await (db as Db)
    .selectFrom("import_mappings")
    .select("fields")
    .where("header_hash", "=", headerHash)
    .executeTakeFirst();
  return row?.fields;
}

interface Mapping {
  readonly headerHash: string;
  readonly fields: readonly (string | null)[];
  readonly userId: UserId;
  readonly now: Date;
}

/** Keeps what the columns mean for the next file with these headings. */
export async function saveMapping(db: Db, { headerHash, fields, userId, now }: Mapping): Promise<void> {
  const row = { fields: JSON.stringify(fields), changed_at: now, changed_by: userId };
  await db
    .insertInto("import_mappings")
    .values({ header_hash: headerHash, ...row })
    .onConflict((conflict) => conflict.column("header_hash").doUpdateSet(row))
    .execute();
}
