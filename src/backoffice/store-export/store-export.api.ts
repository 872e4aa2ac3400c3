import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { makeExportLink } from "./make-export-link.ts";
import { readExportSize } from "./store-export.store.ts";

export const storeExportApi = ({
  database: { db },
}: Services): Handlers<"GET /api/admin/store-export" | "POST /api/admin/store-export"> => ({
  "GET /api/admin/store-export": () => readExportSize(db),
  "POST /api/admin/store-export": ({ now, headers, ...staff }) =>
    makeExportLink(db, staff, headers["x-xsrf-token"] ?? "", now),
});
