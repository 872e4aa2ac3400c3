import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { createTestDatabase, databaseKind, type TestDatabase } from "./databases.ts";

const countProducts = async ({ database: { db } }: TestDatabase) => {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

test("a test database has the demo catalogue, is isolated, and leaves nothing behind", async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()];
  expect(await countProducts(one)).toBeGreaterThanOrEqual(48);
  await one.database.db.deleteFrom("product_recommendations").execute();
  const left = await other.database.db.selectFrom("product_recommendations").selectAll().execute();
  expect(left.length).toBeGreaterThan(0);
  await one.drop();
  await other.drop();
  expect(existsSync(one.folder)).toBe(false);
  if (one.url)
    await expect(one.reopen().then(({ pool }) => pool.query("select 1"))).rejects.toThrow(/does not exist/);
});

test("an empty test database has the tables and no rows", async () => {
  const empty = await createTestDatabase(databaseKind(), { demo: false });
  expect(await countProducts(empty)).toBe(0);
  await empty.drop();
});
