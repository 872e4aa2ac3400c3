import { readFile, writeFile } from "node:fs/promises";
import { openApi } from "../../src/contract/openapi.ts";
import { variables } from "../../src/platform/config/config-variables.ts";
import { generateTables } from "../database-types/generate-tables.ts";
import { migratedSchema } from "../database-types/migrated-schema.ts";
import { schemaPage } from "../schema-page/schema-page.ts";
import { tablesOf } from "../table-owners/owners.ts";
import { addressFormats } from "./address-formats.ts";
import { configurationPage, envExample } from "./configuration-documents.ts";
import { drawableRanges } from "./drawable-ranges.ts";
import { floorsPage } from "./floors-page.ts";
import { formatJson } from "./format-json.ts";
import { imageFacts } from "./image-facts.ts";

/**
 * Writes the files that are generated from code. With `--check` it writes nothing, and fails when a file is not up to
 * date.
 */
const onlyCheck = process.argv.includes("--check");
const describedVariables = Object.values(variables);

const documents: Record<string, (current: string) => string | Promise<string>> = {
  "openapi.json": () => `${formatJson(openApi("shop"))}\n`,
  "openapi-admin.json": () => `${formatJson(openApi("admin"))}\n`,
  ".env.example": () => envExample(describedVariables),
  "docs/configuration.md": () => configurationPage(describedVariables),
  "docs/floors.md": floorsPage,
  "docs/schema.md": async () => schemaPage(await migratedSchema(), tablesOf),
  "src/platform/db/tables.ts": generateTables,
  "src/platform/pdf/drawable-ranges.ts": drawableRanges,
  "src/platform/address/address-formats.json": addressFormats,
  "demo/images/image-facts.json": imageFacts,
};

for (const [name, make] of Object.entries(documents)) {
  const file = new URL(`../../${name}`, import.meta.url);
  const current = await readFile(file, "utf8").catch(() => "");
  const expected = await make(current);
  if (current === expected) continue;
  if (onlyCheck) {
    process.stderr.write(`${name} is not up to date. Run: npm run generate\n`);
    process.exitCode = 1;
  } else {
    await writeFile(file, expected);
    process.stdout.write(`${name} written\n`);
  }
}
