import { type Static, Type } from "typebox";
import { DeliveryAddress } from "./checkout.schemas.ts";
import { NamedObject } from "./field-schemas.ts";
import type { Route } from "./route.ts";

const { isBilling: _isBilling, id: _id, ...fields } = DeliveryAddress.properties;

/** A delivery address as the customer last typed it. */
export const SavedAddress = NamedObject("SavedAddress", {
  savedAddressId: Type.String(),
  ...fields,
  postalCode: Type.String(),
});
export type SavedAddress = Static<typeof SavedAddress>;

const savedAddressId = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

export const SaveAddressInput = NamedObject("SaveAddressInput", {
  savedAddressId: Type.Optional(savedAddressId),
  ...fields,
});
export type SaveAddressInput = Static<typeof SaveAddressInput>;

/** Calls for a customer's own saved addresses. Other customers' addresses are never visible. */
export const savedAddresses = {
  "GET /api/accounts/addresses": {
    operationId: "listSavedAddresses",
    tag: "Accounts",
    summary: "The caller's saved delivery addresses, last used first (extension)",
    auth: "user",
    output: Type.Array(SavedAddress),
    errors: [],
  },
  "POST /api/accounts/addresses": {
    operationId: "saveOwnAddress",
    tag: "Accounts",
    summary:
      "Save a delivery address of the caller, in the place of another one where its id is given (extension)",
    auth: "user",
    body: SaveAddressInput,
    output: Type.Array(SavedAddress),
    errors: ["address_missing", "country_not_served", "country_unknown"],
    perMinute: 20,
  },
  "POST /api/accounts/addresses/{savedAddressId}/remove": {
    operationId: "removeSavedAddress",
    tag: "Accounts",
    summary: "Delete one of the caller's saved addresses: 1 deleted, 0 was not there (extension)",
    auth: "user",
    params: Type.Object({ savedAddressId }),
    output: Type.Integer({ minimum: 0, maximum: 1 }),
    errors: [],
  },
} as const satisfies Record<string, Route>;
