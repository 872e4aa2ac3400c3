import { sql } from "kysely";
import type { Trx } from "../../src/platform/db/database.ts";
import { toRateMicros } from "../../src/platform/money/money.ts";
import { countries } from "../catalogue/countries.ts";
import { currencies } from "../catalogue/currencies.ts";
import { offices } from "../catalogue/offices.ts";
import { type Names, replacePlaceholders } from "./replace-placeholders.ts";

/** Loads currencies, countries with their shipping bands, and offices. */
export async function loadCountriesAndOffices(trx: Trx, names: Names) {
  await trx
    .insertInto("currency_rates")
    .values(
      currencies.map(({ code, rate, symbol, name }, position) => ({
        currency_code: code,
        rate_micros: toRateMicros(rate),
        currency_symbol: symbol,
        currency_name: name,
        position,
      })),
    )
    .execute();
  await trx
    .insertInto("service_locations")
    .values(
      countries.map(({ name, deliveryChargePaise, isRestOfWorld = false }, at) => ({
        service_location_id: at + 1,
        name,
        delivery_charge_paise: deliveryChargePaise,
        is_rest_of_world: isRestOfWorld,
        position: at,
      })),
    )
    .execute();
  await trx
    .insertInto("shipping_bands")
    .values(
      countries.flatMap(({ bands }, at) =>
        bands.map(([weight_from_grams, weight_to_grams, charge_paise]) => ({
          service_location_id: at + 1,
          weight_from_grams,
          weight_to_grams,
          charge_paise,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto("office_locations")
    .values(
      offices.map(({ name, address }, position) => ({
        name,
        address: replacePlaceholders(address, names),
        position,
      })),
    )
    .execute();
  await sql`select setval(pg_get_serial_sequence('service_locations', 'service_location_id'), ${countries.length}::bigint)`.execute(
    trx,
  );
}
