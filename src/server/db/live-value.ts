import type { Database } from "./database.ts";

export interface LiveValue<T> {
  current(): T;
  /** Reads again. Resolves when `current` shows at least everything committed before the call. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface LiveValueOptions<T> {
  /** The database notifies it when a transaction that changed the value has committed. */
  readonly channel: string;
  /** Gets the present value, so that it can be returned where nothing changed. */
  read(current: T | undefined): Promise<T>;
  readonly refreshIntervalMs: number;
  onError(error: unknown): void;
}

/** Holds what the database says in the memory of this process: read at start and again after each committed change. */
export async function openLiveValue<T extends object>(
  database: Database,
  { channel, read, refreshIntervalMs, onError }: LiveValueOptions<T>,
): Promise<LiveValue<T>> {
  let current: T | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const run = async () => {
    current = await read(current);
  };
  // A read that is running may miss a change, so one more read follows. All changes in the meantime share
  // that read.
  const refresh = (): Promise<void> => {
    if (!running) {
      running = run().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return refresh();
      });
    return queued;
  };
  // Listen first, so that a change during the first read causes another read.
  const stop = await database.listen(channel, () => void refresh().catch(onError));
  await refresh();
  const refreshTimer = setInterval(() => void refresh().catch(onError), refreshIntervalMs);
  refreshTimer.unref();
  return {
    current() {
      if (!current) throw new Error(`Nothing was read yet of ${channel}`);
      return current;
    },
    refresh,
    async stop() {
      clearInterval(refreshTimer);
      await stop();
    },
  };
}
