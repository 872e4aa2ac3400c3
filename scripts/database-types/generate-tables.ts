import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { fromPGlite } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { overrides } from "./overrides.ts";
import { readSchema } from "./read-schema.ts";
import { rowTypes } from "./row-types.ts";

const formatter = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));

/** The text of src/platform/db/tables.ts: the row types of a database in memory that has run all migrations. */
export async function generateTables(): Promise<string> {
  const database = await fromPGlite(await PGlite.create());
  try {
    await migrate(database.pool);
    return format(rowTypes(await readSchema(database.db), overrides));
  } finally {
    await database.close();
  }
}

const format = (text: string): string =>
  execFileSync(process.execPath, [formatter, "format", "--stdin-file-path=src/platform/db/tables.ts"], {
    input: text,
    encoding: "utf8",
  });
