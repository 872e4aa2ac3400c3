import type { Config } from "../../platform/config/config.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { listMigrations } from "../../platform/db/migrate.ts";
import { MAX_LAG_SECONDS, readReplicaLag } from "../../platform/db/replica.ts";
import { type DatabaseHealth, readAppliedMigrations, readDatabaseHealth } from "./database-health.store.ts";
import { act, type Finding, look, ok } from "./finding.ts";

/** The oldest PostgreSQL that the tests run on. */
const OLDEST_MAJOR = 15;
/** Connections of a process beside those for requests: jobs, /readyz, changes (POOL_SIZE). */
const CONNECTIONS_BESIDE = 5;
const CLOCK_SECONDS = 2;

/** Version, safety, connections, clock and migrations of the database, and how old the replica is. */
export async function examineDatabase(database: Database, config: Config): Promise<readonly Finding[]> {
  const health = await readDatabaseHealth(database.db);
  const migrations = migrationFinding(await listMigrations(), await readAppliedMigrations(database.db));
  if (database.kind === "embedded")
    return [
      look(
        "database",
        `embedded, ${megabytes(health.bytes)}`,
        "It takes one process and one machine. For a shop that people pay in, set DATABASE_URL and copy it with `kitstore move`.",
      ),
      migrations,
    ];
  return [
    versionFinding(health),
    safetyFinding(health),
    connectionsFinding(health, config),
    clockFinding(health, new Date()),
    migrations,
    ...(config.databaseReadUrl ? [await replicaFinding(config.databaseReadUrl, config.dataDir)] : []),
  ];
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_048_576).toLocaleString("en")} MB`;

function versionFinding({ version, bytes, isReplica }: DatabaseHealth): Finding {
  const major = Math.floor(version / 10_000);
  const found = `PostgreSQL ${major}.${version % 10_000}, ${megabytes(bytes)}`;
  if (isReplica)
    return act("database", `${found}, a replica`, "DATABASE_URL must name a server that takes writes.");
  return major < OLDEST_MAJOR
    ? act("database", found, `Kitstore needs PostgreSQL ${OLDEST_MAJOR} or newer.`)
    : ok("database", found);
}

/** Exported for tests: settings by which a power cut loses orders that were acknowledged. */
export function safetyFinding(
  health: Pick<DatabaseHealth, "fsync" | "fullPageWrites" | "synchronousCommit">,
): Finding {
  const off = Object.entries({
    fsync: health.fsync,
    full_page_writes: health.fullPageWrites,
    synchronous_commit: health.synchronousCommit,
  }).flatMap(([name, value]) => (value === "off" ? [name] : []));
  return off.length > 0
    ? act("durability", `${off.join(", ")} off`, "A power cut loses orders. Switch it on in postgresql.conf.")
    : ok("durability", "a commit outlives a power cut");
}

/** Exported for tests. */
export function connectionsFinding(
  { maxConnections, usedConnections }: Pick<DatabaseHealth, "maxConnections" | "usedConnections">,
  { workers, poolSize }: Pick<Config, "workers" | "poolSize">,
): Finding {
  const needed = workers * (poolSize + CONNECTIONS_BESIDE);
  const found = `${usedConnections} of ${maxConnections} in use; this store may take ${needed}`;
  return needed > maxConnections - 3 // superuser_reserved_connections
    ? act(
        "connections",
        found,
        "Raise max_connections, lower POOL_SIZE or WORKERS, or put PgBouncer between.",
      )
    : ok("connections", found);
}

/** Exported for tests. */
export function clockFinding({ now }: Pick<DatabaseHealth, "now">, here: Date): Finding {
  const seconds = Math.round((here.getTime() - now.getTime()) / 1_000);
  if (Math.abs(seconds) <= CLOCK_SECONDS) return ok("clock", "the same as the database's");
  return act(
    "clock",
    `${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the database's`,
    "Codes, links and webhooks expire by it: set both machines' clocks by NTP.",
  );
}

/** Exported for tests: what a start of this program would do to the database. */
export function migrationFinding(known: readonly string[], applied: readonly string[]): Finding {
  const unknown = applied.filter((name) => !known.includes(name));
  if (applied.length === 0) return look("schema", "none", "The first start of the store makes it.");
  const missing = known.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    return act("schema", `has ${unknown.join(", ")}`, "The database is of a newer version: start that one.");
  return missing.length > 0
    ? look("schema", `lacks ${missing.join(", ")}`, "The next start makes them. Take a backup first.")
    : ok("schema", `${applied.length} migrations, none missing`);
}

async function replicaFinding(url: string, folder: string): Promise<Finding> {
  const replica = await openDatabase({ url, folder, poolSize: 1 });
  try {
    const seconds = await readReplicaLag(replica.db);
    if (seconds === null)
      return look("replica", "says nothing of its age", "DATABASE_READ_URL may name no replica.");
    return seconds > MAX_LAG_SECONDS
      ? act(
          "replica",
          `${seconds} s behind`,
          "Lists and reports read the database itself meanwhile. Look at its disk and network.",
        )
      : ok("replica", `${seconds} s behind`);
  } finally {
    await replica.close();
  }
}
