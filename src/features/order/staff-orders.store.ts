import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { dayBegins, dayEnds } from "../../server/db/india-day.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";
import { foldEmail } from "../account/email.ts";
import { normaliseOrderNumber } from "./order-number.ts";

export interface OrdersWanted extends PageWanted {
  readonly sort: "placedAt" | "grandTotal";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly status?: string;
  readonly kind?: "kit" | "paid";
  readonly standing?: "sold" | "live";
  /** A product that it holds. */
  readonly productId?: number;
  readonly country?: string;
  /** Days of the store's own clock (India), both inclusive: YYYY-MM-DD. */
  readonly placedFrom?: string;
  readonly placedTo?: string;
}

/** What counts as revenue on the dashboard. */
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
const rowColumns = [...listColumns, "email"] as const;

/** Looked up for the rows of a page alone: counting a list joins nobody. */
const buyersEmail = sql<string>`(select email from users where users.user_id = orders.user_id)`.as("email");

/** An order number, or its beginning: looked up as the one word it is kept as too, since every order has the word KS. */
const hyphened = /\bks(-[0-9a-z]+)+/gi;

/** An e-mail address, or its beginning from the @ on. */
const addressBegins = /^[^\s@]+@[^\s@]*$/;

/** Whose address begins like this. By words it would be slow: everybody's has the words of some domain. */
function buyersOf(db: Db, address: string) {
  const words = wordsQuery(address.slice(0, address.indexOf("@")));
  const buyers = db
    .selectFrom("users")
    .select("user_id")
    .where(sql<boolean>`starts_with(email_folded, ${address})`);
  return words ? buyers.where(sql<boolean>`users.search @@ ${words}::tsquery`) : buyers;
}

/** A page of all orders, as the list's filters narrow it. */
export function findOrders(db: Db, wanted: OrdersWanted) {
  const orderNo = normaliseOrderNumber(wanted.q ?? "");
  const words = wordsQuery(wanted.q?.replace(hyphened, (number) => number.replaceAll("-", "")));
  const address = foldEmail(wanted.q ?? "");
  let found = db.selectFrom("orders");
  if (orderNo) found = found.where("order_no", "=", orderNo);
  else if (addressBegins.test(address)) found = found.where("user_id", "in", buyersOf(db, address));
  else if (words) found = found.where(sql<boolean>`orders.search @@ ${words}::tsquery`);
  if (wanted.status) found = found.where("status", "=", wanted.status);
  if (wanted.kind) found = found.where("is_swag", "=", wanted.kind === "kit");
  if (wanted.standing === "live") found = found.where("status", "<>", "Cancelled");
  if (wanted.standing === "sold") found = found.where("status", "in", soldStatuses);
  if (wanted.productId)
    found = found.where(
      sql<boolean>`exists (select from order_lines l where l.order_id = orders.order_id and l.product_id = ${wanted.productId})`,
    );
  if (wanted.country) found = found.where("ship_country", "=", wanted.country);
  if (wanted.placedFrom) found = found.where("placed_at", ">=", dayBegins(wanted.placedFrom));
  if (wanted.placedTo) found = found.where("placed_at", "<", dayEnds(wanted.placedTo));
  const choose = (rows: typeof found) =>
    rows
      .select(listColumns)
      .select(buyersEmail)
      .orderBy(sortColumns[wanted.sort], wanted.order)
      .orderBy("orders.order_id", wanted.order);
  return pageOfRows(db, wanted, found, choose, "orders");
}
export type StaffOrderListRow = Awaited<ReturnType<typeof findOrders>>["rows"][number];

/** One order with its buyer, whoever that is. */
export function readStaffOrder(db: Db, orderNo: string) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(rowColumns)
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

/** Every step of an order's status with the name of who took it; oldest first. */
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

/** One mail of an order. */
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

/** Orders by their numbers, in no order, with what a batch asks of each. */
export const ordersByNumber = (db: Db, orderNos: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["order_id", "order_no", "status", "awb_no", "email"])
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .execute();

/** One order, locked, with what a step needs to know of it. */
export function lockStaffOrder(trx: Trx, orderNo: string) {
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
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockStaffOrder>>>;

export async function setCourier(
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
  const found = await trx
    .selectFrom("variant_sizes")
    .select("size")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirst();
  return found !== undefined;
}

/** The sizes that an order's lines could be had in. */
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

/** What an order took from the counted stocks and gave back to them; oldest first. */
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

/** What the team changed on an order itself, from the audit: the line of time tells it in words. */
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

/** Sets a charge that was left to be confirmed; answers the new grand total in paise. */
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

/** Answers the note's id. */
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
