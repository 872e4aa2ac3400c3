import type pg from "pg";

/** pg's own words for a query that took longer than `query_timeout`. */
const SILENT = "Query read timeout";

/**
 * Closes a connection on which a query was given up. The server ends a slow statement by itself before that, so the
 * server is gone or cannot be reached; pg would give the connection to the next request, which would wait as long
 * again.
 */
export function endSilentConnections(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const end = (error: unknown) => {
    if (!(error instanceof Error) || error.message !== SILENT) return;
    const { connection } = client as unknown as { connection?: { stream: { destroy(): void } } };
    connection?.stream.destroy();
  };
  client.query = ((...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const watched = (error: unknown, result: unknown) => {
        end(error);
        callback(error, result);
      };
      return query(...args.slice(0, -1), watched);
    }
    const result = query(...args);
    if (result instanceof Promise) result.catch(end);
    return result;
  }) as typeof client.query;
}
