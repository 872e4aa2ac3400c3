import type { VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { storedTranslations } from "./stored-translations.ts";

/** The most images of a variant, as in the editor. */
const MAX_IMAGES = 20;

interface AddedImage {
  readonly imageId: string;
  readonly alt: string;
  /** The new image comes before the first of these images; if there is none of them, it is the last. */
  readonly before: ReadonlySet<string>;
}

/**
 * Adds an image to a variant whose product is locked. Without effect when it is there already. False: the
 * variant has as many as it may.
 */
export async function addVariantImage(
  trx: Trx,
  variantId: VariantId,
  { imageId, alt, before }: AddedImage,
): Promise<boolean> {
  const present = await trx
    .selectFrom("variant_images")
    .select(["image_id", "alt", "translations"])
    .where("variant_id", "=", variantId)
    .orderBy("position")
    .execute();
  if (present.some(({ image_id }) => image_id === imageId)) return true;
  if (present.length >= MAX_IMAGES) return false;
  const next = present.findIndex(({ image_id }) => before.has(image_id));
  const images = present.toSpliced(next < 0 ? present.length : next, 0, {
    image_id: imageId,
    alt,
    translations: {},
  });
  await trx.deleteFrom("variant_images").where("variant_id", "=", variantId).execute();
  await trx
    .insertInto("variant_images")
    .values(
      images.map((image, position) => ({
        ...image,
        variant_id: variantId,
        position,
        translations: storedTranslations(image.translations),
      })),
    )
    .execute();
  const ofVariant = trx
    .selectFrom("product_variants")
    .select("product_id")
    .where("variant_id", "=", variantId);
  await trx
    .updateTable("products")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("product_id", "=", ofVariant)
    .execute();
  return true;
}
