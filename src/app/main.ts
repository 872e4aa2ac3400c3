import cluster from "node:cluster";
import { type Config, readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/db/database.ts";
import { freePort } from "../platform/process/free-port.ts";
import { exitWithError } from "../platform/process/operator-message.ts";
import { prepareStore } from "./prepare-store.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-start.ts";
import { runWorkers } from "./run-workers.ts";
import { startupMessage } from "./startup-message.ts";

const STOP_MS = 20_000;

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
    return await prepareStore(config, database);
  } finally {
    await database.close();
  }
}

async function runSingleProcess(config: Config): Promise<void> {
  const embedded = config.databaseUrl
    ? undefined
    : await openDatabase({ url: undefined, folder: config.dataDir, isSynced: config.embeddedFsync });
  const prepared = await (embedded ? prepareStore(config, embedded) : prepareOnOwnConnections(config));
  const { startStore } = await loadStore();
  const store = await startStore(config, embedded);
  for (const line of startupMessage(config, prepared, store.url)) print(line);
  stopOnSignals(store.stop, config);
}

async function runPrimary(config: Config): Promise<void> {
  const prepared = await prepareOnOwnConnections(config);
  const url = await runWorkers(config);
  for (const line of startupMessage(config, prepared, url)) print(line);
}

async function runWorker(config: Config): Promise<void> {
  const { startStore } = await loadStore();
  const store = await startStore(config);
  process.send?.({ url: store.url });
  stopOnSignals(store.stop, config);
}

/** The first signal lets the work under way end, for STOP_MS at most, whatever hangs; a second one does not wait. */
function stopOnSignals(stop: () => Promise<void>, { drainSeconds }: Config): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(
      () => {
        process.stderr.write("Something did not end in time. Ending without it.\n");
        process.exit(1);
      },
      drainSeconds * 1_000 + STOP_MS,
    ).unref();
    stop().then(() => process.exit(0), exitWithError);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
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
