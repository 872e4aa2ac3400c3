import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: file.slice(file.lastIndexOf("/") + 1),
      text: readFileSync(new URL(`${folder}${file}`, root), "utf8"),
    }));

/** From the name of the table to the end of the statement: `set` and what follows it. */
const kyselyUpdates = (text: string): string[] =>
  [...text.matchAll(/updateTable\(\s*["'`]orders(?:\s+as\s+\w+)?["'`]\s*\)([\s\S]*?)\.execute/g)].map(
    ([, statement = ""]) => statement,
  );
const sqlUpdates = (text: string): string[] =>
  [...text.matchAll(/\bupdate\s+(?:only\s+)?"?orders"?\b([\s\S]*?)(?:`|;|\bwhere\b|$)/gi)].map(
    ([, statement = ""]) => statement,
  );

/**
 * The writes of an order's status in a file. A `set` whose columns cannot be read here (a variable, a spread) counts as
 * one, so that it is looked at.
 */
function statusWrites(text: string): number {
  const built = kyselyUpdates(text).filter((statement) => {
    const columns = statement.slice(statement.indexOf(".set("), statement.search(/\.where\(|$/));
    return /\bstatus\b/.test(columns) || /\.set\(\s*[a-z]\w*\s*\)|\.\.\./i.test(columns);
  });
  const written = sqlUpdates(text).filter((columns) => /\bstatus\b|(?:\bset|,)\s*\$\{/.test(columns));
  const history =
    text.match(/insertInto\(\s*["'`]order_status_changes|insert\s+into\s+"?order_status_changes/gi) ?? [];
  const inserted =
    text.match(
      /insertInto\(\s*["'`]orders["'`]|insert\s+into\s+"?orders"?\b|merge\s+into\s+"?orders"?\b/gi,
    ) ?? [];
  return built.length + written.length + history.length + inserted.length;
}

describe("the status of an order", () => {
  const sources = filesOf("src/", /\.tsx?$/);

  test("is written by the order's first statement, and then by changeStatus alone", () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(
      sources
        .filter(({ text }) => statusWrites(text) > 0)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(["change-status.store.ts", "order.store.ts"]);
    const callers = sources.filter(({ text }) => /\bupdateOrderStatus\b/.test(text)).map(({ file }) => file);
    expect(callers.sort()).toEqual(["change-status.store.ts", "change-status.ts"]);
  });

  test("is written by no function and no trigger of the database", () => {
    const migrations = filesOf("migrations/", /\.sql$/);
    expect(migrations.length).toBeGreaterThan(10);
    const bodies = migrations.flatMap(({ file, text }) =>
      [...text.matchAll(/\$(\w*)\$([\s\S]*?)\$\1\$/g)].map(([, , body = ""]) => ({ file, body })),
    );
    expect(bodies.length).toBeGreaterThan(5);
    expect(bodies.filter(({ body }) => statusWrites(body) > 0 || /new\.status\s*:=/i.test(body))).toEqual([]);
  });

  test.each([
    `trx.updateTable("orders").set({ status: to }).where("order_id", "=", orderId).execute()`,
    `trx.updateTable("orders").set((eb) => ({ paid: 1, status: eb.val("Cancelled") })).execute()`,
    `trx.updateTable("orders").set(change).where("order_id", "=", orderId).execute()`,
    `trx.updateTable("orders").set({ ...change }).where("order_id", "=", orderId).execute()`,
    "sql`update orders set shipped_by = 'DHL', status = 'Dispatched' where order_id = 1`",
    "sql`update orders set (awb_no, status) = (select 1, 2)`",
    "sql`update orders set $" + "{columns} where order_id = 1`",
    `trx.insertInto("order_status_changes").values(row)`,
    `trx.insertInto("orders").values(row)`,
  ])("would be found: %s", (text) => {
    expect(statusWrites(text)).toBe(1);
  });

  test.each([
    `trx.updateTable("orders").set({ rest_withheld_at: now }).where("status", "=", from).execute()`,
    "sql`update orders set slip_printed_at = now() where status = 'Order Confirmed'`",
    "sql`update orders set pay_by = case when $" +
      "{isOfProved} then greatest($" +
      "{until}, pay_by) end where order_id = 1`",
    "sql`select status from orders`",
  ])("is not written by: %s", (text) => {
    expect(statusWrites(text)).toBe(0);
  });
});
