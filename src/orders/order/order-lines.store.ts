import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

export const selectOrderLines = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .leftJoin("sku_codes as code", (join) =>
      join
        .onRef("code.variant_id", "=", "order_lines.variant_id")
        .onRef("code.size", "=", "order_lines.size"),
    )
    .select(["order_line_id", "product_id", "order_lines.variant_id", "product_name", "colour_name"])
    .select(["order_lines.size", "quantity", "code.sku_code"])
    .select([
      "selling_price_paise",
      "total_paise",
      "discount_paise",
      "is_swag",
      "image_path",
      "contents",
      "declined",
      "price_reason",
    ])
    .select(["translated_name", "translated_colour"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id");
export const readOrderLines = (db: Db | Trx, orderId: OrderId) => selectOrderLines(db, orderId).execute();
export type StaffOrderLines = Awaited<ReturnType<typeof readOrderLines>>;

export const selectOrderAddresses = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_addresses")
    .select(["is_billing", "recipient_name", "recipient_phone", "address", "recipient_city", "region"])
    .select(["postal_code", "country"])
    .where("order_id", "=", orderId)
    .orderBy("is_billing");
export const readOrderAddresses = (db: Db, orderId: OrderId) => selectOrderAddresses(db, orderId).execute();
