import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { imageIdOf } from "./master.ts";

interface Master {
  readonly bytes: Buffer;
  /** `image/webp`, for example. */
  readonly mediaType: string;
}

/** A master image. Undefined when there is none with that id. */
export async function findMaster(db: Db, imageId: string): Promise<Master | undefined> {
  const row = await db
    .selectFrom("images")
    .select(["bytes", "media_type"])
    .where("image_id", "=", imageId)
    .executeTakeFirst();
  return row && { bytes: row.bytes, mediaType: row.media_type };
}

/**
 * The ids of the images that the shop shows, in the order in which visitors come to them: home page, the first image of each variant,
 * all others.
 */
export async function readShownImages(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ image_id: string }>`
    select image_id, min(place) as place from (
      select image_id, 0 as place from slides union all select image_id, 0 from home_tiles
      union all
      select images.image_id, case when images.position = 0 then 1 else 2 end from variant_images images
        join product_variants using (variant_id) join products using (product_id) where withdrawn_at is null
    ) shown where image_id is not null group by image_id order by place, image_id limit ${limit}`.execute(db);
  return rows.map(({ image_id }) => image_id);
}

/** The id of the stored master image that has exactly these bytes. Undefined: there is none. */
export async function findSameImage(db: Db, bytes: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom("images")
    .select("image_id")
    .where("image_id", "=", imageIdOf(bytes))
    .executeTakeFirst();
  return row?.image_id;
}

/**
 * Saves a master image. The same image uploaded again keeps its first row and slug. Returns its id and slug.
 */
export async function saveImage(
  trx: Trx,
  image: NewRow<"images">,
): Promise<{ readonly imageId: string; readonly slug: string }> {
  await trx
    .insertInto("images")
    .values(image)
    .onConflict((conflict) => conflict.column("image_id").doNothing())
    .execute();
  const { image_id: imageId, slug } = await trx
    .selectFrom("images")
    .select(["image_id", "slug"])
    .where("image_id", "=", image.image_id)
    .executeTakeFirstOrThrow();
  return { imageId, slug };
}
