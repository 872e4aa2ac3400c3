import { type Static, Type } from "typebox";
import { DeliveryAddress } from "./checkout.schemas.ts";
import type { Route } from "./route.ts";

const { isBilling: _order, id: _none, ...fields } = DeliveryAddress.properties;

/** A delivery address as its owner last typed it. */
export const SavedAddress = Type.Object({
  savedAddressId: Type.String(),
  ...fields,
  postalCode: Type.String(),
});
export type SavedAddress = Static<typeof SavedAddress>;

/** What a buyer may ask of the addresses the store remembers for them; another's do not exist. */
export const savedAddresses = {
  "GET /api/accounts/addresses": {
    tag: "Accounts",
    summary: "One's own saved delivery addresses, the last used first (ours)",
    auth: "user",
    output: Type.Array(SavedAddress),
    errors: [],
  },
  "POST /api/accounts/addresses/{savedAddressId}/remove": {
    tag: "Accounts",
    summary: "Forget a saved address of one's own: 1 forgotten, 0 gone already (ours)",
    auth: "user",
    params: Type.Object({
      savedAddressId: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
    }),
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: [],
  },
} as const satisfies Record<string, Route>;
