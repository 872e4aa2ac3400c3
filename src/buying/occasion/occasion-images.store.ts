import { storedTranslations } from "../../catalogue/product/stored-translations.ts";
import type { OccasionImage } from "../../contract/admin/occasion-page.ts";
import type { OccasionId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** Whether all of these are uploaded images. They stay until the transaction ends. */
export async function hasImages(trx: Trx, images: readonly OccasionImage[]): Promise<boolean> {
  const ids = new Set(images.map(({ imageId }) => imageId));
  if (ids.size === 0) return true;
  const present = await trx
    .selectFrom("images")
    .select("image_id")
    .where("image_id", "in", [...ids])
    .forShare()
    .execute();
  return present.length === ids.size;
}

/** The images of an occasion's page, in their order, instead of those that it had. */
export async function saveImages(
  trx: Trx,
  occasionId: OccasionId,
  images: readonly OccasionImage[],
): Promise<void> {
  await trx.deleteFrom("occasion_images").where("occasion_id", "=", occasionId).execute();
  if (images.length === 0) return;
  await trx
    .insertInto("occasion_images")
    .values(
      images.map(({ imageId, alt, translations }, position) => ({
        occasion_id: occasionId,
        position,
        image_id: imageId,
        alt,
        translations: storedTranslations(translations),
      })),
    )
    .execute();
}
