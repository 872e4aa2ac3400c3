import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { imageIdOf } from "./master.ts";

/** The bytes of a master image. Undefined when there is none with that id. */
export async function findMaster(db: Db, imageId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("images")
    .select("bytes")
    .where("image_id", "=", imageId)
    .executeTakeFirst();
  return row?.bytes;
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
