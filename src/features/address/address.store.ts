import { sql } from "kysely";
import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { addressHash } from "./address-hash.ts";

/** As many as fit above a form; the one not used for longest makes room. */
export const MOST_SAVED = 10;

/** A person's saved addresses, the last used first. */
export const readSavedAddresses = (db: Db, userId: number) =>
  db
    .selectFrom("saved_addresses")
    .select(["saved_address_id", "recipient_name", "recipient_phone", "address", "region"])
    .select(["recipient_city", "postal_code", "country"])
    .where("user_id", "=", userId)
    .orderBy("used_at", "desc")
    .orderBy("saved_address_id")
    .limit(MOST_SAVED)
    .execute();
export type SavedAddressRow = Awaited<ReturnType<typeof readSavedAddresses>>[number];

/** Remembers where an order goes. One that is known already becomes the last used, in its newest spelling. */
export async function keepAddress(
  trx: Trx,
  address: DeliveryAddress,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const words = {
    recipient_name: address.recipientName,
    recipient_phone: address.recipientPhone,
    address: address.address,
    region: address.region,
    recipient_city: address.recipientCity,
    postal_code: address.postalCode ?? "",
    country: address.country,
    used_at: now,
  };
  await trx
    .insertInto("saved_addresses")
    .values({ ...words, user_id: userId, content_hash: addressHash(address) })
    .onConflict((conflict) => conflict.columns(["user_id", "content_hash"]).doUpdateSet(words))
    .execute();
  await trx
    .deleteFrom("saved_addresses")
    .where("saved_address_id", "in", (eb) =>
      eb
        .selectFrom("saved_addresses")
        .select("saved_address_id")
        .where("user_id", "=", userId)
        .orderBy("used_at", "desc")
        .orderBy("saved_address_id")
        .offset(sql.lit(MOST_SAVED)),
    )
    .execute();
}

/** How many were forgotten: 0 when it is gone already, or another's. */
export async function forgetAddress(db: Db, userId: number, savedAddressId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_addresses")
    .where("saved_address_id", "=", savedAddressId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
