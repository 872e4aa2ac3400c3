import { sql } from "kysely";
import type { ImportLine } from "../../contract/admin/product-imports.ts";
import type { StaffText } from "../../contract/staff-text.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { StoredLine, StoredProduct } from "../../platform/db/stored-values.ts";

export type ItemState = "read" | "planned" | "unchanged" | "wrong" | "done" | "undone" | "left";

interface NewItem {
  readonly state: ItemState;
  readonly isNew: boolean;
  readonly productId: number | null;
  readonly lines?: readonly StoredLine[];
  readonly result?: readonly ImportLine[];
}

const INSERT_SIZE = 200;

/** Stores the products of an import, in the order of the file. */
export async function insertItems(trx: Trx, importId: number, items: readonly NewItem[]): Promise<void> {
  for (let at = 0; at < items.length; at += INSERT_SIZE)
    await trx
      .insertInto("product_import_items")
      .values(
        items.slice(at, at + INSERT_SIZE).map((item, offset) => ({
          import_id: importId,
          position: at + offset,
          state: item.state,
          is_new: item.isNew,
          product_id: item.productId,
          lines: item.lines ? JSON.stringify(item.lines) : null,
          result: JSON.stringify(item.result ?? []),
        })),
      )
      .execute();
}

export async function deleteItems(trx: Trx, importId: number): Promise<void> {
  await trx.deleteFrom("product_import_items").where("import_id", "=", importId).execute();
}

/** The next items in a state, in the order of the file, or from its end. */
export const listItems = (
  db: Db | Trx,
  importId: number,
  { state, limit, fromEnd = false }: { state: ItemState; limit: number; fromEnd?: boolean },
) =>
  (db as Db)
    .selectFrom("product_import_items")
    .selectAll()
    .where("import_id", "=", importId)
    .where("state", "=", state)
    .orderBy("position", fromEnd ? "desc" : "asc")
    .limit(limit)
    .execute();
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

interface ItemChange {
  readonly state: ItemState;
  readonly product_id?: number;
  readonly result?: readonly ImportLine[];
  readonly plan_hash?: string;
  readonly unique_keys?: readonly string[];
  readonly before?: StoredProduct | null;
  readonly after?: StoredProduct;
  readonly note?: StaffText | "";
  /** Null: the lines are no longer needed. */
  readonly lines?: null;
}

export async function updateItem(
  trx: Trx,
  { import_id, position }: Pick<ItemRow, "import_id" | "position">,
  { result, before, after, unique_keys, ...change }: ItemChange,
): Promise<void> {
  await trx
    .updateTable("product_import_items")
    .set({
      ...change,
      ...(unique_keys && { unique_keys: JSON.stringify(unique_keys) }),
      ...(result && { result: JSON.stringify(result) }),
      ...(before && { before: JSON.stringify(before) }),
      ...(after && { after: JSON.stringify(after) }),
    })
    .where("import_id", "=", import_id)
    .where("position", "=", position)
    .execute();
}

/** The slugs and numbers that the products of an import take, in the order of the file. */
export const listKeys = (db: Db, importId: number) =>
  db
    .selectFrom("product_import_items")
    .select(["import_id", "position", "unique_keys", "result"])
    .where("import_id", "=", importId)
    .where("state", "in", ["planned", "unchanged"])
    .where(sql<boolean>`unique_keys ?| array(
      select key from (select jsonb_array_elements_text(unique_keys) as key from product_import_items
        where import_id = ${importId} and state in ('planned', 'unchanged')) as taken group by key having count(*) > 1)`)
    .orderBy("position")
    .execute();

/** How many products of each import are in each state. */
export async function countItems(db: Db, importIds: readonly number[]) {
  const { rows } = await sql<{ import_id: number; state: ItemState; is_new: boolean; count: number }>`
    select import_id, state, is_new, count(*)::int as count from product_import_items
    where import_id = any (${importIds}::int[]) group by import_id, state, is_new`.execute(db);
  return rows;
}

/** Items to show: those with a problem first. */
export const listShown = (db: Db, importId: number, limit: number) =>
  db
    .selectFrom("product_import_items")
    .select("result")
    .where("import_id", "=", importId)
    .where("state", "in", ["wrong", "planned"])
    .orderBy(sql`state = 'wrong'`, "desc")
    .orderBy("position")
    .limit(limit)
    .execute();

/** Items with a problem or a note, in the order of the file, after a position. */
export const listFaulty = (db: Db, importId: number, after: number, limit: number) =>
  db
    .selectFrom("product_import_items")
    .select(["position", "state", "product_id", "result", "note"])
    .select(sql<string>`coalesce(after ->> 'name', '')`.as("name"))
    .where("import_id", "=", importId)
    .where("position", ">", after)
    .where(({ eb, or }) => or([eb("state", "=", "wrong"), eb("note", "<>", "")]))
    .orderBy("position")
    .limit(limit)
    .execute();
