import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/platform/process/free-port.ts";
import { startListening } from "./listening-program.ts";

const LOCAL = "127.0.0.1";
/** The files that operators run (docs/running.md). */
export const deployFile = (name: string): string => join(import.meta.dirname, "..", "..", "deploy", name);
const readDeployFile = (name: string): string => readFileSync(deployFile(name), "utf8");

/** How often HAProxy asks each store at /readyz. Three bad responses take it out, two good ones bring it back. */
export const CHECK_EVERY_MS = Number(/check inter (\d+)ms/.exec(readDeployFile("haproxy.cfg"))?.[1]);

export function need(program: "etcd" | "haproxy" | "patroni" | "pgbouncer"): void {
  if (spawnSync(program, ["--version"]).error)
    throw new Error(`No ${program}: this drill needs it (Debian: apt-get install ${program}).`);
}

/** PgBouncer before a database: deploy/pgbouncer.ini with the addresses of this run and few connections. Throws where it is not installed. */
export async function startPgBouncer(databaseUrl: string, folder: string) {
  need("pgbouncer");
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort(LOCAL);
  const file = join(folder, "pgbouncer.ini");
  const changed = {
    "kitstore = host=/var/run/postgresql port=5432 dbname=kitstore user=kitstore": `${name} = host=${hostname} port=${databasePort || 5432} dbname=${name} user=${username}`,
    "listen_addr =": `listen_addr = ${LOCAL}`,
    "listen_port = 6432": `listen_port = ${port}`,
    "unix_socket_dir = /var/run/pgbouncer": "unix_socket_dir =",
    "default_pool_size = 20": "default_pool_size = 4",
  };
  await writeFile(file, replaceEach(readDeployFile("pgbouncer.ini"), changed));
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const user = userInfo().uid === 0 ? ["-u", "nobody"] : [];
  const { stop } = await startListening("pgbouncer", [...user, file], port);
  const url = new URL(databaseUrl);
  url.host = `${LOCAL}:${port}`;
  return { url: url.href, stop };
}

/** Throws where a text is not there, so that a changed file is noticed. */
function replaceEach(text: string, changed: Readonly<Record<string, string>>): string {
  return Object.entries(changed).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/pgbouncer.ini has no "${from}".`);
    return result.replace(from, () => to);
  }, text);
}

/** HAProxy (deploy/haproxy.cfg) before the stores at `urls`, at most three. Throws where it is not installed. */
export async function startHaproxy(urls: readonly string[]) {
  const port = await freePort(LOCAL);
  const stores = urls.map((url, at) => [`STORE_${"ABC"[at]}`, new URL(url).host] as const);
  const env = { BIND: `${LOCAL}:${port}`, ...Object.fromEntries(stores) };
  const { stop } = await runHaproxy("haproxy.cfg", env, port);
  return { url: `http://${LOCAL}:${port}`, stop };
}

/** HAProxy (deploy/haproxy-patroni.cfg) before three PostgreSQL under Patroni. */
export async function startPatroniHaproxy(
  servers: readonly { readonly port: number; readonly checkPort: number }[],
) {
  const [primary, replica] = [await freePort(LOCAL), await freePort(LOCAL)];
  const nodes = servers.flatMap(({ port, checkPort }, at) => [
    [`NODE_${"ABC"[at]}`, `${LOCAL}:${port}`] as const,
    [`PATRONI_${"ABC"[at]}`, String(checkPort)] as const,
  ]);
  const binds = { BIND_PRIMARY: `${LOCAL}:${primary}`, BIND_REPLICA: `${LOCAL}:${replica}` };
  const { stop } = await runHaproxy(
    "haproxy-patroni.cfg",
    { ...binds, ...Object.fromEntries(nodes) },
    primary,
  );
  return { primary, replica, stop };
}

function runHaproxy(name: string, env: Readonly<Record<string, string>>, port: number) {
  need("haproxy");
  return startListening("haproxy", ["-db", "-f", deployFile(name)], port, env);
}
