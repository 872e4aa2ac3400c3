import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import type { TestStore } from "./store.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}
interface Plan {
  readonly "Node Type": string;
  readonly Filter?: string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * Records the statements of one request, and asks PostgreSQL how it would run each. Returns the reads of whole tables that
 * have at least `rows` rows, each as `table: statement`.
 */
export async function openPlanWatcher({ services }: TestStore, rows: number) {
  const { pool } = services.database;
  const requests = new AsyncLocalStorage<Statement[]>();
  const watched = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const statement = statementOf(args);
      if (statement) requests.getStore()?.push(statement);
      return query(...args);
    }) as typeof client.query;
  });
  const large = new Set(
    (
      await pool.query<{ relname: string }>(
        "select relname from pg_class where relkind = 'r' and reltuples >= $1",
        [rows],
      )
    ).rows.map(({ relname }) => relname),
  );
  /** The names of the tables that count as large, sorted. */
  const largeTables = [...large].sort();
  const wholeTableReads = async <T>(request: () => Promise<T>): Promise<{ response: T; reads: string[] }> => {
    const statements: Statement[] = [];
    const response = await requests.run(statements, request);
    const reads = new Set<string>();
    for (const { text, values } of statements) {
      const explained = await pool.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
        `explain (format json) ${text}`,
        [...values],
      );
      for (const table of scannedTables(explained.rows[0]?.["QUERY PLAN"][0]?.Plan))
        if (large.has(table)) reads.add(`${table}: ${text.replace(/\s+/g, " ")}`);
    }
    return { response, reads: [...reads] };
  };
  return { largeTables, wholeTableReads };
}

/** The statements that can be explained: not `begin`, and none that returns no result. */
function statementOf([first, second]: readonly unknown[]): Statement | undefined {
  const { text, values } =
    typeof first === "string"
      ? { text: first, values: second }
      : (first as { text: string; values?: unknown });
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return undefined;
  return { text, values: Array.isArray(values) ? values : [] };
}

/** The tables that a plan reads from the first row to the last: not those of which it takes the first rows that come. */
function scannedTables(plan: Plan | undefined, parent?: string): string[] {
  if (!plan || (parent === "Limit" && !plan.Filter && !plan.Plans)) return [];
  const own = plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((child) => scannedTables(child, plan["Node Type"]))];
}
