import { constants } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../src/platform/db/database.ts";
import { type DatabaseKind, type Templates, urlOf } from "./database-templates.ts";
import { newDatabaseName, runOnServer } from "./test-run.ts";

export interface TestDatabase {
  readonly database: Database;
  /** Its `DATABASE_URL`; undefined for the embedded one. */
  readonly url: string | undefined;
  /** Its `DATA_DIR`: has the embedded database, or is empty. */
  readonly folder: string;
  /** Opens it once more, like another process. The embedded one refuses while it is open. */
  reopen(): Promise<Database>;
  /** Closes and deletes it. */
  drop(): Promise<void>;
}

/** The database of this test project: `pglite` in api-embedded, `postgres` in api-postgres. */
export const databaseKind = (): DatabaseKind => inject("databaseTemplates").kind;

/**
 * A new migrated database, with the demo catalogue unless `demo` is false. It is a copy of the run's template. Outside
 * of a test run (benchmarks, screenshots) the caller gives the template. Drop it in `afterAll` or `afterEach`.
 */
export async function createTestDatabase(
  kind: DatabaseKind = databaseKind(),
  {
    demo = true,
    templates = providedTemplates(kind),
  }: { readonly demo?: boolean; readonly templates?: Templates } = {},
): Promise<TestDatabase> {
  const template = demo ? templates.demo : templates.empty;
  const folder = await mkdtemp(join(templates.home, "store-"));
  // Retried when that fails: an image may still be on its way to the disk.
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  if (templates.kind === "pglite") {
    await cp(join(template, "postgres"), join(folder, "postgres"), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    return openCopy(undefined, folder, removeFolder);
  }
  const { serverUrl, run } = templates;
  const name = newDatabaseName(run, "one");
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return openCopy(urlOf(serverUrl, name), folder, async () => {
    await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    await removeFolder();
  });
}

async function openCopy(
  url: string | undefined,
  folder: string,
  remove: () => Promise<void>,
): Promise<TestDatabase> {
  const reopen = () => openDatabase({ url, folder });
  const database = await reopen();
  return {
    database,
    url,
    folder,
    reopen,
    async drop() {
      await database.close();
      await remove();
    },
  };
}

function providedTemplates(kind: DatabaseKind): Templates {
  const templates = inject("databaseTemplates");
  if (templates?.kind === kind) return templates;
  throw new Error(`This project of vitest.config.ts has no ${kind} database: it needs database-setup.ts.`);
}
