import { sql } from "kysely";
import type { UserId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** The URLs that imports named for these variants so far, in order, whatever became of them. */
export const listImageUrls = (db: Db | Trx, variantIds: readonly number[]) =>
  (db as Db)
    .selectFrom("import_images")
    .select(["variant_id", "url"])
    .where("variant_id", "in", variantIds.length ? variantIds : [0])
    .orderBy("position")
    .orderBy("import_image_id")
    .execute();

interface Requested {
  readonly variantId: VariantId;
  /** Each by its URL, or by the file of a zip whose name `url` then is. */
  readonly images: readonly { readonly url: string; readonly fileId: number | null }[];
  /** The position of the first of them; the others follow it. */
  readonly position: number;
  readonly userId: UserId;
  readonly now: Date;
}

/** Adds images to make for a variant. Returns the ids of those that nobody named before. */
export async function insertImageRequests(
  trx: Trx,
  { variantId, images, position, userId, now }: Requested,
): Promise<number[]> {
  const rows = images.map(({ url, fileId }, at) => ({
    variant_id: variantId,
    url,
    file_id: fileId,
    position: position + at,
    requested_by: userId,
    requested_at: now,
  }));
  const inserted = await trx
    .insertInto("import_images")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["variant_id", "url"]).doNothing())
    .returning("import_image_id")
    .execute();
  return inserted.map(({ import_image_id }) => import_image_id);
}

/** An image that waits, with its product. Undefined: it is settled, or the variant is gone. */
export const findWaiting = (db: Db | Trx, importImageId: number) =>
  (db as Db)
    .selectFrom("import_images")
    .innerJoin("product_variants", "product_variants.variant_id", "import_images.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["import_image_id", "import_images.variant_id", "products.product_id", "url", "attempts"])
    .select(["import_images.position", "products.name", "colour_name", "file_id"])
    .where("import_image_id", "=", importImageId)
    .where("state", "=", "waiting")
    .executeTakeFirst();

/** The images of a variant that imports named after this position. */
export async function listLaterImages(
  trx: Trx,
  { variant_id, position }: { variant_id: VariantId; position: number },
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom("import_images")
    .select("image_id")
    .where("variant_id", "=", variant_id)
    .where("position", ">", position)
    .execute();
  return new Set(rows.flatMap(({ image_id }) => image_id ?? []));
}

/** The image that was made of the same file, or of the same URL, for another variant. */
export function findMade(db: Db, { url, file_id: fileId }: { url: string; file_id: number | null }) {
  const made = db
    .selectFrom("import_images")
    .innerJoin("images", "images.image_id", "import_images.image_id")
    .select("images.image_id")
    .where("state", "=", "done");
  return (
    fileId === null ? made.where("url", "=", url) : made.where("file_id", "=", fileId)
  ).executeTakeFirst();
}

/** Records how an attempt ended. */
export async function saveOutcome(
  trx: Trx,
  importImageId: number,
  outcome: { state: "waiting" | "done" | "failed"; problem: string; image_id: string | null },
): Promise<void> {
  await trx
    .updateTable("import_images")
    .set((eb) => ({ ...outcome, attempts: eb("attempts", "+", 1) }))
    .where("import_image_id", "=", importImageId)
    .execute();
}

/** How many images wait, and the first that failed. */
export async function readOpenImages(db: Db, limit: number) {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
    from import_images where state in ('waiting', 'failed')`.execute(db);
  const failed = await db
    .selectFrom("import_images")
    .innerJoin("product_variants", "product_variants.variant_id", "import_images.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["import_image_id", "products.product_id", "products.name", "colour_name", "url", "problem"])
    .where("state", "=", "failed")
    .orderBy("import_image_id")
    .limit(limit)
    .execute();
  return { waiting: rows[0]?.waiting ?? 0, failedCount: rows[0]?.failed ?? 0, failed };
}

/** Settles failed images; without ids all of them. Returns the ids that changed. */
export async function settleFailed(
  trx: Trx,
  ids: readonly number[],
  state: "waiting" | "dismissed",
): Promise<number[]> {
  const update = trx.updateTable("import_images").set({ state, attempts: 0 }).where("state", "=", "failed");
  const changed = await (ids.length > 0 ? update.where("import_image_id", "in", ids) : update)
    .returning("import_image_id")
    .execute();
  return changed.map(({ import_image_id }) => import_image_id);
}

/** Forgets that an import asked for these images. Returns the ids of those that were fetched. */
export async function forgetImages(
  trx: Trx,
  asked: readonly { readonly variantId: VariantId; readonly url: string }[],
): Promise<ReadonlySet<string>> {
  const imageIds = new Set<string>();
  for (const { variantId, url } of asked) {
    const row = await trx
      .deleteFrom("import_images")
      .where("variant_id", "=", variantId)
      .where("url", "=", url)
      .returning("image_id")
      .executeTakeFirst();
    if (row?.image_id) imageIds.add(row.image_id);
  }
  return imageIds;
}
