import { servedCountry } from "../../catalogue/shipping/delivery-country.ts";
import { readDeliveryArea } from "../../catalogue/shipping/shipping.store.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { SaveAddressInput } from "../../contract/saved-addresses.ts";
import { lacksRegion } from "../../platform/address/lacks-region.ts";
import type { Db } from "../../platform/db/database.ts";
import { deleteSavedAddress, saveAddress } from "./saved-address.store.ts";

/** Saves an address, in the place of the one that it names. Undefined when it is done. */
export async function changeSavedAddress(
  db: Db,
  { savedAddressId, ...address }: SaveAddressInput,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<Refusal<"address_missing" | "country_not_served" | "country_unknown"> | undefined> {
  const country = servedCountry(address.country, await readDeliveryArea(db));
  if (isRefusal(country)) return country;
  if (lacksRegion({ ...address, country }))
    return refuse("address_missing", "Please enter the region of the address.");
  await db.transaction().execute(async (trx) => {
    if (savedAddressId) await deleteSavedAddress(trx, userId, savedAddressId);
    await saveAddress(trx, { ...address, country }, { userId, now });
  });
  return undefined;
}
