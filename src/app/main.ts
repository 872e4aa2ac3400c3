import cluster from "node:cluster";
import { type Config, readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/db/database.ts";
import { freePort } from "../platform/process/free-port.ts";
import { exitWithError } from "../platform/process/operator-message.ts";
import { endOnSignals } from "./end-on-signals.ts";
import { prepareStore } from "./prepare-store.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-start.ts";
import { openWorkers } from "./run-workers.ts";
import { startupMessage } from "./startup-message.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

/** PORT=0: the free port is taken first, so that links in pages and mails name it. */
async function withFreePort(config: Config): Promise<Config> {
  if (config.port) return config;
  const port = await freePort(config.host);
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}

/** Loaded only where it runs: the primary process of several workers opens no store, and has a third of the program in memory. */
const loadStore = () => import("./start-store.ts");

/** Migrations may take long, so on PostgreSQL they have connections of their own, without the limits of requests. */
async function prepareOnOwnConnections(config: Config) {
  const { dataDir: folder } = config;
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const database = await openDatabase({ url, folder, poolSize: 2 });
  try {
    return await prepareStore(config, database, { withPeople: true });
  } finally {
    await database.close();
  }
}

async function runSingleProcess(config: Config): Promise<void> {
  const onOpen = endOnSignals(config);
  const embedded = config.databaseUrl
    ? undefined
    : await openDatabase({ url: undefined, folder: config.dataDir, isSynced: config.embeddedFsync });
  const prepared = await (embedded
    ? prepareStore(config, embedded, { withPeople: true })
    : prepareOnOwnConnections(config));
  const { startStore } = await loadStore();
  const store = await startStore(config, embedded);
  onOpen(store.stop);
  for (const line of startupMessage(config, prepared, store.url)) print(line);
}

async function runPrimary(config: Config): Promise<void> {
  const runWorkers = openWorkers(config);
  const prepared = await prepareOnOwnConnections(config);
  const url = await runWorkers();
  for (const line of startupMessage(config, prepared, url)) print(line);
}

async function runWorker(config: Config): Promise<void> {
  const onOpen = endOnSignals(config);
  const { startStore } = await loadStore();
  const store = await startStore(config);
  onOpen(store.stop);
  process.send?.({ url: store.url });
}

try {
  const config = await withFreePort(readConfig(process.env));
  if (cluster.isWorker) await runWorker(config);
  else {
    refuseUnsafeSettings(config);
    await (config.workers > 1 ? runPrimary(config) : runSingleProcess(config));
  }
} catch (error) {
  exitWithError(error);
}
