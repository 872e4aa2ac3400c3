import { type Static, Type } from "typebox";
import { NamedObject, PositiveId, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { ReceiveExchangeInput } from "./exchanges.ts";
import { OrderExportRow } from "./orders.schemas.ts";
import { OrderParams } from "./orders.ts";

const row = OrderExportRow.properties;

/** An order for whoever packs it: no price, no e-mail address. */
export const PackingRow = NamedObject("PackingRow", {
  id: row.id,
  placedAt: row.placedAt,
  recipientName: row.recipientName,
  street: row.street,
  city: row.city,
  region: row.region,
  postcode: row.postcode,
  country: row.country,
  telephone: row.telephone,
  weightGrams: row.weightGrams,
  timeZone: Type.String(),
  waitsSince: row.waitsSince,
  lines: row.lines,
  isGift: Type.Boolean({ description: "no document with prices may lie in its parcel" }),
  queue: Type.Enum(["pack", "send"]),
});
export type PackingRow = Static<typeof PackingRow>;

export const PackingExchange = NamedObject("PackingExchange", {
  id: PositiveId,
  name: Type.String(),
  version: Type.Integer(),
  office: Type.String(),
  backBy: Timestamp,
  isLapsed: Type.Boolean(),
  isSent: Type.Boolean(),
  pieces: Type.Array(
    Type.Object({
      lineId: PositiveId,
      variantId: PositiveId,
      productName: Type.String(),
      from: Type.String(),
      to: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
});
export type PackingExchange = Static<typeof PackingExchange>;

const packing = { tag: "Admin: orders", auth: "staff", roles: ["packing", "support", "admin"] } as const;

/** What whoever packs and sends sees of orders, and does. */
export const adminPacking = {
  "GET /api/admin/packing": {
    operationId: "listPacking",
    ...packing,
    summary: "The orders that are to be packed or sent, with address and bins and without prices",
    query: ListQuery(["placedAt"], {
      queue: Type.Enum(["pack", "send"], { default: "pack", description: "what they wait for" }),
    }),
    output: ListOf(PackingRow),
    errors: [],
  },
  "POST /api/admin/packing/{orderNo}/packed": {
    operationId: "setPacked",
    ...packing,
    summary: "Say that an order is packed, or not after all",
    params: OrderParams,
    body: Type.Object({ isPacked: Type.Boolean() }),
    output: Type.Object({ isPacked: Type.Boolean() }),
    errors: ["order_not_found", "state_conflict"],
  },
  "GET /api/admin/packing-exchanges": {
    operationId: "listPackingExchanges",
    ...packing,
    summary: "The exchanges of which the old size is to come, the one that ends first first",
    query: ListQuery(["backBy"], {}),
    output: ListOf(PackingExchange),
    errors: [],
  },
  "POST /api/admin/packing-exchanges/{returnId}/receive": {
    operationId: "receivePackingExchange",
    ...packing,
    summary: "The old pieces are back, in stock or written off; the new ones are ordered free of charge",
    params: Type.Object({ returnId: PositiveId }),
    body: ReceiveExchangeInput,
    output: Type.Object({
      replacementNo: Type.String({ description: "the order of the new pieces" }),
    }),
    errors: [
      ...(["order_not_found", "not_found", "version_conflict", "state_conflict"] as const),
      ...(["return_too_large", "out_of_stock"] as const),
    ],
  },
} as const satisfies Record<string, StaffRoute>;
