import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type RehearsedMigration, readMigrations, rehearseMigrations } from "./rehearse-migrations.ts";

/** Tables that grow with the orders, the people and the years. A request waits for each lock on one of them. */
const large = new Set([
  ...[
    "orders",
    "order_lines",
    "order_line_parts",
    "order_addresses",
    "order_status_changes",
    "payments",
    "refunds",
  ],
  ...[
    "shipments",
    "invoices",
    "stock_movements",
    "users",
    "sessions",
    "carts",
    "cart_lines",
    "mails",
    "audit_rows",
  ],
]);

/** What a migration does to large tables while requests wait for them. */
function faultsOf({ migration, tables }: RehearsedMigration): string[] {
  return tables
    .filter(({ table, locks }) => large.has(table) && locks !== "rows")
    .flatMap(({ table, isRewritten, indexes, checks }) => [
      ...(isRewritten ? [`${migration}: ${table} is written anew`] : []),
      ...indexes.map((each) => `${migration}: ${table} waits until ${each} is built`),
      ...checks.map((each) => `${migration}: ${table} waits until every row is checked: ${each}`),
    ]);
}

/** The migrations that no version has brought yet: a released one never changes. */
async function splitByRelease() {
  const released = readFileSync(new URL("../../../migrations/released.txt", import.meta.url), "utf8");
  const all = await readMigrations();
  return {
    before: all.filter(({ name }) => released.includes(name)),
    next: all.filter(({ name }) => !released.includes(name)),
  };
}

describe("migrations of the next version", () => {
  let parts: Awaited<ReturnType<typeof splitByRelease>>;
  beforeAll(async () => {
    parts = await splitByRelease();
  });

  it("let requests go on: no large table waits while its rows are read or written anew", async () => {
    const rehearsed = await rehearseMigrations(parts.before, parts.next);
    expect(rehearsed.flatMap(faultsOf)).toEqual([]);
  });

  it("are refused by what they do, whatever the statement", async () => {
    const planted: readonly [sql: string, fault: string | undefined][] = [
      ["alter table orders add column a integer not null default floor(random())", "orders is written anew"],
      ["alter table order_lines alter column quantity type bigint", "order_lines is written anew"],
      ["create index orders_b on orders (sub_total_paise)", "orders waits until orders_b is built"],
      [
        "alter table orders add constraint orders_c check (sub_total_paise < 10)",
        "orders waits until every row is checked: orders_c",
      ],
      [
        "alter table users alter column contact_no set not null",
        "users waits until every row is checked: contact_no is not null",
      ],
      ["alter table orders add constraint orders_d check (sub_total_paise < 10) not valid", undefined],
      ["alter table orders validate constraint orders_d", undefined],
      ["alter table orders add column e integer not null default 1", undefined],
      ["create index coupons_f on coupons (note)", undefined],
      ["update orders set coupon_code = null", undefined],
    ];
    const missing = planted.map(([sql], at) => ({ name: `${at}.sql`, sql }));
    const rehearsed = await rehearseMigrations(parts.before, missing);
    const found = rehearsed.map(faultsOf);
    for (const [at, [sql, fault]] of planted.entries())
      if (fault) expect(found[at], sql).toContain(`${at}.sql: ${fault}`);
      else expect(found[at], sql).toEqual([]);
  });
});
