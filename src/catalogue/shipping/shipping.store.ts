import type { Db, Trx } from "../../platform/db/database.ts";
import type { DeliveryArea } from "./delivery-country.ts";
import type { ServiceLocation } from "./shipping.ts";

/** Every country with its charge and shipping bands, in paise and grams. */
export async function listServiceLocations(db: Db | Trx): Promise<ServiceLocation[]> {
  const rows = await db
    .selectFrom("service_locations")
    .leftJoin("shipping_bands", "shipping_bands.service_location_id", "service_locations.service_location_id")
    .select([
      "service_locations.service_location_id as id",
      "name",
      "delivery_charge_paise",
      "is_rest_of_world",
    ])
    .select(["weight_from_grams", "weight_to_grams", "charge_paise"])
    .where("withdrawn_at", "is", null)
    .orderBy("position")
    .orderBy("weight_from_grams")
    .execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap(([first, ...rest]) =>
    first
      ? [
          {
            id: first.id,
            name: first.name,
            isRestOfWorld: first.is_rest_of_world,
            deliveryChargePaise: first.delivery_charge_paise,
            bands: [first, ...rest].flatMap(
              ({ weight_from_grams: from, weight_to_grams: to, charge_paise: charge }) =>
                from === null || to === null || charge === null
                  ? []
                  : [{ weightFromGrams: from, weightToGrams: to, chargePaise: charge }],
            ),
          },
        ]
      : [],
  );
}

/** The same with staff's switch: where something may be sent now. */
export async function readDeliveryArea(db: Db | Trx): Promise<DeliveryArea<ServiceLocation>> {
  const [locations, isOnlyListed] = await Promise.all([
    listServiceLocations(db),
    readOnlyListedCountries(db),
  ]);
  return { locations, isOnlyListed };
}

/** Off until staff switch it on. */
async function readOnlyListedCountries(db: Db | Trx): Promise<boolean> {
  const row = await db
    .selectFrom("store_settings")
    .select("value")
    .where("name", "=", "onlyListedCountries")
    .executeTakeFirst();
  return row?.value === true;
}
