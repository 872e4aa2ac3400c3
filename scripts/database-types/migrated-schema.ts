import { PGlite } from "@electric-sql/pglite";
import { fromPGlite } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { readSchema, type Schema } from "./read-schema.ts";

let schema: Promise<Schema> | undefined;

/** What a database in memory knows that has run all migrations. It is made once. */
export const migratedSchema = (): Promise<Schema> => {
  schema ??= read();
  return schema;
};

async function read(): Promise<Schema> {
  const database = await fromPGlite(await PGlite.create());
  try {
    await migrate(database.pool);
    return await readSchema(database.db);
  } finally {
    await database.close();
  }
}
