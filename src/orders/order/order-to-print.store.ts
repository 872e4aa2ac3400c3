import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

const selectOrder = (db: Db | Trx) =>
  db
    .selectFrom("orders")
    .select([
      "order_id",
      "order_no",
      "status",
      "is_swag",
      "placed_at",
      "weight_grams",
      "shipped_by",
      "awb_no",
    ])
    .select(["shipping_paise", "billing_office", "billing_office_id", "billing_gstin"])
    .select(["billing_company", "billing_vat_number", "billing_reference"])
    .select(["user_id", "is_gift", "gift_note", "language"]);

/** The orders with these numbers, in no particular order. */
export const readOrdersToPrint = (db: Db, orderNos: readonly string[]) =>
  selectOrder(db)
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .execute();
export type OrderToPrint = Awaited<ReturnType<typeof readOrdersToPrint>>[number];

/** The order to invoice, locked, so that two requests at the same time get one invoice. */
export const lockOrderToInvoice = (trx: Trx, orderNo: string) =>
  selectOrder(trx).where("order_no", "=", orderNo).forNoKeyUpdate().executeTakeFirst();

/** The same by its id. */
export const lockOrderToSettle = (trx: Trx, orderId: OrderId) =>
  selectOrder(trx).where("order_id", "=", orderId).forNoKeyUpdate().executeTakeFirst();

/** The lines of these orders, with what a document needs of their products. */
export const readLinesToPrint = (db: Db | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom("order_lines")
    .innerJoin("products", "products.product_id", "order_lines.product_id")
    .leftJoin("sku_codes as code", (join) =>
      join
        .onRef("code.variant_id", "=", "order_lines.variant_id")
        .onRef("code.size", "=", "order_lines.size"),
    )
    .select([
      "order_line_id",
      "order_id",
      "quantity",
      "product_name",
      "colour_name",
      "translated_name",
      "translated_colour",
      "order_lines.size",
      "code.sku_code",
      "code.bin",
      "total_paise",
      "discount_paise",
    ])
    .select(["order_lines.is_swag", "hsn_code", "gst_basis_points", "contents", "declined"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_line_id")
    .execute();
export type LineToPrint = Awaited<ReturnType<typeof readLinesToPrint>>[number];

/** The parts of these line items that are kits: those that are picked from their bins by SKU code, packed ones as shown, without a bin. */
export const readPartsToPrint = (db: Db, lineIds: readonly number[]) =>
  db
    .selectFrom("order_line_parts as part")
    .leftJoin("sku_codes as code", (join) =>
      join.onRef("code.variant_id", "=", "part.variant_id").onRef("code.size", "=", "part.size"),
    )
    .select(["order_line_id", "quantity", "product_name", "colour_name", "part.size", "code.sku_code"])
    .select((eb) => eb.case().when("taken_from", "=", "parts").then(eb.ref("code.bin")).end().as("bin"))
    .select(["part.variant_id", "taken_from", "substituted_for"])
    .where("order_line_id", "in", lineIds.length ? lineIds : [0])
    .orderBy((eb) => eb.case().when("taken_from", "=", "parts").then(eb.ref("code.sku_code")).end())
    .orderBy("position")
    .execute();
export type PartToPrint = Awaited<ReturnType<typeof readPartsToPrint>>[number];

export const readAddressesToPrint = (db: Db | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom("order_addresses")
    .select(["order_id", "is_billing", "recipient_name", "recipient_phone", "address", "recipient_city"])
    .select(["region", "postal_code", "country"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .execute();
export type AddressToPrint = Awaited<ReturnType<typeof readAddressesToPrint>>[number];
