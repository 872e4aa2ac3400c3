import type { Handlers } from "../../contract/handler.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { readOpenImages } from "./import-image.store.ts";
import { settleFailedImages } from "./settle-failed-images.ts";

type ImportImageCalls = "GET /api/admin/import-images" | "POST /api/admin/import-images/failed";

const MAX_SHOWN = 100;

export const importImageApi = ({ database: { db }, jobs }: Services): Handlers<ImportImageCalls> => ({
  "GET /api/admin/import-images": () => openImages(db),

  async "POST /api/admin/import-images/failed"({ body }) {
    await settleFailedImages(db, jobs, body);
    return openImages(db);
  },
});

async function openImages(db: Db) {
  const { failed, ...counts } = await readOpenImages(db, MAX_SHOWN);
  return {
    ...counts,
    failed: failed.map(({ import_image_id, product_id, name, colour_name, url, problem }) => ({
      id: import_image_id,
      productId: product_id,
      url,
      problem: storedStaffText(problem),
      name: [name, colour_name].filter(Boolean).join(", "),
    })),
  };
}
