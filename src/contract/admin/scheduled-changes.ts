import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { Amount, Moment, PositiveId } from "../wire.ts";

const When = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$",
  description: "ISO 8601, UTC; what is past takes effect at once",
});
const Rupees = Type.Number({ minimum: 0, maximum: 1_000_000, description: "decimal rupees, whole paise" });

export const ScheduleInput = Type.Union([
  Type.Object({
    kind: Type.Literal("price"),
    variantId: PositiveId,
    webPrice: Rupees,
    sellingPrice: Rupees,
    startsAt: When,
    endsAt: Type.Union([When, Type.Null()], { description: "then the price before returns; null: for good" }),
  }),
  Type.Object({ kind: Type.Enum(["publish", "withdraw"]), startsAt: When }),
]);
export type ScheduleInput = Static<typeof ScheduleInput>;

export const ScheduledChange = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(["price", "publish", "withdraw"]),
  state: Type.Enum(["coming", "running"], { description: "running: a price that is to end" }),
  variantId: Type.Union([Type.Integer(), Type.Null()]),
  colourName: Type.String(),
  webPrice: Type.Union([Amount, Type.Null()]),
  sellingPrice: Type.Union([Amount, Type.Null()]),
  returningPrice: Type.Union([Amount, Type.Null()], {
    description: "while it runs: the selling price that returns",
  }),
  startsAt: Moment,
  endsAt: Type.Union([Moment, Type.Null()]),
});
export type ScheduledChange = Static<typeof ScheduledChange>;

const Schedule = Type.Object({ changes: Type.Array(ScheduledChange) });
const catalogue = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;
const ProductParams = Type.Object({ productId: PositiveId });

export const adminScheduledChanges = {
  "GET /api/admin/products/{productId}/schedule": {
    ...catalogue,
    summary: "What will change of a product by itself, the next first",
    params: ProductParams,
    output: Schedule,
    errors: [],
  },
  "POST /api/admin/products/{productId}/schedule": {
    ...catalogue,
    summary: "Schedule a price, for a while or for good, or when a product enters or leaves the shop",
    params: ProductParams,
    body: ScheduleInput,
    output: Schedule,
    errors: ["not_found", "variant_unknown", "price_invalid", "time_wrong", "time_taken"],
  },
  "POST /api/admin/products/{productId}/schedule/{changeId}/remove": {
    ...catalogue,
    summary: "Take back what is coming, or end now a price that is running",
    params: Type.Object({ productId: PositiveId, changeId: PositiveId }),
    body: Type.Object({
      state: Type.Enum(["coming", "running"], {
        description: "as it was read; refused when it is another by now",
      }),
    }),
    output: Schedule,
    errors: ["not_found", "edited_meanwhile"],
  },
} as const satisfies Record<string, StaffRoute>;
