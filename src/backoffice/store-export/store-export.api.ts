import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { makeExportLink } from "./make-export-link.ts";
import { readExportSize } from "./store-export.store.ts";

export const storeExportApi = ({
  database: { db },
}: Services): Handlers<"GET /api/admin/export" | "POST /api/admin/export"> => ({
  "GET /api/admin/export": () => readExportSize(db),
  "POST /api/admin/export": ({ now, headers, ...staff }) =>
    makeExportLink(db, staff, headers["x-xsrf-token"] ?? "", now),
});
