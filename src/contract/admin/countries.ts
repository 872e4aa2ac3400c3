import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { PositiveId } from "../wire.ts";

const CountryParams = Type.Object({ countryId: PositiveId });
const Charge = Type.Number({
  minimum: 0,
  maximum: 1_000_000,
  description: "decimal rupees",
});
const Grams = Type.Integer({ minimum: 0, maximum: 100_000_000 });

const Band = Type.Object({ fromGrams: Grams, toGrams: Grams, charge: Charge });
export type Band = Static<typeof Band>;

const words = {
  name: Type.String({ pattern: "\\S", maxLength: 80 }),
  deliveryCharge: Charge,
  bands: Type.Array(Band, {
    maxItems: 50,
    description: "both ends inclusive; 0 leaves the country's own charge",
  }),
};
export const Country = Type.Object({
  id: PositiveId,
  ...words,
  isRestOfWorld: Type.Boolean({ description: "charged for 'Others'; not listed by name" }),
  isWithdrawn: Type.Boolean(),
  version: Type.Integer({ minimum: 1 }),
});
export type Country = Static<typeof Country>;

export const NewCountry = Type.Object({ ...words, isRestOfWorld: Type.Optional(Type.Boolean()) });
export type NewCountry = Static<typeof NewCountry>;
export const CountryChange = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  ...words,
  isWithdrawn: Type.Boolean(),
});
export type CountryChange = Static<typeof CountryChange>;

const admin = { tag: "Back office", auth: "staff", roles: ["admin"] } as const;

export const adminCountries = {
  "GET /api/admin/countries": {
    ...admin,
    summary: "Countries delivered to, with their charges and weight bands, in the order of the shop's list",
    query: ListQuery(["position", "name"], { isWithdrawn: Type.Optional(Type.Boolean()) }),
    output: ListOf(Country),
    errors: [],
  },
  "POST /api/admin/countries": {
    ...admin,
    summary: "Deliver to one more country; it comes last in the list",
    body: NewCountry,
    output: Country,
    errors: ["name_taken", "bands_wrong"],
  },
  "GET /api/admin/countries/{countryId}": {
    ...admin,
    summary: "One country",
    params: CountryParams,
    output: Country,
    errors: ["not_found"],
  },
  "PUT /api/admin/countries/{countryId}": {
    ...admin,
    summary: "Change charges and weight bands, withdraw or bring back; bands that overlap are refused",
    params: CountryParams,
    body: CountryChange,
    output: Country,
    errors: ["not_found", "edited_meanwhile", "name_taken", "bands_wrong"],
  },
  "POST /api/admin/countries/{countryId}/move": {
    ...admin,
    summary: "Move a country up or down in the shop's list",
    params: CountryParams,
    body: Type.Object({ direction: Type.Enum(["up", "down"]) }),
    output: Country,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
