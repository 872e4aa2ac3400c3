import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { previewClaimMail } from "./preview-claim-mail.ts";

export const claimMailApi = ({
  database: { db },
  config: { publicUrl },
  settings,
  calendar,
}: Services): Handlers<"GET /api/admin/occasions/{occasionId}/claim-mail"> => ({
  "GET /api/admin/occasions/{occasionId}/claim-mail": ({ params, query, now }) =>
    previewClaimMail(db, {
      ...params,
      ...query,
      store: { ...settings.current(), publicUrl },
      calendar,
      now,
    }),
});
