import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Moment, PositiveId, Text } from "../wire.ts";

const StockParams = Type.Object({ stockId: Type.String({ pattern: "^\\d{1,9}~[A-Za-z0-9./ -]{0,20}$" }) });
const Pieces = Type.Union([Type.Integer(), Type.Null()], {
  description: "null: not counted, never sold out",
});

export const StockItem = Type.Object({
  id: Type.String({ description: "variant~size; the size is empty for the count over all sizes" }),
  variantId: Type.Integer(),
  productId: Type.Integer(),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  stock: Pieces,
  isPublished: Type.Boolean(),
});
export type StockItem = Static<typeof StockItem>;

export const StockMovement = Type.Object({
  id: Type.Integer(),
  stockId: Type.String(),
  at: Moment,
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  change: Type.Integer(),
  stockAfter: Type.Integer(),
  reason: Type.String(),
  orderNo: Type.String(),
  note: Type.String(),
  by: Type.String({ description: "who of the team; empty: a buyer's own step, or the store" }),
});
export type StockMovement = Static<typeof StockMovement>;

export const StockStep = Type.Object({
  seen: Type.Union([Type.Integer({ minimum: 0, maximum: 2147483647 }), Type.Null()], {
    description: "the stock as it was read; the step is refused when it is another by now",
  }),
  reason: Type.Enum(["received", "returned", "corrected", "counted", "no longer counted"]),
  pieces: Type.Integer({
    minimum: -1_000_000,
    maximum: 1_000_000,
    description: "how many came; with corrected, went where below 0; with counted, how many there are now",
  }),
  note: Type.Optional(Text(500)),
});
export type StockStep = Static<typeof StockStep>;

const catalogue = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminStock = {
  "GET /api/admin/stock": {
    ...catalogue,
    summary: "Everything that is counted or may be, by product, colour and size",
    query: ListQuery(["product", "stock"], {
      state: Type.Optional(Type.Enum(["low", "out", "counted", "uncounted"])),
      threshold: Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        default: 10,
        description: "low is this or less",
      }),
      productId: Type.Optional(PositiveId),
    }),
    output: ListOf(StockItem),
    errors: [],
  },
  "GET /api/admin/stock/{stockId}": {
    ...catalogue,
    summary: "One count",
    params: StockParams,
    output: StockItem,
    errors: ["not_found"],
  },
  "POST /api/admin/stock/{stockId}/movements": {
    ...catalogue,
    summary: "Receive, take back, correct or count pieces",
    params: StockParams,
    body: StockStep,
    output: StockItem,
    errors: ["not_found", "edited_meanwhile", "out_of_stock", "not_counted"],
  },
  "GET /api/admin/stock-movements": {
    ...catalogue,
    summary: "The ledger: every movement, newest first",
    query: ListQuery(["at"], {
      stockId: Type.Optional(StockParams.properties.stockId),
      orderNo: Type.Optional(Text(40)),
      reason: Type.Optional(Text(40)),
    }),
    output: ListOf(StockMovement),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
