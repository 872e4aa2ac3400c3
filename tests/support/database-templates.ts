import { randomBytes } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { prepareStore } from "../../src/app/prepare-store.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { type Database, openDatabase } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { startPostgres } from "./postgres-server.ts";

export type DatabaseKind = "pglite" | "postgres";

/** Migrated databases to copy, and a folder with images that were rendered already. Plain data, so that every worker gets it. */
export type Templates = Databases & { readonly images: string };
type Databases =
  | { readonly kind: "pglite"; readonly empty: string; readonly demo: string }
  | { readonly kind: "postgres"; readonly serverUrl: string; readonly empty: string; readonly demo: string };

interface CreatedDatabases {
  readonly templates: Databases;
  drop(): Promise<void>;
}

export interface CreatedTemplates {
  readonly templates: Templates;
  drop(): Promise<void>;
}

const testAdministrator = { email: "admin@ledgerline.example", password: "administrator-in-tests" };

/**
 * Rendered images of journeys, kept for the next run. A file's name has the hash of its master and the version of the
 * rendering, so no old image is taken for a new one.
 */
const renderedImages = join(import.meta.dirname, "..", "..", ".cache", "test-images");

const MAX_AGE_MS = 6 * 3_600_000;

/** Creates a migrated template and one with the demo catalogue. Throws when the kind is postgres and there is no server. */
export async function createTemplates(kind: DatabaseKind): Promise<CreatedTemplates> {
  const { templates, drop } = await (kind === "postgres"
    ? createPostgresTemplates()
    : createPGliteTemplates());
  await mkdir(renderedImages, { recursive: true });
  return { templates: { ...templates, images: renderedImages }, drop };
}

async function createPGliteTemplates(): Promise<CreatedDatabases> {
  const home = await mkdtemp(join(tmpdir(), "kitstore-templates-"));
  const [empty, demo] = [join(home, "empty"), join(home, "demo")];
  const open = (folder: string) => openDatabase({ url: undefined, folder });
  await fillDatabase(open(empty), migrateAll);
  await cp(join(empty, "postgres"), join(demo, "postgres"), { recursive: true });
  await fillDatabase(open(demo), addDemo);
  return {
    templates: { kind: "pglite", empty, demo },
    drop: () => rm(home, { recursive: true, force: true }),
  };
}

async function createPostgresTemplates(): Promise<CreatedDatabases> {
  const server = await startPostgres();
  const [empty, demo] = [newDatabaseName("empty"), newDatabaseName("demo")];
  const open = (name: string) => openDatabase({ url: urlOf(server.url, name), folder: "" });
  await dropOldDatabases(server.url);
  await runOnServer(server.url, `create database ${empty}`);
  await fillDatabase(open(empty), migrateAll);
  await runOnServer(server.url, `create database ${demo} template ${empty}`);
  await fillDatabase(open(demo), addDemo);
  return {
    templates: { kind: "postgres", serverUrl: server.url, empty, demo },
    async drop() {
      for (const name of [empty, demo])
        await runOnServer(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

/** Migrations and the job queue's own tables, so that no test waits for either. */
async function migrateAll(database: Database): Promise<void> {
  await migrate(database.pool);
  const jobs = await startJobs(database, pino({ level: "silent" }));
  await jobs.stop();
}

/** Fills an empty database as a first start does, with an administrator that tests can log in as. */
async function addDemo(database: Database): Promise<void> {
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = testAdministrator;
  await prepareStore(readConfig({ ADMIN_EMAIL, ADMIN_PASSWORD }), database);
}

async function fillDatabase(
  opening: Promise<Database>,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await opening;
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}

/** A unique name with the time in it, so that `dropOldDatabases` knows its age. */
export const newDatabaseName = (label: string): string =>
  `kitstore_test_${Date.now()}_${label}_${randomBytes(4).toString("hex")}`;

export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements that take no parameters and no transaction, such as `create database`. */
export async function runOnServer(serverUrl: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Drops databases of runs that were killed hours ago. */
async function dropOldDatabases(serverUrl: string): Promise<void> {
  const { rows } = await runOnServer(
    serverUrl,
    "select datname from pg_database where datname like 'kitstore_test_%'",
  );
  for (const { datname } of rows) {
    const createdAt = Number(/^kitstore_test_(\d+)_/.exec(datname)?.[1]);
    if (createdAt < Date.now() - MAX_AGE_MS)
      await runOnServer(serverUrl, `drop database if exists ${datname} with (force)`);
  }
}
