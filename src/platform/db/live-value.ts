import type { Database } from "./database.ts";

export interface LiveValue<T> {
  current(): T;
  /**
   * Reads again: everything, or only what `changes` name. Resolves when `current` shows at least all of that which was
   * committed before the call.
   */
  refresh(changes?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

interface LiveValueOptions<T> {
  /** The database notifies it when a transaction that changed the value has committed. */
  readonly channel: string;
  /** Gets the present value, so that it can be returned where nothing changed. */
  read(current: T | undefined): Promise<T>;
  /** Reads only what notifications name by their payloads. Without it, each notification reads everything. */
  readChanged?(current: T, payloads: ReadonlySet<string>): Promise<T>;
  readonly refreshIntervalMs: number;
  /** What is read at each interval, as notifications would name it; undefined: everything. */
  readonly refreshedChanges?: readonly string[];
  onError(error: unknown): void;
}

/** Holds what the database says in the memory of this process: read at start and again after each committed change. */
export async function openLiveValue<T extends object>(
  database: Database,
  { channel, read, readChanged, refreshIntervalMs, refreshedChanges, onError }: LiveValueOptions<T>,
): Promise<LiveValue<T>> {
  let current: T | undefined;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  /** What changed since the last read began; null: anything may have. */
  let changes: ReadonlySet<string> | null = null;
  const note = (named: readonly string[] | undefined) => {
    changes = named && changes ? new Set([...changes, ...named]) : null;
  };

  const run = async () => {
    await null; // the notifications of one transaction arrive together, so they are read together
    const changed = changes;
    changes = new Set();
    try {
      current = current && changed && readChanged ? await readChanged(current, changed) : await read(current);
    } catch (error) {
      changes = null;
      throw error;
    }
  };
  // A read that is running may miss a change, so one more read follows. All changes in the meantime share
  // that read.
  const start = (): Promise<void> => {
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
        return start();
      });
    return queued;
  };
  const refresh = (named?: readonly string[]): Promise<void> => {
    note(named);
    return start();
  };
  // Listen first, so that a change during the first read causes another read.
  const stop = await database.listen(
    channel,
    (payload) => void refresh(payload === undefined ? undefined : [payload]).catch(onError),
  );
  await refresh();
  const refreshTimer = setInterval(() => void refresh(refreshedChanges).catch(onError), refreshIntervalMs);
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
