import { constants } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../src/server/db/database.ts";
import { type DatabaseKind, newDatabaseName, onServer, type Templates, urlOf } from "./database-templates.ts";

export interface TestDatabase {
  readonly database: Database;
  /** `DATABASE_URL` of it; undefined on the embedded one. */
  readonly url: string | undefined;
  /** `DATA_DIR` of it: holds the embedded database, or nothing yet. */
  readonly folder: string;
  /** Opens it once more: another process's view on PostgreSQL; the embedded one refuses while it is open. */
  reopen(): Promise<Database>;
  /** Closes it and removes it for good. */
  drop(): Promise<void>;
}

/** The database this run is about: `pglite` in the project api-embedded, `postgres` in api-postgres. */
export const databaseKind = (): DatabaseKind => inject("databaseTemplates").kind;

/**
 * A fresh migrated database of one's own, with the demo catalogue unless `demo` is false: a copy of the run's template,
 * or of one that is given where no run of tests is. Drop it in `afterAll` or `afterEach`.
 */
export async function createTestDatabase(
  kind: DatabaseKind = databaseKind(),
  {
    demo = true,
    templates = templatesOf(kind),
  }: { readonly demo?: boolean; readonly templates?: Templates } = {},
): Promise<TestDatabase> {
  const template = demo ? templates.demo : templates.empty;
  const folder = await mkdtemp(join(tmpdir(), "kitstore-test-"));
  // Again where that fails: a picture may still be on its way to the disk.
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  if (templates.kind === "pglite") {
    await cp(join(template, "postgres"), join(folder, "postgres"), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    return opened(undefined, folder, removeFolder);
  }
  const { serverUrl } = templates;
  const name = newDatabaseName("one");
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return opened(urlOf(serverUrl, name), folder, async () => {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    await removeFolder();
  });
}

async function opened(
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

function templatesOf(kind: DatabaseKind): Templates {
  const templates = inject("databaseTemplates");
  if (templates?.kind === kind) return templates;
  throw new Error(`This project of vitest.config.ts has no ${kind} database: it needs database-setup.ts.`);
}
