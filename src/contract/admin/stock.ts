import { type Static, Type } from "typebox";
import { Bin, Day, NamedObject, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const StockParams = Type.Object({ stockId: Type.String({ pattern: "^\\d{1,9}~[A-Za-z0-9./ -]{0,20}$" }) });
const StockCount = Type.Union([Type.Integer(), Type.Null()], {
  description: "what can be sold; null: not counted, so never sold out",
});

export const AnnouncedDelivery = Type.Object({
  expectedOn: Day,
  pieces: Type.Integer({ minimum: 1, maximum: 1_000_000, description: "still to come" }),
});
const MaybeDelivery = Type.Union([AnnouncedDelivery, Type.Null()], {
  description: "the delivery that is expected next; null: none is announced",
});

export const StockItem = NamedObject("StockItem", {
  id: Type.String({ description: "variant~size; the size is empty for stock counted over all sizes" }),
  variantId: Type.Integer(),
  productId: Type.Integer(),
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  skuCode: Type.String(),
  bin: Type.String({
    description: "where it lies in the store room; of stock over all sizes, all their bins; empty: not known",
  }),
  stock: StockCount,
  reserved: Type.Integer({ description: "pieces that are sold and not sent" }),
  onHand: Type.Union([Type.Integer(), Type.Null()], {
    description: "the pieces that lie there: stock and reserved together; null: not counted",
  }),
  isPublished: Type.Boolean(),
  waiting: Type.Integer({ description: "how many have asked to be told when it is back" }),
  queued: Type.Integer({ description: "how many wait for a kit that has it; it goes to them first" }),
  delivery: MaybeDelivery,
});
export type StockItem = Static<typeof StockItem>;

export const StockMovement = NamedObject("StockMovement", {
  id: Type.Integer(),
  stockId: Type.String(),
  at: Timestamp,
  productName: Type.String(),
  colourName: Type.String(),
  size: Type.String(),
  change: Type.Integer(),
  stockAfter: Type.Integer(),
  reason: Type.String(),
  orderNo: Type.String(),
  note: Type.String(),
  by: Type.String({ description: "staff member; empty: a customer or the store" }),
});
export type StockMovement = Static<typeof StockMovement>;

export const StockMovementInput = NamedObject("StockMovementInput", {
  seen: Type.Union([Type.Integer({ minimum: 0, maximum: 2147483647 }), Type.Null()], {
    description: "the stock that was read; refused when it has changed",
  }),
  reason: Type.Enum(["received", "returned", "corrected", "counted", "no longer counted"]),
  pieces: Type.Integer({
    minimum: -1_000_000,
    maximum: 1_000_000,
    description:
      "how many were received or returned; for corrected, negative when some are missing; for counted, the pieces that lie there, also those that are sold and not sent",
  }),
  note: Type.Optional(Text(500)),
});
export type StockMovementInput = Static<typeof StockMovementInput>;

const catalogue = { tag: "Admin: stock", auth: "staff", roles: ["catalogue", "admin"] } as const;
/** Support is asked about it all day, and changes nothing. */
const readable = { ...catalogue, roles: ["support", "catalogue", "admin"] } as const;
/** Who packs looks where something lies, and says where it lies now. */
const ofStoreRoom = { ...catalogue, roles: ["packing", "catalogue", "admin"] } as const;
const readInStoreRoom = { ...catalogue, roles: ["packing", "support", "catalogue", "admin"] } as const;

export const adminStock = {
  "GET /api/admin/stock": {
    operationId: "listStock",
    ...readInStoreRoom,
    summary: "All stock, by product, colour and size; what is not counted is included",
    query: ListQuery(["product", "stock"], {
      state: Type.Optional(Type.Enum(["low", "out", "counted", "uncounted"])),
      threshold: Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        default: 10,
        description: "stock of this or less is low",
      }),
      productId: Type.Optional(PositiveId),
    }),
    output: ListOf(StockItem),
    errors: [],
  },
  "GET /api/admin/stock/{stockId}": {
    operationId: "readStock",
    ...readInStoreRoom,
    summary: "One stock count",
    params: StockParams,
    output: StockItem,
    errors: ["not_found"],
  },
  "POST /api/admin/stock/{stockId}/movements": {
    operationId: "recordStockMovement",
    ...catalogue,
    summary: "Record a stock movement: received, returned, corrected, counted or no longer counted",
    params: StockParams,
    body: StockMovementInput,
    output: StockItem,
    errors: ["not_found", "version_conflict", "out_of_stock", "stock_not_counted"],
  },
  "PUT /api/admin/stock/{stockId}/delivery": {
    operationId: "announceDelivery",
    ...catalogue,
    summary:
      "Announce the next delivery of a SKU, move it or call it off; whoever claims a kit that is out may wait for it",
    params: StockParams,
    body: Type.Object({ delivery: MaybeDelivery }),
    output: StockItem,
    errors: ["not_found"],
  },
  "PUT /api/admin/stock/{stockId}/bin": {
    operationId: "setBin",
    ...ofStoreRoom,
    summary: "Say in which bin a SKU lies, or, for stock counted over all sizes, all of them",
    params: StockParams,
    body: Type.Object({ bin: Bin }),
    output: StockItem,
    errors: ["not_found"],
  },
  "GET /api/admin/stock-movements": {
    operationId: "listStockMovements",
    ...readable,
    summary: "All stock movements, newest first",
    query: ListQuery(["at"], {
      stockId: Type.Optional(StockParams.properties.stockId),
      orderNo: Type.Optional(Text(40)),
      reason: Type.Optional(Text(40)),
    }),
    output: ListOf(StockMovement),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
