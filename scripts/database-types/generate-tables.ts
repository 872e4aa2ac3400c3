import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { migratedSchema } from "./migrated-schema.ts";
import { overrides } from "./overrides.ts";
import { rowTypes } from "./row-types.ts";

const formatter = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));

/** The text of src/platform/db/tables.ts. */
export async function generateTables(): Promise<string> {
  return execFileSync(
    process.execPath,
    [formatter, "format", "--stdin-file-path=src/platform/db/tables.ts"],
    {
      input: rowTypes(await migratedSchema(), overrides),
      encoding: "utf8",
    },
  );
}
