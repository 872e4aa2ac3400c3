import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { Services } from "../../platform/services.ts";
import { addCountry, changeCountry, countryNotFound, moveCountry } from "./change-shipping-country.ts";
import { type CountryRow, findCountry, listCountries } from "./shipping-country.store.ts";

type CountryCalls =
  | "GET /api/admin/shipping-countries"
  | "POST /api/admin/shipping-countries"
  | "GET /api/admin/shipping-countries/{countryId}"
  | "PUT /api/admin/shipping-countries/{countryId}"
  | "POST /api/admin/shipping-countries/{countryId}/move";

export const shippingCountryApi = ({ database: { db } }: Services): Handlers<CountryCalls> => ({
  async "GET /api/admin/shipping-countries"({ query }) {
    const found = await listCountries(db, query);
    return { ...found, rows: found.rows.map(countryResponse) };
  },
  async "POST /api/admin/shipping-countries"({ body, ...staff }) {
    const id = await addCountry(db, body, staff, staff.now);
    return isRefusal(id) ? id : oneCountry(db, id);
  },
  "GET /api/admin/shipping-countries/{countryId}": ({ params }) => oneCountry(db, params.countryId),
  async "PUT /api/admin/shipping-countries/{countryId}"({ params: { countryId }, body, ...staff }) {
    const refused = await changeCountry(db, { countryId, change: body, staff, now: staff.now });
    return refused ?? oneCountry(db, countryId);
  },
  async "POST /api/admin/shipping-countries/{countryId}/move"({ params: { countryId }, body, ...staff }) {
    const refused = await moveCountry(db, { ...body, countryId, staff, now: staff.now });
    return refused ?? oneCountry(db, countryId);
  },
});

async function oneCountry(db: Db, countryId: number) {
  const row = await findCountry(db, countryId);
  return row ? countryResponse(row) : countryNotFound;
}

const countryResponse = (row: CountryRow) => ({
  id: row.service_location_id,
  name: row.name,
  deliveryCharge: paiseToRupees(row.delivery_charge_paise),
  bands: row.bands.map((band) => ({
    fromGrams: band.weightFromGrams,
    toGrams: band.weightToGrams,
    charge: paiseToRupees(band.chargePaise),
  })),
  isRestOfWorld: row.is_rest_of_world,
  isWithdrawn: row.withdrawn_at !== null,
  version: row.version,
});
