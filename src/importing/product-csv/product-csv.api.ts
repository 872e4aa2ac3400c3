import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { exportProducts } from "./export-products.ts";

export const productCsvApi = ({
  database: { db },
}: Services): Handlers<"GET /api/admin/products/export"> => ({
  "GET /api/admin/products/export": ({ query }) => exportProducts(db, query),
});
