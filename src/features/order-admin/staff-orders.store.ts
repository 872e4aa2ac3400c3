import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { endOfIndiaDay, startOfIndiaDay } from "../../server/db/india-day.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../server/db/paginate.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";

export interface OrdersQuery extends PageQuery {
  readonly sort: "placedAt" | "grandTotal";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly status?: string;
  readonly kind?: "kit" | "paid";
  readonly statusGroup?: "sold" | "live";
  /** Only orders that contain this product. */
  readonly productId?: number;
  readonly country?: string;
  /** Days in India's time zone, both inclusive: YYYY-MM-DD. */
  readonly placedFrom?: string;
  readonly placedTo?: string;
}

/** Statuses that count as revenue on the dashboard. */
const soldStatuses = ["Order Confirmed", "Dispatched", "Delivered"];

const sortColumns = { placedAt: "placed_at", grandTotal: "grand_total_paise" } as const;

const listColumns = [
  "orders.order_id",
  "order_no",
  "placed_at",
  "status",
  "is_swag",
  "recipient_name",
  "ship_country",
  "grand_total_paise",
  "shipping_paise",
  "currency_code",
  "currency_symbol",
  "rate_micros",
  "shipped_by",
  "shipment_date",
  "awb_no",
] as const;
const orderColumns = [...listColumns, "email"] as const;

/** A subquery and not a join: only the rows of one page need it, so counting the list reads no users. */
const buyerEmail = sql<string>`(select email from users where users.user_id = orders.user_id)`.as("email");

/**
 * An order number, or its beginning. It is searched as one word without hyphens, which the search column also
 * holds. The word KS alone would match every order.
 */
const hyphenatedNumber = /\bks(-[0-9a-z]+)+/gi;

/** An e-mail address, or the beginning of one up to some character after the @. */
const emailPrefix = /^[^\s@]+@[^\s@]*$/;

/**
 * Users whose e-mail address begins like this. A search for its words alone would be slow, because most
 * addresses share the words of a domain.
 */
function buyersByEmail(db: Db, email: string) {
  const searchQuery = prefixTsQuery(email.slice(0, email.indexOf("@")));
  const buyers = db
    .selectFrom("users")
    .select("user_id")
    .where(sql<boolean>`starts_with(email_folded, ${email})`);
  return searchQuery ? buyers.where(sql<boolean>`users.search @@ ${searchQuery}::tsquery`) : buyers;
}

/** One page of the orders that match the filters. */
export function findOrders(db: Db, query: OrdersQuery) {
  const orderNo = normaliseOrderNumber(query.q ?? "");
  const searchQuery = prefixTsQuery(
    query.q?.replace(hyphenatedNumber, (number) => number.replaceAll("-", "")),
  );
  const email = normalizeEmail(query.q ?? "");
  let matching = db.selectFrom("orders");
  if (orderNo) matching = matching.where("order_no", "=", orderNo);
  else if (emailPrefix.test(email)) matching = matching.where("user_id", "in", buyersByEmail(db, email));
  else if (searchQuery) matching = matching.where(sql<boolean>`orders.search @@ ${searchQuery}::tsquery`);
  if (query.status) matching = matching.where("status", "=", query.status);
  if (query.kind) matching = matching.where("is_swag", "=", query.kind === "kit");
  if (query.statusGroup === "live") matching = matching.where("status", "<>", "Cancelled");
  if (query.statusGroup === "sold") matching = matching.where("status", "in", soldStatuses);
  if (query.productId)
    matching = matching.where(
      sql<boolean>`exists (select from order_lines l where l.order_id = orders.order_id and l.product_id = ${query.productId})`,
    );
  if (query.country) matching = matching.where("ship_country", "=", query.country);
  if (query.placedFrom) matching = matching.where("placed_at", ">=", startOfIndiaDay(query.placedFrom));
  if (query.placedTo) matching = matching.where("placed_at", "<", endOfIndiaDay(query.placedTo));
  const selectPage = (rows: typeof matching) =>
    rows
      .select(listColumns)
      .select(buyerEmail)
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy("orders.order_id", query.order);
  return paginate(db, query, matching, selectPage, "orders");
}
export type StaffOrderListRow = Awaited<ReturnType<typeof findOrders>>["rows"][number];

/** One order of any buyer, with the buyer's name and e-mail address. */
export function readStaffOrder(db: Db, orderNo: string) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(orderColumns)
    .select(["orders.user_id", "first_name", "last_name", "weight_grams", "coupon_code", "billing_office"])
    .select(["sub_total_paise", "discount_paise"])
    .select((eb) =>
      eb
        .selectFrom("invoices")
        .select("invoice_no")
        .whereRef("invoices.order_id", "=", "orders.order_id")
        .as("invoice_no"),
    )
    .where("order_no", "=", orderNo)
    .executeTakeFirst();
}
export type StaffOrderFound = NonNullable<Awaited<ReturnType<typeof readStaffOrder>>>;

