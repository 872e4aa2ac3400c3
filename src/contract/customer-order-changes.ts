import { type Static, Type } from "typebox";
import { AddressCorrection } from "./address-correction.ts";
import { BilledCompany } from "./billed-company.ts";
import { OrderRow } from "./checkout.schemas.ts";
import { ownOrder, ownOrderErrors } from "./customer-orders.ts";
import { NamedObject, NonEmptyText, PositiveId, Text } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

export const SizeChoice = NamedObject("SizeChoice", {
  lineId: Type.Integer(),
  partPosition: Type.Optional(
    Type.Integer({
      description: "of a kit whose parts have sizes of their own: the part, by its place in the kit",
    }),
  ),
  productName: Type.String(),
  colourName: Type.String(),
  qty: Type.Integer(),
  size: Type.String({ description: "the size that the line has now" }),
  sizes: Type.Array(Type.String(), {
    description: "what it can have: its own, and those of which there are enough pieces",
  }),
});
export type SizeChoice = Static<typeof SizeChoice>;

export const OwnSizeChange = NamedObject("OwnSizeChange", {
  from: Text(20),
  to: NonEmptyText(20),
  partPosition: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: "of the part of a kit that changes alone; left out: the line",
    }),
  ),
});
export type OwnSizeChange = Static<typeof OwnSizeChange>;

/** What buyers may correct in their own orders until they are packed. The prices stay. */
export const customerOrderChanges = {
  "GET /api/orders/{orderNo}/size-choices": {
    operationId: "listSizeChoices",
    ...ownOrder,
    summary: "The lines of one of the caller's orders that can have another size (extension)",
    output: Type.Array(SizeChoice),
    errors: ownOrderErrors,
  },
  "POST /api/orders/{orderNo}/lines/{lineId}/size": {
    operationId: "changeOwnSize",
    ...ownOrder,
    summary: "Give a line of one of the caller's orders another size, before it is packed (extension)",
    params: Type.Object({ orderNo: NonEmptyText(40), lineId: PositiveId }),
    body: OwnSizeChange,
    output: OrderRow,
    errors: [
      ...ownOrderErrors,
      ...(["change_too_late", "line_not_found", "out_of_stock", "size_unknown"] as const),
      ...(["state_conflict", "version_conflict"] as const),
    ],
  },
  "POST /api/orders/{orderNo}/address": {
    operationId: "changeOwnAddress",
    ...ownOrder,
    summary:
      "Correct where one of the caller's orders goes, before it is packed; the country stays. Not by the link of an order whose e-mail address was never proved (extension)",
    body: AddressCorrection,
    output: OrderRow,
    errors: [...ownOrderErrors, "address_missing", "change_too_late", "state_conflict"],
  },
  "POST /api/orders/{orderNo}/billed-company": {
    operationId: "setOwnBilledCompany",
    ...ownOrder,
    summary:
      "Say which company one of the caller's orders is billed to, before its first invoice. Not by the link of an order whose e-mail address was never proved (extension)",
    body: BilledCompany,
    output: OrderRow,
    errors: [...ownOrderErrors, "change_too_late", "state_conflict", "vat_number_invalid"],
  },
} as const satisfies Record<string, ShopRoute>;
