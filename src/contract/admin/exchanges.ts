import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { staffOrderCall } from "./orders.ts";

const Version = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0, maximum: 99_999 });

export const ReceiveExchangeInput = NamedObject("ReceiveExchangeInput", {
  version: Version,
  pieces: Type.Array(
    Type.Object({
      lineId: PositiveId,
      variantId: PositiveId,
      from: NonEmptyText(20),
      backToStock: Count,
      writtenOff: Count,
    }),
    { minItems: 1, maxItems: 20 },
  ),
});
export type ReceiveExchangeInput = Static<typeof ReceiveExchangeInput>;

const params = Type.Object({ orderNo: NonEmptyText(40), returnId: PositiveId });
const errors = ["order_not_found", "not_found", "version_conflict", "state_conflict"] as const;

/** The steps of an exchange for another size, which a customer asked for. */
export const adminExchanges = {
  "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive": {
    operationId: "receiveExchange",
    ...staffOrderCall,
    summary: "The old pieces are back, in stock or written off; the new ones are ordered free of charge",
    params,
    body: ReceiveExchangeInput,
    errors: [...errors, "return_too_large", "out_of_stock"],
  },
  "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/decline": {
    operationId: "declineExchange",
    ...staffOrderCall,
    summary: "Decline an exchange with a reason, which is mailed; what it reserved is free again",
    params,
    body: NamedObject("DeclineExchangeInput", { version: Version, reason: NonEmptyText(450) }),
    errors,
  },
} as const satisfies Record<string, StaffRoute>;
