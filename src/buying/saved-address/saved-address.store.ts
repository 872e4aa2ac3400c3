import { sql } from "kysely";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { addressColumns } from "./address-columns.ts";
import { hashAddress } from "./address-hash.ts";

/**
 * As many as fit above the checkout form. When there are more, the one that was not used for longest is
 * deleted.
 */
const MAX_SAVED_ADDRESSES = 10;

/** A person's saved addresses. Those of before the owner of the account proved it wait until the owner says that they are theirs. */
export const listSavedAddresses = (db: Db, userId: UserId) =>
  db
    .selectFrom("saved_addresses")
    .select(["saved_address_id", "recipient_name", "recipient_phone", "address", "region"])
    .select(["recipient_city", "postal_code", "country"])
    .where("user_id", "=", userId)
    .where(
      sql<boolean>`not exists (select from users u where u.user_id = saved_addresses.user_id
        and u.begun_unanswered and saved_addresses.used_at <= u.claimed_at)`,
    )
    .orderBy("used_at", "desc")
    .orderBy("saved_address_id")
    .limit(MAX_SAVED_ADDRESSES)
    .execute();
export type SavedAddressRow = Awaited<ReturnType<typeof listSavedAddresses>>[number];

/**
 * Saves the delivery address of an order. A saved address that is the same becomes the last used, in its
 * newest spelling.
 */
export async function saveAddress(
  trx: Trx,
  address: DeliveryAddress,
  { userId, now }: { userId: UserId; now: Date },
): Promise<void> {
  const columns = {
    ...addressColumns(address),
    used_at: now,
  };
  const saved = trx
    .insertInto("saved_addresses")
    .values({ ...columns, user_id: userId, content_hash: hashAddress(address) })
    .onConflict((conflict) => conflict.columns(["user_id", "content_hash"]).doUpdateSet(columns))
    .execute();
  const trimmed = trx
    .deleteFrom("saved_addresses")
    .where("saved_address_id", "in", (eb) =>
      eb
        .selectFrom("saved_addresses")
        .select("saved_address_id")
        .where("user_id", "=", userId)
        .orderBy("used_at", "desc")
        .orderBy("saved_address_id")
        .offset(sql.lit(MAX_SAVED_ADDRESSES)),
    )
    .execute();
  await Promise.all([saved, trimmed]);
}

/** Returns how many were deleted: 0 when it is gone already, or belongs to somebody else. */
export async function deleteSavedAddress(
  db: Db | Trx,
  userId: UserId,
  savedAddressId: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_addresses")
    .where("saved_address_id", "=", savedAddressId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the saved addresses of a person that were last used until then. */
export async function deleteAddressesUsedUntil(trx: Trx, userId: UserId, until: Date): Promise<void> {
  await trx
    .deleteFrom("saved_addresses")
    .where("user_id", "=", userId)
    .where("used_at", "<=", until)
    .execute();
}

/** Deletes all saved addresses of a person. */
export async function deleteSavedAddressesOf(trx: Trx, userId: UserId): Promise<void> {
  await trx.deleteFrom("saved_addresses").where("user_id", "=", userId).execute();
}
