import type pg from "pg";

export interface Statement {
  readonly text: string;
  readonly parameterCount: number;
}

export interface Outcome {
  readonly milliseconds: number;
  /** Undefined: it failed. */
  readonly rows: number | undefined;
}

/** Is called with a statement that is sent. The function that it returns is called at the statement's end. */
export type OnStatement = (statement: Statement) => ((outcome: Outcome) => void) | undefined;

/**
 * Watches the statements on the connections of `pool`. Statements that are sent together wait for each other, so a
 * statement's time begins when the one before it has its result. A quick statement costs two readings of the clock.
 */
export function watchStatements(pool: pg.Pool, onStatement: OnStatement): void {
  const watched = new WeakSet<pg.PoolClient>();
  // `connect` would miss the connections that the start of the store has opened.
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let freeAt = 0;
    client.query = ((...args: unknown[]) => {
      const onEnd = onStatement(statementOf(args));
      const sentAt = performance.now();
      const end = (result: unknown) => {
        const now = performance.now();
        const milliseconds = now - Math.max(sentAt, freeAt);
        freeAt = now;
        onEnd?.({ milliseconds, rows: rowsOf(result) });
      };
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

function statementOf([first, second]: readonly unknown[]): Statement {
  const { text, values } =
    typeof first === "string"
      ? { text: first, values: second }
      : (first as { readonly text: string; readonly values?: unknown });
  return { text, parameterCount: Array.isArray(values) ? values.length : 0 };
}

const rowsOf = (result: unknown): number | undefined =>
  result ? ((result as Partial<pg.QueryResult>).rowCount ?? 0) : undefined;
