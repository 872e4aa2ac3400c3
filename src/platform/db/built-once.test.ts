import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, it } from "vitest";
import { builtOnce } from "./built-once.ts";
import type { Db } from "./database.ts";

const sent: CompiledQuery[] = [];
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => void sent.push(query),
}) as unknown as Db;

it("builds a statement once and sends each request's own values", async () => {
  let builds = 0;
  const findUser = builtOnce((on: Db, { userId }: { userId: number }) => {
    builds += 1;
    return on.selectFrom("users").select("email").where("user_id", "=", userId).where("role", "=", "buyer");
  });
  for (const userId of [7, 8]) await findUser(db, { userId });
  expect(builds).toBe(1);
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    [7, "buyer"],
    [8, "buyer"],
  ]);
  expect(new Set(sent.map(({ sql }) => sql)).size).toBe(1);
});

it("refuses a statement that is built by what a value is", async () => {
  const double = builtOnce((on: Db, { userId }: { userId: number }) =>
    on
      .selectFrom("users")
      .select("email")
      .where("user_id", "=", userId * 2),
  );
  await expect(double(db, { userId: 7 })).rejects.toThrow(
    "'userId' is not known while its statement is built",
  );
});
