import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const CountryParams = Type.Object({ countryId: PositiveId });
const Charge = Type.Number({
  minimum: 0,
  maximum: 1_000_000,
  description: "base currency",
});
const Grams = Type.Integer({ minimum: 0, maximum: 100_000_000 });

const ShippingBand = NamedObject("ShippingBand", { fromGrams: Grams, toGrams: Grams, charge: Charge });
export type ShippingBand = Static<typeof ShippingBand>;

const countryFields = {
  name: NonEmptyText(80),
  deliveryCharge: Charge,
  bands: Type.Array(ShippingBand, {
    maxItems: 50,
    description: "both ends are inclusive; with charge 0 the country's own charge applies",
  }),
};
export const ShippingCountry = NamedObject("ShippingCountry", {
  id: PositiveId,
  ...countryFields,
  isRestOfWorld: Type.Boolean({ description: "applies to 'Others'; not in the list of countries" }),
  isWithdrawn: Type.Boolean(),
  version: Type.Integer({ minimum: 1 }),
});
export type ShippingCountry = Static<typeof ShippingCountry>;

export const NewShippingCountry = NamedObject("NewShippingCountry", {
  ...countryFields,
  isRestOfWorld: Type.Optional(Type.Boolean()),
});
export type NewShippingCountry = Static<typeof NewShippingCountry>;
export const ShippingCountryChange = NamedObject("ShippingCountryChange", {
  version: Type.Integer({ minimum: 1 }),
  ...countryFields,
  isWithdrawn: Type.Boolean(),
});
export type ShippingCountryChange = Static<typeof ShippingCountryChange>;

const admin = { tag: "Admin: currencies and shipping", auth: "staff", roles: ["admin"] } as const;

export const adminShippingCountries = {
  "GET /api/admin/shipping-countries": {
    operationId: "listShippingCountries",
    ...admin,
    summary:
      "Countries that the store ships to, with charges and shipping bands, in the order of the shop's list",
    query: ListQuery(["position", "name"], { isWithdrawn: Type.Optional(Type.Boolean()) }),
    output: ListOf(ShippingCountry),
    errors: [],
  },
  "POST /api/admin/shipping-countries": {
    operationId: "createShippingCountry",
    ...admin,
    summary: "Add a country, last in the list",
    body: NewShippingCountry,
    output: ShippingCountry,
    errors: ["not_found", "name_taken", "bands_invalid"],
  },
  "GET /api/admin/shipping-countries/{countryId}": {
    operationId: "readShippingCountry",
    ...admin,
    summary: "One country",
    params: CountryParams,
    output: ShippingCountry,
    errors: ["not_found"],
  },
  "PUT /api/admin/shipping-countries/{countryId}": {
    operationId: "changeShippingCountry",
    ...admin,
    summary: "Change charges and shipping bands, withdraw or restore; overlapping bands are refused",
    params: CountryParams,
    body: ShippingCountryChange,
    output: ShippingCountry,
    errors: ["not_found", "version_conflict", "name_taken", "bands_invalid"],
  },
  "POST /api/admin/shipping-countries/{countryId}/move": {
    operationId: "moveShippingCountry",
    ...admin,
    summary: "Move a country up or down in the shop's list",
    params: CountryParams,
    body: Type.Object({ direction: Type.Enum(["up", "down"]) }),
    output: ShippingCountry,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
