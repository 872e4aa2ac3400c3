import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { exportProducts } from "./export-products.ts";
import { importProducts } from "./import-products.ts";

type ProductCsvCalls = "GET /api/admin/products/export" | "POST /api/admin/products/import";

export const productCsvApi = ({ database: { db }, catalog, jobs }: Services): Handlers<ProductCsvCalls> => ({
  "GET /api/admin/products/export": ({ query }) => exportProducts(db, query),

  async "POST /api/admin/products/import"({ body, ...staff }) {
    const response = await importProducts(db, { input: body, staff, now: staff.now, jobs });
    if (!isRefusal(response) && response.isDone) await catalog.refresh();
    return response;
  },
});
