import type { Db } from "../../server/db/database.ts";

/** When orders came to each of their statuses; oldest first. */
export const statusTimes = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom("order_status_changes")
    .select(["order_id", "to_status", "changed_at"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_status_change_id")
    .execute();
export type StatusTimes = Awaited<ReturnType<typeof statusTimes>>;

/** One order of one person; undefined when there is none of that number, or it is another's. */
export const findOwnOrder = (db: Db, orderNo: string, userId: number) =>
  db
    .selectFrom("orders")
    .select(["order_id", "order_no", "user_id", "status", "is_swag", "grand_total_paise", "shipping_paise"])
    .select(["currency_code", "currency_symbol", "rate_micros", "placed_at"])
    .select(["shipped_by", "shipment_date", "awb_no", "coupon_code", "billing_office"])
    .where("order_no", "=", orderNo)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** What an order held, with where each thing is sold today. */
export const ownOrderLines = (db: Db, orderId: number) =>
  db
    .selectFrom("order_lines")
    .innerJoin("products", "products.product_id", "order_lines.product_id")
    .leftJoin("slugs", "slugs.product_id", "order_lines.product_id")
    .select(["order_lines.product_id", "variant_id", "product_name", "colour_name", "size", "quantity"])
    .select(["image_path", "is_swag", "selling_price_paise", "contents"])
    .select(["total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .select(["slugs.slug", "products.withdrawn_at", "is_swag_item"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
export type OwnOrderLines = Awaited<ReturnType<typeof ownOrderLines>>;
