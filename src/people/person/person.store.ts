import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { Row } from "../../platform/db/tables.ts";

export interface PeopleQuery extends PageQuery {
  readonly sort: "createdAt";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly role?: Row<"users">["role"];
  readonly isBlocked?: boolean;
  readonly isOrg?: boolean;
}

const columns = [
  "user_id",
  "email",
  "first_name",
  "last_name",
  "role",
  "is_org",
  "blocked_at",
  "erased_at",
  "email_proved_at",
  "created_at",
  "version",
] as const;

const hasSecondFactor = sql<boolean>`(
  exists (select from second_factors as factor where factor.user_id = users.user_id and factor.confirmed_at is not null)
  or exists (select from passkeys where passkeys.user_id = users.user_id)
)`.as("has_second_factor");

/** One page of all people, customers and staff, or of the customers alone. */
export function listPeople(db: Db, query: PeopleQuery, isCustomersOnly: boolean) {
  const textQuery = prefixTsQuery(query.q);
  let found = db.selectFrom("users");
  if (textQuery) found = found.where(sql<boolean>`users.search @@ ${textQuery}::tsquery`);
  if (query.role) found = found.where("role", "=", query.role);
  if (isCustomersOnly) found = found.where("role", "=", "buyer");
  if (query.isOrg !== undefined) found = found.where("is_org", "=", query.isOrg);
  if (query.isBlocked !== undefined)
    found = found.where("blocked_at", query.isBlocked ? "is not" : "is", null);
  const selectColumns = (rows: typeof found) =>
    rows
      .select(columns)
      .select(hasSecondFactor)
      .orderBy("created_at", query.order)
      .orderBy("user_id", query.order);
  return paginate(db, query, found, selectColumns, "users");
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>["rows"][number];

/** One person with their open logins, order count and kit order. Undefined when there is none. */
export function findPerson(db: Db, userId: UserId, now: Date) {
  return db
    .selectFrom("users")
    .select(columns)
    .select(hasSecondFactor)
    .select(["contact_no", "billing_company", "billing_vat_number", "billing_reference"])
    .select((eb) => [
      eb
        .selectFrom("sessions")
        .select(sql<number>`count(distinct family_id)::int`.as("n"))
        .whereRef("sessions.user_id", "=", "users.user_id")
        .where("replaced_at", "is", null)
        .where("expires_at", ">", now)
        .as("open_logins"),
      eb
        .selectFrom("orders")
        .select(sql<number>`count(*)::int`.as("n"))
        .whereRef("orders.user_id", "=", "users.user_id")
        .as("orders"),
      eb
        .selectFrom("kit_redemptions")
        .innerJoin("orders", "orders.order_id", "kit_redemptions.order_id")
        .select("order_no")
        .whereRef("kit_redemptions.user_id", "=", "users.user_id")
        .where("released_at", "is", null)
        .as("kit_order_no"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
