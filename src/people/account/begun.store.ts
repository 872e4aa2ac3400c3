import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { textInLanguage } from "../../platform/language/translated-columns.ts";

/** Who began an account, when, and on which device as long as one of its logins is known. */
export const readBeginning = (db: Db, userId: UserId) =>
  db
    .selectFrom("users")
    .select(["created_at", "first_name", "last_name", "contact_no"])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select("device")
        .whereRef("sessions.user_id", "=", "users.user_id")
        .where((session) =>
          session.or([
            session("claimed_at", "is", null),
            session("sessions.created_at", "<=", session.ref("claimed_at")),
          ]),
        )
        .orderBy("sessions.created_at")
        .limit(1)
        .as("device"),
    )
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

/** What is in a person's cart, as its pages name it. */
export const listCartPieces = (db: Db, userId: UserId, language: Language) =>
  db
    .selectFrom("carts")
    .innerJoin("cart_lines", "cart_lines.cart_key", "carts.cart_key")
    .innerJoin("product_variants", "product_variants.variant_id", "cart_lines.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select([
      textInLanguage({ table: "products", text: "name", own: "products.name" }, language).as("name"),
      "product_variants.colour_name",
      "cart_lines.size",
      "quantity",
    ])
    .where("carts.user_id", "=", userId)
    .orderBy("added_at")
    .limit(50)
    .execute();

/** Saved addresses of before the owner proved the e-mail address, by their places alone. */
export const listBegunAddresses = (db: Db, userId: UserId) =>
  db
    .selectFrom("saved_addresses")
    .innerJoin("users", "users.user_id", "saved_addresses.user_id")
    .select(["recipient_city", "country"])
    .where("saved_addresses.user_id", "=", userId)
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("used_at", "<=", eb.ref("claimed_at"))]))
    .orderBy("used_at", "desc")
    .execute();

/** Unpaid orders of before then. */
export const listBegunOrders = (db: Db, userId: UserId) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .innerJoin("order_addresses", "order_addresses.order_id", "orders.order_id")
    .select(["order_no", "recipient_city"])
    .where("orders.user_id", "=", userId)
    .where("is_billing", "=", false)
    .where("made_by", "is", null)
    .where("status", "in", ["Order Requested", "Payment Link Sent"])
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("placed_at", "<=", eb.ref("claimed_at"))]))
    .orderBy("placed_at")
    .execute();
