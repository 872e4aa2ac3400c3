import { readFile, writeFile } from "node:fs/promises";
import { openApi } from "../../src/contract/openapi.ts";
import { settings } from "../../src/server/config.ts";
import { envExample, withConfigurationTable } from "./configuration-documents.ts";

/**
 * Writes the files that are generated from code. With `--check` it writes nothing, and fails when a file is not up to
 * date.
 */
const onlyCheck = process.argv.includes("--check");
const describedSettings = Object.values(settings);

const documents: Record<string, (current: string) => string> = {
  "openapi.json": () => `${JSON.stringify(openApi(), null, 2)}\n`,
  ".env.example": () => envExample(describedSettings),
  "README.md": (current) => withConfigurationTable(current, describedSettings),
};

for (const [name, make] of Object.entries(documents)) {
  const file = new URL(`../../${name}`, import.meta.url);
  const current = await readFile(file, "utf8").catch(() => "");
  const expected = make(current);
  if (current === expected) continue;
  if (onlyCheck) {
    process.stderr.write(`${name} is not up to date. Run: npm run generate\n`);
    process.exitCode = 1;
  } else {
    await writeFile(file, expected);
    process.stdout.write(`${name} written\n`);
  }
}
