import { randomBytes, randomInt } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { memoryFolder } from "./memory-folder.ts";

/** What one run of tests creates outside of its processes. A run that is killed leaves it behind, and the next run removes it. */

/** Its first key of advisory locks; the second is the run's number. */
const LOCK_CLASS = 0x6b697473;
const FOLDER = /^kitstore-run-(?<host>.+)-(?<pid>\d+)-\w{6}$/;

export interface RunFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** A new temporary folder of this process, in memory if it can be, after the folders of processes that are gone were removed. */
export async function claimRunFolder(): Promise<RunFolder> {
  const home = memoryFolder() ?? tmpdir();
  for (const each of new Set([home, tmpdir()])) await removeGoneFolders(each);
  const path = await mkdtemp(join(home, `kitstore-run-${hostname()}-${process.pid}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }) };
}

async function removeGoneFolders(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const { host, pid } = FOLDER.exec(name)?.groups ?? {};
    // Another machine or container may share the folder: only its own processes can be asked for.
    if (host === hostname() && !isRunning(Number(pid)))
      await rm(join(home, name), { recursive: true, force: true });
  }
}

/** Whether a process of this machine has this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

interface RunDatabases {
  /** Is in the names of its databases. */
  readonly run: number;
  /** Drops the run's databases, those that its tests left behind too. */
  release(): Promise<void>;
}

/**
 * A new run on this server, after the databases of runs that are gone were dropped. Each living run holds a lock until its
 * connection ends, so whoever gets the lock of a run knows that it is gone, wherever it ran.
 */
export async function claimRunDatabases(serverUrl: string): Promise<RunDatabases> {
  const client = new pg.Client({ connectionString: serverUrl, keepAlive: true });
  client.on("error", () => undefined); // the server was stopped: its databases are gone or are the next run's to drop
  await client.connect();
  const run = randomInt(1, 0x7fffffff);
  await client.query("select pg_advisory_lock($1, $2)", [LOCK_CLASS, run]);
  await dropGoneRuns(client);
  return {
    run,
    async release() {
      await dropDatabases(client, await databasesOf(client, run));
      await client.end();
    },
  };
}

async function dropGoneRuns(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ run: number }>(
    "select distinct split_part(datname, '_', 3)::int as run from pg_database where datname ~ '^kitstore_run_[0-9]+_'",
  );
  for (const { run } of rows) {
    const { rows: locked } = await client.query<{ isGone: boolean }>(
      'select pg_try_advisory_lock($1, $2) as "isGone"',
      [LOCK_CLASS, run],
    );
    if (!locked[0]?.isGone) continue;
    await dropDatabases(client, await databasesOf(client, run));
    await client.query("select pg_advisory_unlock($1, $2)", [LOCK_CLASS, run]);
  }
}

async function databasesOf(client: pg.Client, run: number): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like $1",
    [`kitstore\\_run\\_${run}\\_%`],
  );
  return rows.map(({ datname }) => datname);
}

async function dropDatabases(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
}

/** A unique name for a database of this run. */
export const newDatabaseName = (run: number, label: string): string =>
  `kitstore_run_${run}_${label}_${randomBytes(4).toString("hex")}`;

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
