import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import packageJson from "../../../package.json" with { type: "json" };
import type { AppServices } from "../services.ts";

/** What this process does. With WORKERS above 1, `/metrics` has the sum over the workers. */
export function registerProcessMetrics(
  registry: Registry,
  { responseCache, database, slowStatements }: AppServices,
): void {
  collectDefaultMetrics({ register: registry, prefix: "kitstore_" });
  const registers = [registry];
  new Gauge({
    name: "kitstore_build_info",
    help: "1, with the version of the store, of Node, and the kind of database",
    labelNames: ["version", "node", "database"],
    aggregator: "first",
    registers,
  }).set({ version: packageJson.version, node: process.version, database: database.kind }, 1);
  new Gauge({
    name: "kitstore_worker_start_time_seconds",
    help: "When each process of the store started, in seconds since 1970",
    labelNames: ["pid"],
    registers,
  }).set({ pid: process.pid }, Math.round((Date.now() - performance.now()) / 1_000));
  new Gauge({
    name: "kitstore_cache_responses",
    help: "Cacheable responses since the start: sent from the cache, found unchanged after a change of the catalogue, made",
    labelNames: ["outcome"],
    registers,
    collect() {
      for (const [outcome, count] of Object.entries(responseCache.counts)) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: "kitstore_cache_bytes",
    help: "Bytes of cached pages and API responses",
    registers,
    collect() {
      this.set(responseCache.heldBytes);
    },
  });
  new Counter({
    name: "kitstore_slow_statements_total",
    help: "Statements that took SLOW_STATEMENT_MS or longer",
    registers,
    collect() {
      this.reset();
      this.inc(slowStatements.count);
    },
  });
  const pools = { requests: database.pool, jobs: database.jobs.pool };
  new Gauge({
    name: "kitstore_database_connections",
    help: "Connections to the database, by pool: open, idle, and requests that wait for one (with waiting above 0 for long: more POOL_SIZE, or a statement that is too slow)",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: "open" }, totalCount);
        this.set({ pool: name, state: "idle" }, idleCount);
        this.set({ pool: name, state: "waiting" }, waitingCount);
      }
    },
  });
}
