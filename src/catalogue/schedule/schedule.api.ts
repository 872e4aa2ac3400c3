import type { ScheduledChange } from "../../contract/admin/scheduled-changes.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { CatalogueServices } from "../services.ts";
import { cancelScheduledChange, scheduleChange } from "./change-schedule.ts";
import { listOpenChanges, type OpenChange } from "./schedule.store.ts";

type ScheduleCalls =
  | "GET /api/admin/products/{productId}/schedule"
  | "POST /api/admin/products/{productId}/schedule"
  | "POST /api/admin/products/{productId}/schedule/{changeId}/remove";

export const scheduleApi = ({
  database: { db },
  catalogue,
  jobs,
}: CatalogueServices): Handlers<ScheduleCalls> => {
  const readSchedule = async (productId: ProductId) => ({
    changes: (await listOpenChanges(db, productId)).map(changeResponse),
  });
  return {
    "GET /api/admin/products/{productId}/schedule": ({ params }) => readSchedule(params.productId),

    async "POST /api/admin/products/{productId}/schedule"({ params, body, ...staff }) {
      const refused = await scheduleChange(db, jobs, { ...params, input: body, staff, now: staff.now });
      return refused ?? readSchedule(params.productId);
    },

    async "POST /api/admin/products/{productId}/schedule/{changeId}/remove"({ params, body, ...staff }) {
      const refused = await cancelScheduledChange(db, { ...body, ...params, staff, now: staff.now });
      if (refused) return refused;
      await catalogue.refresh();
      return readSchedule(params.productId);
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
