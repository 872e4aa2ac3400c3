import { expect, test } from "vitest";
import { findForeignWrites, findOwnerProblems } from "./find-foreign-writes.ts";
import { findWrites } from "./find-writes.ts";

const tablesIn = (source: string) => findWrites(source).map(({ table }) => table);

test.each([
  [`trx.insertInto("users").values(person)`, "users"],
  [`trx\n  .updateTable("orders as o")\n  .set({})`, "orders"],
  [`trx.deleteFrom('carts')`, "carts"],
  ["trx.mergeInto(`mails`)", "mails"],
  [`moveListRow(trx, "office_locations", id, "up")`, "office_locations"],
  ["sql`insert into orders (order_id) values (1)`", "orders"],
  ["sql`with done as (update users u set blocked_at = now() returning 1) select 1`", "users"],
  ["sql`UPDATE users AS u\n  SET blocked_at = now()`", "users"],
  ["sql`delete from only public.carts`", "carts"],
  [`client.query("merge into mails using x on true")`, "mails"],
  ["sql`truncate table images`", "images"],
  ["sql`delete from pgboss.job`", "pgboss.job"],
])("sees the write in %s", (source, table) => {
  expect(tablesIn(source)).toEqual([table]);
});

test.each([
  "trx.deleteFrom(table)",
  `sql\`delete from \${sql.table(table)} where true\``,
  `sql\`update \${sql.table(table)} set position = 1\``,
  `sql\`insert into \${quote(name)} values\``,
])("says that nobody knows the table in %s", (source) => {
  expect(tablesIn(source)).toEqual([undefined]);
});

test.each([
  "sql`select from orders for no key update`",
  "sql`on conflict (id) do update set touched_at = excluded.touched_at`",
  `trx.selectFrom("users").forUpdate()`,
  "map.delete(from)",
])("sees no write in %s", (source) => {
  expect(tablesIn(source)).toEqual([]);
});

test("reports writes outside the owner's folder with their line", () => {
  const files = {
    "src/people/account/account.store.ts": `trx.updateTable("users")`,
    "src/people/accounts/other.ts": `\ntrx.updateTable("users")`,
    "src/orders/order/order.store.ts": `trx.insertInto("nobodys"); trx.insertInto(table)`,
  };
  expect(findForeignWrites(files, { "people/account": ["users"] })).toEqual([
    { file: "src/people/accounts/other.ts", line: 2, table: "users", owner: "people/account" },
    { file: "src/orders/order/order.store.ts", line: 1, table: "nobodys", owner: undefined },
    { file: "src/orders/order/order.store.ts", line: 1, table: undefined, owner: undefined },
  ]);
});

test("each table has one owner", () => {
  const owners = { a: ["users", "carts"], b: ["users", "gone"] };
  expect(findOwnerProblems(["users", "carts", "orders"], owners)).toEqual([
    "orders has no owner",
    "gone is no table",
    "users has two owners",
  ]);
});
