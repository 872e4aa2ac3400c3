import { type RawBuilder, sql } from "kysely";
import type { ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";

export type ScheduledRow = Row<"scheduled_changes">;

/** When an open change is next due: at its start, or at its end when it is running. */
const dueAt = sql<Date>`(case state when 'coming' then starts_at else ends_at end)`;
const openStates = ["coming", "running"] as const;

/** The open changes of a product, the next one first. */
export const listOpenChanges = (db: Db, productId: ProductId) =>
  db
    .selectFrom("scheduled_changes")
    .leftJoin("product_variants", "product_variants.variant_id", "scheduled_changes.variant_id")
    .selectAll("scheduled_changes")
    .select("colour_name")
    .where("scheduled_changes.product_id", "=", productId)
    .where("state", "in", openStates)
    .orderBy(dueAt)
    .orderBy("scheduled_change_id")
    .execute();
export type OpenChange = Awaited<ReturnType<typeof listOpenChanges>>[number];

/** The products that have a due change. */
export async function listDueProductIds(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("scheduled_changes")
    .select("product_id")
    .distinct()
    .where("state", "in", openStates)
    .where(dueAt, "<=", now)
    .orderBy("product_id")
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * The due changes of a product, by time. At the same moment, an end comes before a start. The caller has
 * locked the product.
 */
export const listDueChanges = (trx: Trx, productId: ProductId, now: Date) =>
  trx
    .selectFrom("scheduled_changes")
    .selectAll()
    .where("product_id", "=", productId)
    .where("state", "in", openStates)
    .where(dueAt, "<=", now)
    .orderBy(dueAt)
    .orderBy("state", "desc")
    .orderBy("scheduled_change_id")
    .execute();

export const findChange = (trx: Trx, productId: ProductId, changeId: number) =>
  trx
    .selectFrom("scheduled_changes")
    .selectAll()
    .where("product_id", "=", productId)
    .where("scheduled_change_id", "=", changeId)
    .executeTakeFirst();

const span = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`tstzrange(${from}, coalesce(${to}, ${from}), case when ${to} is null then '[]' else '[)' end)`;

/**
 * Whether another open price of the variant overlaps, or the product is published or withdrawn at the same
 * moment.
 */
export async function isTimeTaken(trx: Trx, change: NewRow<"scheduled_changes">): Promise<boolean> {
  let taken = trx
    .selectFrom("scheduled_changes")
    .select("scheduled_change_id")
    .where("state", "in", openStates);
  const from = sql`${change.starts_at}::timestamptz`;
  const to = sql`${change.ends_at ?? null}::timestamptz`;
  taken = change.variant_id
    ? taken
        .where("variant_id", "=", change.variant_id)
        .where(sql<boolean>`${span(sql.ref("starts_at"), sql.ref("ends_at"))} && ${span(from, to)}`)
    : taken
        .where("product_id", "=", change.product_id)
        .where("kind", "<>", "price")
        .where("starts_at", "=", change.starts_at);
  return (await taken.executeTakeFirst()) !== undefined;
}

export async function insertChange(trx: Trx, change: NewRow<"scheduled_changes">): Promise<number> {
  const { scheduled_change_id } = await trx
    .insertInto("scheduled_changes")
    .values(change)
    .returning("scheduled_change_id")
    .executeTakeFirstOrThrow();
  return scheduled_change_id;
}

export async function deleteChange(trx: Trx, changeId: number): Promise<void> {
  await trx.deleteFrom("scheduled_changes").where("scheduled_change_id", "=", changeId).execute();
}

export async function updateChange(
  trx: Trx,
  changeId: number,
  to: Partial<
    Pick<ScheduledRow, "state" | "ends_at" | "web_price_before_paise" | "selling_price_before_paise">
  >,
): Promise<void> {
  await trx.updateTable("scheduled_changes").set(to).where("scheduled_change_id", "=", changeId).execute();
}
