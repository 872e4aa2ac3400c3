import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { deployFile, need, startHaproxy } from "../support/balancers.ts";
import { endWithThisProcess } from "../support/end-with-this-process.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { findPrograms, unprivileged } from "../support/postgres-server.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";
import { claimRunFolder } from "../support/test-run.ts";

const CAN_TAKE_MS = 300_000;
const LANES = 2;

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
}, CAN_TAKE_MS);

/**
 * What the containers of deploy/compose-cluster.yaml run, without containers: PostgreSQL, its replica and PgBouncer on sockets, two stores
 * with the settings of that file, HAProxy. Without its S3 store and its mails, which the settings lead to by name.
 */
it(
  "the stores of the cluster order through HAProxy and PgBouncer, and the replica has every order",
  async () => {
    need("pgbouncer");
    const programs = await findPrograms();
    if (!programs) throw new Error("No PostgreSQL: this drill needs its server.");
    const { path: home, remove } = await claimRunFolder();
    stops.push(remove);
    await chmod(home, 0o755);
    const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
    const folders = {
      postgresql: join(home, "db"),
      replica: join(home, "copy"),
      pgbouncer: join(home, "pool"),
    };
    for (const each of [...Object.values(folders), join(home, "main"), join(home, "follower")]) {
      await mkdir(each, { mode: 0o700 });
      if (owner) await chown(each, owner.uid, owner.gid);
    }
    for (const each of Object.values(folders)) await chmod(each, 0o755);
    const inFolders = (text: string): string =>
      Object.entries(folders).reduce((all, [name, path]) => all.replaceAll(`/var/run/${name}`, path), text);
    const run = (program: string, args: readonly string[], env: Record<string, string> = {}) => {
      const path = `${programs}:${process.env.PATH}`;
      const child = spawn(program, args, {
        ...owner,
        cwd: home,
        env: { ...env, PATH: path },
        stdio: "ignore",
      });
      endWithThisProcess(child, "TERM");
      stops.push(async () => {
        const ended = once(child, "exit");
        if (child.exitCode === null && child.kill("SIGINT")) await ended;
      });
    };

    const main = join(home, "main");
    execFileSync(join(programs, "initdb"), ["-D", main, "-U", "kitstore", "-A", "trust", "-E", "UTF8"], {
      ...owner,
      cwd: home,
      stdio: "ignore",
    });
    const onSocket = (folder: string) => ["-c", `unix_socket_directories=${folder}`];
    run("postgres", ["-D", main, "-c", "listen_addresses=", ...onSocket(folders.postgresql)]);
    const poolAt = (folder: string, database: string) => {
      const pool = new pg.Pool({ host: folder, user: "kitstore", database, max: 1 });
      pool.on("error", () => undefined);
      stops.push(() => pool.end());
      return pool;
    };
    const postgres = poolAt(folders.postgresql, "postgres");
    await untilItResponds(postgres);
    await postgres.query("create database kitstore");
    run(deployFile("follow-primary.sh"), onSocket(folders.replica), {
      PGDATA: join(home, "follower"),
      PRIMARY: folders.postgresql,
    });
    const pooling = join(home, "pgbouncer.ini");
    await writeFile(pooling, inFolders(readFileSync(deployFile("pgbouncer.ini"), "utf8")), { mode: 0o644 });
    run("pgbouncer", [pooling]);
    const replica = poolAt(folders.replica, "kitstore");
    await untilItResponds(replica);

    const compose = parse(readFileSync(deployFile("compose-cluster.yaml"), "utf8"), { merge: true });
    const urls = Object.entries<string>(compose.services["store-a"].environment).filter(
      ([name]) => name.startsWith("DATABASE_") || name === "DRAIN_SECONDS",
    );
    const data = await mkdtemp(join(tmpdir(), "kitstore-cluster-"));
    stops.push(() => rm(data, { recursive: true, force: true }));
    const settings: Record<string, string> = {
      ...Object.fromEntries(urls.map(([name, value]) => [name, inFolders(value)])),
      SECRET_KEY: "0123456789abcdef0123456789abcdef",
      LOG_LEVEL: "error",
    };
    const stores = [];
    for (const name of ["a", "b"]) {
      const store = await startStoreProcess({ ...settings, DATA_DIR: join(data, name) });
      stores.push(store.url);
      stops.push(async () => {
        store.kill("SIGKILL");
        await store.ended;
      });
    }
    const haproxy = await startHaproxy(stores);
    stops.push(haproxy.stop);

    const orders = startOrders(haproxy.url, LANES);
    await expect.poll(() => orders.acknowledged.size).toBeGreaterThan(10 * LANES);
    await orders.stop();
    const placed = [...orders.acknowledged].sort();
    await expect.poll(() => orderNumbers(replica)).toEqual(placed);
    const direct = {
      ...settings,
      DATABASE_URL: settings.DATABASE_DIRECT_URL ?? "",
      DATA_DIR: join(data, "books"),
    };
    const books = await runStoreProcess(direct, "check-books.ts");
    expect(books.code, books.output).toBe(0);
  },
  CAN_TAKE_MS,
);

async function untilItResponds(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await pause(100)) {
    const response = await pool.query("select 1").catch((error: unknown) => error);
    if (!(response instanceof Error)) return;
    if (Date.now() > deadline) throw response;
  }
}
