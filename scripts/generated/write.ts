import { readFile, writeFile } from "node:fs/promises";
import { openApi } from "../../src/contract/openapi.ts";
import { settings } from "../../src/server/config.ts";
import { envExample, withConfigurationTable } from "./configuration-documents.ts";

/** Writes the files that derive from code; with `--check` it writes nothing and fails when one is not current. */
const onlyCheck = process.argv.includes("--check");
const described = Object.values(settings);

const documents: Record<string, (present: string) => string> = {
  "openapi.json": () => `${JSON.stringify(openApi(), null, 2)}\n`,
  ".env.example": () => envExample(described),
  "README.md": (present) => withConfigurationTable(present, described),
};

for (const [name, make] of Object.entries(documents)) {
  const file = new URL(`../../${name}`, import.meta.url);
  const present = await readFile(file, "utf8").catch(() => "");
  const wanted = make(present);
  if (present === wanted) continue;
  if (onlyCheck) {
    process.stderr.write(`${name} is not current. Run: npm run generate\n`);
    process.exitCode = 1;
  } else {
    await writeFile(file, wanted);
    process.stdout.write(`${name} written\n`);
  }
}
