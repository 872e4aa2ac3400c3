import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Ways in which an embedded database in `folder` was lost on real machines. */
export const damages: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
  ["PG_VERSION is missing", (folder) => rm(join(folder, "postgres", "PG_VERSION"))],
  ["the whole database folder is missing", (folder) => rm(join(folder, "postgres"), { recursive: true })],
  ["pg_control is missing", (folder) => rm(join(folder, "postgres", "global", "pg_control"))],
  ["PG_VERSION is empty", (folder) => writeFile(join(folder, "postgres", "PG_VERSION"), "")],
];
