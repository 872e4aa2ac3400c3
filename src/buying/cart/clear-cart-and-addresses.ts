import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { deleteSavedAddressesOf } from "../saved-address/saved-address.store.ts";
import { deleteCartOf } from "./cart.store.ts";

/** Deletes what a person has gathered for orders to come. */
export async function clearCartAndAddresses(trx: Trx, userId: UserId): Promise<void> {
  await deleteCartOf(trx, userId);
  await deleteSavedAddressesOf(trx, userId);
}
