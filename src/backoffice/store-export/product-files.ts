import { sql } from "kysely";
import { readCategories } from "../../importing/product-csv/product-csv.store.ts";
import type { KnownCategories, ProductState } from "../../importing/product-csv/product-state.ts";
import { readProductStates } from "../../importing/product-csv/read-existing-catalogue.ts";
import { productCsvHeadings, productCsvLines } from "../../importing/product-csv/write-product-csv.ts";
import { csvLines, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Trx } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readWrittenLanguages, rowsOf } from "./store-export.store.ts";

export interface ExportedImage {
  readonly imageId: string;
  /** Its name in the archive's folder of images. */
  readonly fileName: string;
}

const fileNameOf = (image: { image_id: string; slug: string; media_type: string }): string =>
  `${image.slug}-${image.image_id}.${image.media_type.replace("image/", "").replace("jpeg", "jpg")}`;

interface ImageRow {
  readonly image_id: string;
  readonly slug: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
}

export const imageHeadings = ["file", "image_id", "width", "height", "created_at"] as const;

/** The list of all images, as the chunks of a CSV file; each image is pushed to `found`. */
export async function* imagesCsv(
  trx: Trx,
  found: ExportedImage[],
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  yield writeCsv([imageHeadings]);
  const query = sql`select image_id, slug, media_type, width, height, created_at from images order by image_id`;
  for await (const rows of rowsOf<ImageRow>(trx, "images", query)) {
    const named = rows.map((row) => ({ ...row, fileName: fileNameOf(row) }));
    onRows(rows.length);
    found.push(...named.map(({ image_id, fileName }) => ({ imageId: image_id, fileName })));
    yield csvLines(
      named.map(({ fileName, image_id, width, height, created_at }) => [
        ...[quoteCell(fileName), image_id, String(width), String(height), created_at.toISOString()],
      ]),
    );
  }
}

/** All products as the chunks of the CSV file that an import takes, with their images by the names of the archive's files. */
export async function* productsCsv(
  trx: Trx,
  images: readonly ExportedImage[],
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const known = { categories: withNames(await readCategories(trx)) };
  const fileNames = new Map(images.map(({ imageId, fileName }) => [imageId, fileName]));
  const languages = await readWrittenLanguages(trx);
  yield writeCsv([productCsvHeadings(await readBaseCurrency(trx), languages)]);
  const query = sql`select product_id from products where category_id is not null order by product_id`;
  for await (const rows of rowsOf<{ product_id: number }>(trx, "products", query)) {
    const states = await readProductStates(
      trx,
      rows.map(({ product_id }) => product_id),
    );
    const lines = rows.flatMap(({ product_id }) => {
      const product = states.get(product_id);
      return product ? productCsvLines(withImageFiles(product, fileNames), known, languages) : [];
    });
    onRows(lines.length);
    yield csvLines(lines);
  }
}

const withImageFiles = (product: ProductState, fileNames: ReadonlyMap<string, string>): ProductState => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    imageUrls: variant.images.flatMap(({ imageId }) => {
      const fileName = fileNames.get(imageId);
      return fileName ? `images/${fileName}` : [];
    }),
  })),
});

/** Another store has no slugs of ours: it makes categories by their names, unless two have the same. */
function withNames(categories: KnownCategories["categories"]): KnownCategories["categories"] {
  const names = categories.map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length
    ? categories
    : categories.map((each) => ({ ...each, slug: each.name }));
}
