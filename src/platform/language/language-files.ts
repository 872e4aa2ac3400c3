import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "./language.ts";

/** The JSON files of a folder, such as `de.json`, by their tags; the folder is named from the root of the program. Throws when one is no JSON. */
export function readLanguageFiles(folder: string): Readonly<Record<Language, unknown>> {
  const path = join(import.meta.dirname, "../../..", folder);
  const tags = readdirSync(path).flatMap((file) => /^([A-Za-z0-9-]+)\.json$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    tags.sort().map((tag) => [tag, JSON.parse(readFileSync(join(path, `${tag}.json`), "utf8"))]),
  );
}
