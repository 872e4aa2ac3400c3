import { sql } from "kysely";
import type { OccasionId, ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { OccasionTextRow } from "./occasion-list.store.ts";

export type OccasionColumns = Omit<
  NewRow<"occasions">,
  "archived_at" | "changed_at" | "created_at" | "occasion_id" | "started_at" | "version"
>;

export const findKitOf = (db: Db | Trx, occasionId: OccasionId) =>
  db
    .selectFrom("occasions")
    .select("kit_product_id")
    .where("occasion_id", "=", occasionId)
    .executeTakeFirst();

/** Locks an occasion until the transaction ends. The product of its kit is locked before it (lockProducts). */
export const lockOccasion = (trx: Trx, occasionId: OccasionId) =>
  trx
    .selectFrom("occasions")
    .selectAll()
    .where("occasion_id", "=", occasionId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function insertOccasion(trx: Trx, columns: OccasionColumns, now: Date): Promise<OccasionId> {
  const row = await trx
    .insertInto("occasions")
    .values({ ...columns, created_at: now, changed_at: now })
    .returning("occasion_id")
    .executeTakeFirstOrThrow();
  return row.occasion_id;
}

export async function updateOccasion(
  trx: Trx,
  occasionId: OccasionId,
  change: Partial<OccasionColumns & Pick<NewRow<"occasions">, "archived_at" | "started_at">>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("occasions")
    .set((eb) => ({ ...change, changed_at: now, version: eb("version", "+", 1) }))
    .where("occasion_id", "=", occasionId)
    .execute();
}

export async function saveOffices(
  trx: Trx,
  occasionId: OccasionId,
  officeIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom("occasion_offices").where("occasion_id", "=", occasionId).execute();
  if (officeIds.length === 0) return;
  await trx
    .insertInto("occasion_offices")
    .values(officeIds.map((office_id) => ({ occasion_id: occasionId, office_id })))
    .execute();
}

export async function saveTexts(
  trx: Trx,
  occasionId: OccasionId,
  texts: readonly OccasionTextRow[],
): Promise<void> {
  await trx.deleteFrom("occasion_texts").where("occasion_id", "=", occasionId).execute();
  if (texts.length === 0) return;
  await trx
    .insertInto("occasion_texts")
    .values(
      texts.map(({ language, heading, words, cardNote, boxLabel }) => ({
        occasion_id: occasionId,
        language,
        heading,
        words,
        card_note: cardNote,
        box_label: boxLabel,
      })),
    )
    .execute();
}

/** Whether a kit of an occasion was ever redeemed, cancelled ones included. */
export async function wasRedeemed(trx: Trx, occasionId: OccasionId): Promise<boolean> {
  const row = await trx
    .selectFrom("kit_redemptions")
    .select("order_id")
    .where("occasion_id", "=", occasionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a product was redeemed as the kit of another occasion. */
export async function isKitOfOther(
  trx: Trx,
  productId: ProductId,
  occasionId: OccasionId | null,
): Promise<boolean> {
  const { rows } = await sql`select from kit_redemptions k join order_lines l on l.order_id = k.order_id
    where l.is_swag and l.product_id = ${productId} and k.occasion_id is distinct from ${occasionId}::integer limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** How many of these offices there are. */
export async function countOffices(trx: Trx, officeIds: readonly number[]): Promise<number> {
  const { count } = await trx
    .selectFrom("office_locations")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(sql<boolean>`office_location_id = any (${officeIds}::int[])`)
    .executeTakeFirstOrThrow();
  return count;
}
