import {
  type ChildProcess,
  type ExecFileSyncOptions,
  execFileSync,
  type SpawnOptions,
  spawn,
} from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, readdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import pg from "pg";
import { freePort } from "../../src/platform/process/free-port.ts";
import { endWithThisProcess } from "./end-with-this-process.ts";
import { claimRunFolder } from "./test-run.ts";

export interface PostgresServer {
  /** Of the maintenance database; its user may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A cluster that a test may take down and bring back, with its data and on the same port. */
export interface OwnPostgresServer extends PostgresServer {
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** kill -9: it is gone without a word, as a machine that loses its power. */
  kill(): Promise<void>;
  /** A copy on a port of its own that follows this one. With `isAwaited` each commit waits from now on until the copy has it too. */
  addStandby(options: { readonly isAwaited: boolean }): Promise<PostgresServer>;
}

/** In PEM. With one, the server offers TLS. */
type Certificate = Readonly<Record<"cert" | "key", string>>;

type Found = { readonly url: string } | { readonly programs: string };

const LOCAL_URL = "postgres://postgres@127.0.0.1:5432/postgres";
const START_MS = 30_000;
const NO_POSTGRES =
  "no PostgreSQL: set TEST_DATABASE_URL, install its server (initdb), or run one on 127.0.0.1:5432 (user postgres, trust).";

const NO_INITDB = "no initdb: install PostgreSQL's server, or put initdb on the PATH.";

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, else one of our own from initdb (in memory, so that a new database takes a tenth of
 * the time), else one on the usual port. Throws NO_POSTGRES.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const found = await findPostgres();
  if (!found) throw new Error(NO_POSTGRES);
  return "url" in found ? { url: found.url, stop: async () => {} } : startCluster(found.programs);
}

async function findPostgres(): Promise<Found | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given };
  const programs = await findPrograms();
  if (programs !== undefined) return { programs };
  return (await accepts(LOCAL_URL)) ? { url: LOCAL_URL } : undefined;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The folder with initdb and postgres: on the PATH, or where Debian keeps them, the newest first. */
export async function findPrograms(): Promise<string | undefined> {
  const home = "/usr/lib/postgresql";
  const versions = existsSync(home) ? await readdir(home) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(home, version, "bin"));
  const folders = [...debian, ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** A cluster from initdb, for tests that stop it. Throws NO_INITDB; a server that others use is never stopped. */
export async function startOwnPostgres(certificate?: Certificate): Promise<OwnPostgresServer> {
  const programs = await findPrograms();
  if (!programs) throw new Error(NO_INITDB);
  return startCluster(programs, certificate);
}

/**
 * A cluster of our own in a temporary folder, on a free port. It is gone when it is stopped, and ends when this process is killed.
 * Unsafe in a power cut, and faster.
 */
async function startCluster(programs: string, certificate?: Certificate): Promise<OwnPostgresServer> {
  const locale = process.platform === "linux" ? "C.UTF-8" : "C"; // in plain C, lower() knows ASCII only
  const trust = ["-U", "postgres", "-A", "trust", "-E", "UTF8", `--locale=${locale}`, "--no-sync"];
  const initialize: MakeData = (data, options) =>
    execFileSync(join(programs, "initdb"), ["-D", data, ...trust], options);
  const cluster = await startServer(programs, initialize, certificate);
  const addStandby: OwnPostgresServer["addStandby"] = async ({ isAwaited }) => {
    const copied = ["-d", cluster.url, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
    const standby = await startServer(programs, (data, options) =>
      execFileSync(join(programs, "pg_basebackup"), ["-D", data, ...copied], options),
    );
    if (isAwaited) {
      await runOn(cluster.url, "alter system set synchronous_standby_names = '*'");
      await runOn(cluster.url, "select pg_reload_conf()");
    }
    const follows = `select 1 from pg_stat_replication where state = 'streaming' and sync_state = '${isAwaited ? "sync" : "async"}'`;
    const givenUpAt = Date.now() + START_MS;
    while ((await runOn(cluster.url, follows)) === 0) {
      if (Date.now() > givenUpAt) throw new Error("The standby does not follow.");
      await new Promise((again) => setTimeout(again, 50));
    }
    return standby;
  };
  return { ...cluster, addStandby };
}

type MakeData = (data: string, options: SpawnOptions & ExecFileSyncOptions) => unknown;

/** Runs `postgres` on a new folder, which `makeData` fills. */
async function startServer(programs: string, makeData: MakeData, certificate?: Certificate) {
  const { path: folder, remove } = await claimRunFolder();
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined; // PostgreSQL refuses to run as root
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const options = { ...owner, cwd: folder, stdio: "ignore" as const };
  makeData(data, options);
  const port = await freePort("127.0.0.1");
  for (const [name, text] of Object.entries({
    "server.crt": certificate?.cert,
    "server.key": certificate?.key,
  })) {
    if (!text) continue;
    await writeFile(join(data, name), text, { mode: 0o600 });
    if (owner) await chown(join(data, name), owner.uid, owner.gid);
  }
  const settings = [
    `ssl=${certificate ? "on" : "off"}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    "listen_addresses=127.0.0.1",
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  const shutDown = () => end("SIGINT");
  const kill = () => end("SIGKILL");
  const stop = async () => {
    await shutDown();
    await remove();
  };
  const startAgain = async () => {
    server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
      options,
    );
    endWithThisProcess(server, "QUIT");
    const givenUpAt = Date.now() + START_MS;
    while (!(await accepts(url))) {
      if (server.exitCode !== null || Date.now() > givenUpAt) {
        await stop();
        throw new Error(`PostgreSQL from ${programs} did not start.`);
      }
      await new Promise((again) => setTimeout(again, 50));
    }
  };
  await startAgain();
  return { url, stop, shutDown, startAgain, kill };
}

/** Runs one statement as the superuser, and returns how many rows it has. */
export async function runOn(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

export function unprivileged(): { uid: number; gid: number } {
  const idOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {} // no such user: the next one
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

export const hasOwnPostgres = async (): Promise<boolean> => (await findPrograms()) !== undefined;
export const hasPostgres = async (): Promise<boolean> => (await findPostgres()) !== undefined;

if (import.meta.main && !(await hasPostgres())) {
  process.stderr.write(`${NO_POSTGRES}\n`);
  process.exitCode = 1;
}
