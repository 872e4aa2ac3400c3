import type { AddressCorrection } from "../../contract/address-correction.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** Writes the delivery address of an order. Returns the names of the columns whose text changed. */
export async function setDeliveryAddress(
  trx: Trx,
  orderId: OrderId,
  address: AddressCorrection,
): Promise<string[]> {
  const columns = {
    recipient_name: address.recipientName.trim(),
    recipient_phone: address.recipientPhone.trim(),
    address: address.address.trim(),
    recipient_city: address.recipientCity.trim(),
    region: address.region.trim(),
    postal_code: address.postalCode.trim(),
  };
  const before = await trx
    .selectFrom("order_addresses")
    .select(["recipient_name", "recipient_phone", "address", "recipient_city", "region", "postal_code"])
    .where("order_id", "=", orderId)
    .where("is_billing", "=", false)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("order_addresses")
    .set(columns)
    .where("order_id", "=", orderId)
    .where("is_billing", "=", false)
    .execute();
  await trx
    .updateTable("orders")
    .set({ recipient_name: columns.recipient_name })
    .where("order_id", "=", orderId)
    .execute();
  return (Object.keys(columns) as (keyof typeof columns)[]).filter((key) => columns[key] !== before[key]);
}

/** The country of an order's delivery address. */
export async function readDeliveryCountry(trx: Trx, orderId: OrderId): Promise<string> {
  const { country } = await trx
    .selectFrom("order_addresses")
    .select("country")
    .where("order_id", "=", orderId)
    .where("is_billing", "=", false)
    .executeTakeFirstOrThrow();
  return country;
}
