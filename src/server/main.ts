import cluster from "node:cluster";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { freePort } from "./free-port.ts";
import { prepareStore } from "./prepare-store.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-start.ts";
import { runWorkers } from "./run-workers.ts";
import { startStore } from "./start-store.ts";
import { startupMessage } from "./startup-message.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the program with one clear line where the reason is the operator's to mend; bugs keep their trace. */
function exitWithError(error: unknown): never {
  const message = operatorMessage(error);
  process.stderr.write(
    message ? `${message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

function operatorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return "PORT is taken by another program. Stop that one, or set PORT (0 takes a free one).";
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return "DATABASE_URL: the database server does not answer.";
  if (code === "28P01" || code === "3D000") return `DATABASE_URL: ${(error as Error).message}.`;
  return undefined;
}

/** PORT=0: the free port is taken first, so that links in pages and mails name it. */
async function withFreePort(config: Config): Promise<Config> {
  if (config.port) return config;
  const port = await freePort(config.host);
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}

async function runSingleProcess(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  const prepared = await prepareStore(config, database);
  const store = await startStore(config, database);
  for (const line of startupMessage(config, prepared, store.url)) print(line);
  stopOnSignals(store.stop);
}

async function runPrimary(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir, poolSize: 2 });
  const prepared = await prepareStore(config, database);
  await database.close();
  const url = await runWorkers(config);
  for (const line of startupMessage(config, prepared, url)) print(line);
}

async function runWorker(config: Config): Promise<void> {
  const store = await startStore(config);
  process.send?.({ url: store.url });
  stopOnSignals(store.stop);
}

/** The first signal lets the work under way end; a second one does not wait. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
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
