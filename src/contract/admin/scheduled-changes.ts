import { type Static, Type } from "typebox";
import { Amount, NamedObject, PositiveId, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { Price } from "./products.ts";

const UtcTime = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$",
  title: "FutureTime",
  description: "ISO 8601, UTC; a time in the past takes effect at once",
});

export const ScheduledChangeInput = Type.Union(
  [
    Type.Object({
      kind: Type.Literal("price"),
      variantId: PositiveId,
      webPrice: Price,
      sellingPrice: Price,
      startsAt: UtcTime,
      endsAt: Type.Union([UtcTime, Type.Null()], {
        description: "the earlier price applies again after this time; null: permanent",
      }),
    }),
    Type.Object({ kind: Type.Enum(["publish", "withdraw"]), startsAt: UtcTime }),
  ],
  { title: "ScheduledChangeInput" },
);
export type ScheduledChangeInput = Static<typeof ScheduledChangeInput>;

export const ScheduledChange = NamedObject("ScheduledChange", {
  id: Type.Integer(),
  kind: Type.Enum(["price", "publish", "withdraw"]),
  state: Type.Enum(["coming", "running"], {
    description: "running: a price that is in effect and will end",
  }),
  variantId: Type.Union([Type.Integer(), Type.Null()]),
  colourName: Type.String(),
  webPrice: Type.Union([Amount, Type.Null()]),
  sellingPrice: Type.Union([Amount, Type.Null()]),
  returningPrice: Type.Union([Amount, Type.Null()], {
    description: "while running: the selling price that applies afterwards",
  }),
  startsAt: Timestamp,
  endsAt: Type.Union([Timestamp, Type.Null()]),
});
export type ScheduledChange = Static<typeof ScheduledChange>;

const ScheduledChanges = NamedObject("ScheduledChanges", { changes: Type.Array(ScheduledChange) });
const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;
const ProductParams = Type.Object({ productId: PositiveId });

export const adminScheduledChanges = {
  "GET /api/admin/products/{productId}/scheduled-changes": {
    operationId: "listScheduledChanges",
    ...catalogue,
    summary: "The scheduled changes of a product, next first",
    params: ProductParams,
    output: ScheduledChanges,
    errors: [],
  },
  "POST /api/admin/products/{productId}/scheduled-changes": {
    operationId: "scheduleChange",
    ...catalogue,
    summary: "Schedule a price, temporary or permanent, or when a product is published or withdrawn",
    params: ProductParams,
    body: ScheduledChangeInput,
    output: ScheduledChanges,
    errors: ["not_found", "variant_unknown", "price_invalid", "time_invalid", "schedule_overlap"],
  },
  "POST /api/admin/products/{productId}/scheduled-changes/{changeId}/remove": {
    operationId: "removeScheduledChange",
    ...catalogue,
    summary: "Cancel a scheduled change, or end a running price now",
    params: Type.Object({ productId: PositiveId, changeId: PositiveId }),
    body: Type.Object({
      state: Type.Enum(["coming", "running"], {
        description: "the state that was read; refused when it has changed",
      }),
    }),
    output: ScheduledChanges,
    errors: ["not_found", "version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
