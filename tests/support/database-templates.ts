import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { prepareStore } from "../../src/app/prepare-store.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { type Database, openDatabase } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { startPostgres } from "./postgres-server.ts";
import { claimRunDatabases, claimRunFolder, newDatabaseName, runOnServer } from "./test-run.ts";

export type DatabaseKind = "pglite" | "postgres";

/**
 * Migrated databases to copy, and a folder with images that were rendered already. What tests create belongs to their run too:
 * its folders are in `home`, its databases have `run` in their names. Plain data, so that every worker gets it.
 */
export type Templates = Databases & { readonly images: string; readonly home: string };
type Databases =
  | { readonly kind: "pglite"; readonly empty: string; readonly demo: string }
  | {
      readonly kind: "postgres";
      readonly serverUrl: string;
      readonly run: number;
      readonly empty: string;
      readonly demo: string;
    };

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

/**
 * Creates a migrated template and one with the demo catalogue, and removes first what killed runs left behind. Throws when the
 * kind is postgres and there is no server.
 */
export async function createTemplates(kind: DatabaseKind): Promise<CreatedTemplates> {
  const folder = await claimRunFolder();
  const { templates, drop } = await (kind === "postgres"
    ? createPostgresTemplates()
    : createPGliteTemplates(folder.path));
  await mkdir(renderedImages, { recursive: true });
  return {
    templates: { ...templates, images: renderedImages, home: folder.path },
    async drop() {
      await drop();
      await folder.remove();
    },
  };
}

async function createPGliteTemplates(home: string): Promise<CreatedDatabases> {
  const [empty, demo] = [join(home, "empty"), join(home, "demo")];
  const open = (folder: string) => openDatabase({ url: undefined, folder });
  await fillDatabase(open(empty), migrateAll);
  await cp(join(empty, "postgres"), join(demo, "postgres"), { recursive: true });
  await fillDatabase(open(demo), addDemo);
  return { templates: { kind: "pglite", empty, demo }, drop: async () => {} };
}

async function createPostgresTemplates(): Promise<CreatedDatabases> {
  const server = await startPostgres();
  const { run, release } = await claimRunDatabases(server.url);
  const [empty, demo] = [newDatabaseName(run, "empty"), newDatabaseName(run, "demo")];
  const open = (name: string) => openDatabase({ url: urlOf(server.url, name), folder: "" });
  await runOnServer(server.url, `create database ${empty}`);
  await fillDatabase(open(empty), migrateAll);
  await runOnServer(server.url, `create database ${demo} template ${empty}`);
  await fillDatabase(open(demo), addDemo);
  return {
    templates: { kind: "postgres", serverUrl: server.url, run, empty, demo },
    async drop() {
      await release();
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

export function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
