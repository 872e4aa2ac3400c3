/** Thrown when more people log in than the machine can hash for; answered as 503 with Retry-After. */
export class HashingBusy extends Error {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 3;
  constructor() {
    super("Too many passwords are being checked at once");
  }
}

/**
 * Lets `atOnce` tasks run and `inLine` wait for them; one more throws HashingBusy, so that a flood of logins takes a
 * bounded share of memory, threads and time.
 */
export function createSlots(atOnce: number, inLine: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inSlot<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= inLine) throw new HashingBusy();
      await new Promise<void>((go) => waiting.push(go)); // the slot is handed over: `running` stays
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
