import pLimit from "p-limit";

/** Thrown when the queue is full. The server responds with 503 and Retry-After. */
export class SemaphoreFull extends Error {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 3;
  constructor() {
    super("Too many tasks wait for their turn");
  }
}

export interface SemaphoreOptions {
  /** How many tasks run at a time. */
  readonly maxRunning: number;
  /** How many more may wait; they start in the order in which they came. */
  readonly maxWaiting: number;
}

/**
 * Bounds the memory and threads of expensive work (password hashes, image encoding) under a flood of requests. Returns a
 * function that runs one task; it throws SemaphoreFull at once when the queue is full.
 */
export function createSemaphore({ maxRunning, maxWaiting }: SemaphoreOptions) {
  const limit = pLimit(maxRunning);
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) throw new SemaphoreFull();
    return limit(task);
  };
}
