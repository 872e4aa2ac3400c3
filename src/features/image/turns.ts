export interface Turns {
  /** Runs `work` when it is its turn; undefined, at once, when too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** First come, first served: `atOnce` at a time, at most `waitingAtMost` in the queue behind them. */
export function createTurns(atOnce: number, waitingAtMost: number): Turns {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async take(work) {
      if (busy < atOnce) busy += 1;
      else if (waiting.length >= waitingAtMost) return undefined;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        return await work();
      } finally {
        // The place is handed on, not given up: nobody who comes at this moment gets ahead of the queue.
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
