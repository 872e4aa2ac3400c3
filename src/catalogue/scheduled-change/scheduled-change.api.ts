import type { ScheduledChange } from "../../contract/admin/scheduled-changes.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { CatalogueServices } from "../services.ts";
import { cancelScheduledChange, scheduleChange } from "./schedule-change.ts";
import { listOpenChanges, type OpenChange } from "./scheduled-change.store.ts";

type ScheduledChangeCalls =
  | "GET /api/admin/products/{productId}/scheduled-changes"
  | "POST /api/admin/products/{productId}/scheduled-changes"
  | "POST /api/admin/products/{productId}/scheduled-changes/{changeId}/remove";

export const scheduledChangeApi = ({
  database: { db },
  catalogue,
  jobs,
}: CatalogueServices): Handlers<ScheduledChangeCalls> => {
  const readScheduledChanges = async (productId: ProductId) => ({
    changes: (await listOpenChanges(db, productId)).map(changeResponse),
  });
  return {
    "GET /api/admin/products/{productId}/scheduled-changes": ({ params }) =>
      readScheduledChanges(params.productId),

    async "POST /api/admin/products/{productId}/scheduled-changes"({ params, body, ...staff }) {
      const refused = await scheduleChange(db, jobs, { ...params, input: body, staff, now: staff.now });
      return refused ?? readScheduledChanges(params.productId);
    },

    async "POST /api/admin/products/{productId}/scheduled-changes/{changeId}/remove"({
      params,
      body,
      ...staff
    }) {
      const refused = await cancelScheduledChange(db, { ...body, ...params, staff, now: staff.now });
      if (refused) return refused;
      await catalogue.refresh();
      return readScheduledChanges(params.productId);
    },
  };
};

const rupees = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

const changeResponse = (row: OpenChange): ScheduledChange => ({
  id: row.scheduled_change_id,
  kind: row.kind,
  state: row.state === "running" ? "running" : "coming",
  variantId: row.variant_id,
  colourName: row.colour_name ?? "",
  webPrice: rupees(row.web_price_paise),
  sellingPrice: rupees(row.selling_price_paise),
  returningPrice: row.state === "running" ? rupees(row.selling_price_before_paise) : null,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
});
