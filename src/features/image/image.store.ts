import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";

/** A master picture's bytes; undefined when there is none of that id. */
export async function readMaster(db: Db, imageId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("images")
    .select("bytes")
    .where("image_id", "=", imageId)
    .executeTakeFirst();
  return row?.bytes;
}

/** Puts a master picture in; the same picture taken again is the row that is there, with its slug. Answers its address. */
export async function keepImage(
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
