import { spawnSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "../../src/platform/process/free-port.ts";
import { startListening } from "./listening-program.ts";

const LOCAL = "127.0.0.1";
/** How often HAProxy asks each store at /readyz. Three bad responses take it out, two good ones bring it back. */
export const CHECK_EVERY_MS = 500;

function need(program: "haproxy" | "pgbouncer"): void {
  if (spawnSync(program, ["--version"]).error)
    throw new Error(`No ${program}: this drill needs it (Debian: apt-get install ${program}).`);
}

/** PgBouncer in transaction mode before a database, set up as docs/running.md says. Throws where it is not installed. */
export async function startPgBouncer(databaseUrl: string, folder: string) {
  need("pgbouncer");
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const port = await freePort(LOCAL);
  const file = join(folder, "pgbouncer.ini");
  const limits =
    "set statement_timeout = 15000; set lock_timeout = 3000; set idle_in_transaction_session_timeout = 15000; set jit = off";
  const lines = [
    "[databases]",
    `${name} = host=${hostname} port=${databasePort || 5432} dbname=${name} user=${username} connect_query='${limits}'`,
    "[pgbouncer]",
    `listen_addr = ${LOCAL}`,
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 4",
    "max_client_conn = 200",
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const user = userInfo().uid === 0 ? ["-u", "nobody"] : [];
  const { stop } = await startListening("pgbouncer", [...user, file], port);
  const url = new URL(databaseUrl);
  url.host = `${LOCAL}:${port}`;
  return { url: url.href, stop };
}

/** HAProxy before the stores at `urls`: each request to the next one that says it is ready. Throws where it is not installed. */
export async function startHaproxy(urls: readonly string[], folder: string) {
  need("haproxy");
  const port = await freePort(LOCAL);
  const file = join(folder, "haproxy.cfg");
  const lines = [
    "defaults",
    "  mode http",
    "  timeout connect 2s",
    "  timeout client 30s",
    "  timeout server 30s",
    "listen kitstore",
    `  bind ${LOCAL}:${port}`,
    "  balance roundrobin",
    "  option httpchk GET /readyz",
    ...urls.map(
      (url, at) => `  server store${at} ${new URL(url).host} check inter ${CHECK_EVERY_MS}ms fall 3 rise 2`,
    ),
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
  const { stop } = await startListening("haproxy", ["-db", "-f", file], port);
  return { url: `http://${LOCAL}:${port}`, stop };
}
