import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import type { TestStore } from "./store.ts";

/** What one request asked the database: its statements, and the transactions around them. */
export interface StatementCount {
  statements: number;
  /** Each is a `begin` and a `commit` or `rollback`, which `statements` does not contain. */
  transactions: number;
  /** How often the request waited for the network: statements sent before an earlier one has its result share one. */
  roundTrips: number;
}

const startsTransaction = /^\s*(?:begin|start transaction)\b/i;
const endsTransaction = /^\s*(?:commit|rollback)\b/i;

/**
 * Counts the statements that one request causes. The store's jobs use the same connections, so a statement counts only
 * where it was sent from code that the request started, and before its response.
 */
export function statementCounter({ services }: TestStore) {
  const requests = new AsyncLocalStorage<StatementCount>();
  const waitingFor = new WeakMap<PoolClient, number>();
  services.database.pool.on("acquire", (client) => {
    if (waitingFor.has(client)) return;
    waitingFor.set(client, 0);
    const countWaiting = (change: number) => waitingFor.set(client, (waitingFor.get(client) ?? 0) + change);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const count = requests.getStore();
      countStatement(count, args[0]);
      if (count && !waitingFor.get(client)) count.roundTrips += 1;
      const result = query(...args);
      if (!(result instanceof Promise)) return result;
      countWaiting(1);
      result.then(
        () => countWaiting(-1),
        () => countWaiting(-1),
      );
      return result;
    }) as typeof client.query;
  });
  return async <T>(request: () => Promise<T>): Promise<{ count: StatementCount; response: T }> => {
    const running = { statements: 0, transactions: 0, roundTrips: 0 };
    const response = await requests.run(running, request);
    return { count: { ...running }, response };
  };
}

function countStatement(count: StatementCount | undefined, statement: unknown): void {
  if (!count) return;
  const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
  if (startsTransaction.test(text)) count.transactions += 1;
  else if (!endsTransaction.test(text)) count.statements += 1;
}