export const readOrderLines = (db: Db | Trx, orderId: number) =>
  db
    .selectFrom("order_lines")
    .select(["order_line_id", "product_id", "variant_id", "product_name", "colour_name", "size", "quantity"])
    .select(["selling_price_paise", "total_paise", "discount_paise", "is_swag", "image_path", "contents"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
export type StaffOrderLines = Awaited<ReturnType<typeof readOrderLines>>;

export const readOrderAddresses = (db: Db, orderId: number) =>
  db
    .selectFrom("order_addresses")
    .select(["is_billing", "recipient_name", "recipient_phone", "address", "recipient_city", "region"])
    .select(["postal_code", "country"])
    .where("order_id", "=", orderId)
    .orderBy("is_billing")
    .execute();

/** Every status change of an order with the name of the person who made it, oldest first. */
export const readStatusChanges = (db: Db, orderId: number) =>
  db
    .selectFrom("order_status_changes")
    .leftJoin("users", "users.user_id", "changed_by")
    .select(["order_status_change_id", "from_status", "to_status", "changed_at", "actor"])
    .select(["first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("order_status_change_id")
    .execute();

export const readOrderMails = (db: Db, orderId: number) =>
  db
    .selectFrom("mails")
    .select(["mail_id", "kind", "recipient", "subject", "state", "last_error", "queued_at", "attempts"])
    .where("order_id", "=", orderId)
    .orderBy("mail_id")
    .execute();

export const readOrderMail = (db: Db | Trx, orderId: number, mailId: number) =>
  db
    .selectFrom("mails")
    .select(["mail_id", "kind", "recipient", "subject", "text_body", "state", "last_error", "attempts"])
    .select(["queued_at", "refund_id"])
    .where("order_id", "=", orderId)
    .where("mail_id", "=", mailId)
    .executeTakeFirst();

export const readOrderNotes = (db: Db, orderId: number) =>
  db
    .selectFrom("order_notes")
    .innerJoin("users", "users.user_id", "written_by")
    .select(["order_note_id", "note", "written_at", "first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("order_note_id")
    .execute();

/** The orders with these numbers, in no particular order. */
export const readOrdersByNumber = (db: Db, orderNos: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["order_id", "order_no", "status", "awb_no", "email"])
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .execute();

/** One order, locked until the transaction ends, with what a change of it needs to know. */
export function lockOrder(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["order_id", "order_no", "orders.user_id", "email", "status", "is_swag"])
    .select(["shipping_paise", "grand_total_paise", "currency_code", "rate_micros"])
    .select(["shipped_by", "awb_no", "shipment_date"])
    .where("order_no", "=", orderNo)
    .forUpdate("orders")
    .executeTakeFirst();
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export async function setShipment(
  trx: Trx,
  orderId: number,
  courier: { readonly shippedBy: string; readonly awbNo: string; readonly shipmentDate: string },
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ shipped_by: courier.shippedBy, awb_no: courier.awbNo, shipment_date: courier.shipmentDate })
    .where("order_id", "=", orderId)
    .execute();
}

export async function hasSize(trx: Trx, variantId: number, size: string): Promise<boolean> {
  const matching = await trx
    .selectFrom("variant_sizes")
    .select("size")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirst();
  return matching !== undefined;
}

/** The sizes of these variants with their stock. */
export const readLineSizes = (db: Db, variantIds: readonly number[]) =>
  db
    .selectFrom("variant_sizes")
    .select(["variant_id", "size", "stock"])
    .where("variant_id", "in", variantIds.length ? variantIds : [0])
    .orderBy("variant_id")
    .orderBy("position")
    .execute();

export async function setLineSize(trx: Trx, lineId: number, size: string): Promise<void> {
  await trx.updateTable("order_lines").set({ size }).where("order_line_id", "=", lineId).execute();
}

/** The inventory movements of an order, oldest first. */
export const readOrderMovements = (db: Db, orderNo: string) =>
  db
    .selectFrom("stock_movements")
    .innerJoin("product_variants", "product_variants.variant_id", "stock_movements.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("users", "users.user_id", "moved_by")
    .select(["stock_movement_id", "moved_at", "change", "stock_after", "reason", "size", "products.name"])
    .select(["first_name", "last_name"])
    .where("order_no", "=", orderNo)
    .orderBy("stock_movement_id")
    .execute();

/** What staff changed on an order, from the audit, for its timeline. */
export const readOrderEdits = (db: Db, orderNo: string) =>
  db
    .selectFrom("audit_rows")
    .leftJoin("users", "users.user_id", "audit_rows.user_id")
    .select(["sequence", "at", "action", "before", "after", "user_email", "first_name", "last_name"])
    .where("subject", "=", "orders")
    .where("subject_id", "=", orderNo)
    .where("action", "in", ["size swapped", "mail sent again", "refund tried again"])
    .orderBy("sequence")
    .execute();

/** Sets a shipping charge that was still to be confirmed. Returns the new grand total in paise. */
export async function setShipping(trx: Trx, orderId: number, shippingPaise: number): Promise<number> {
  const { grand_total_paise } = await trx
    .updateTable("orders")
    .set((eb) => ({
      shipping_paise: shippingPaise,
      grand_total_paise: eb("grand_total_paise", "+", shippingPaise),
    }))
    .where("order_id", "=", orderId)
    .where("shipping_paise", "is", null)
    .returning("grand_total_paise")
    .executeTakeFirstOrThrow();
  return grand_total_paise;
}

/** Returns the note's id. */
export async function insertNote(
  trx: Trx,
  note: { readonly orderId: number; readonly note: string; readonly userId: number; readonly now: Date },
): Promise<number> {
  const { order_note_id } = await trx
    .insertInto("order_notes")
    .values({ order_id: note.orderId, note: note.note, written_by: note.userId, written_at: note.now })
    .returning("order_note_id")
    .executeTakeFirstOrThrow();
  return order_note_id;
}
