import type pg from "pg";

export interface FinishedStatement {
  readonly text: string;
  readonly parameterCount: number;
  readonly milliseconds: number;
  /** Undefined: it failed. */
  readonly rows: number | undefined;
}

/**
 * Reports each statement on the connections of `pool` that takes `thresholdMs` or longer. Statements that are sent together wait
 * for each other, so a statement's time begins when the one before it has its result. A quick one costs two looks at the clock.
 */
export function watchStatements(
  pool: pg.Pool,
  thresholdMs: number,
  onSlow: (statement: FinishedStatement) => void,
): void {
  const watched = new WeakSet<pg.PoolClient>();
  // `connect` would miss the connections that the start of the store has opened.
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let freeAt = 0;
    const startTimer = (args: readonly unknown[]) => {
      const sentAt = performance.now();
      return (result: unknown) => {
        const now = performance.now();
        const milliseconds = now - Math.max(sentAt, freeAt);
        freeAt = now;
        if (milliseconds >= thresholdMs) onSlow({ ...statementOf(args), milliseconds, rows: rowsOf(result) });
      };
    };
    client.query = ((...args: unknown[]) => {
      const end = startTimer(args);
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const timed = (error: unknown, result: unknown) => {
          end(result);
          callback(error, result);
        };
        return query(...args.slice(0, -1), timed);
      }
      const result = query(...args);
      if (result instanceof Promise) result.then(end, () => end(undefined));
      return result;
    }) as typeof client.query;
  });
}

function statementOf([first, second]: readonly unknown[]) {
  const { text, values } =
    typeof first === "string"
      ? { text: first, values: second }
      : (first as { readonly text: string; readonly values?: unknown });
  return { text, parameterCount: Array.isArray(values) ? values.length : 0 };
}

const rowsOf = (result: unknown): number | undefined =>
  result ? ((result as Partial<pg.QueryResult>).rowCount ?? 0) : undefined;
