import { AsyncLocalStorage } from "node:async_hooks";
import type { TestStore } from "./store.ts";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Recheck Cond"?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** How the statements of a request reached rows. */
export interface ReachedRows {
  /** Reads of a table, each with the columns that were compared with a value or with a row that was read before. */
  readonly reads: readonly {
    readonly table: string;
    readonly by: readonly string[];
    readonly text: string;
  }[];
  readonly written: ReadonlySet<string>;
}

/**
 * Has PostgreSQL report the plan of each statement that a request causes (auto_explain), those of triggers, functions and foreign keys too.
 * Needs a superuser. A table is not read as a whole where an index could serve.
 */
export function watchReachedRows({ services }: TestStore) {
  const settings = [
    "load 'auto_explain'",
    "set auto_explain.log_min_duration = 0",
    "set auto_explain.log_nested_statements = on",
    "set auto_explain.log_format = json",
    "set auto_explain.log_level = notice",
    "set enable_seqscan = off",
  ].join("; ");
  const requests = new AsyncLocalStorage<string[]>();
  const watched = new WeakSet<object>();
  services.database.pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    // Jobs use the same connections, one user at a time.
    let reports: string[] | undefined;
    client.on("notice", ({ message = "" }) => void reports?.push(message));
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    void query(settings);
    client.query = ((...args: unknown[]) => {
      reports = requests.getStore();
      return query(...args);
    }) as typeof client.query;
  });
  return async <T>(request: () => Promise<T>): Promise<ReachedRows & { readonly response: T }> => {
    const reports: string[] = [];
    const response = await requests.run(reports, request);
    const found = reports.flatMap((report) => explainedIn(report));
    const plans = found.flatMap(({ text, plan }) => allOf(plan).map((each) => ({ text, plan: each })));
    const of = (isWrite: boolean) =>
      plans.flatMap(({ text, plan }) => {
        const table = plan["Relation Name"];
        return table && (plan["Node Type"] === "ModifyTable") === isWrite ? [{ table, text, plan }] : [];
      });
    const reads = of(false).map(({ table, text, plan }) => ({ table, by: comparedColumns(plan), text }));
    return { response, reads, written: new Set(of(true).map(({ table }) => table)) };
  };
}

function explainedIn(report: string): { readonly text: string; readonly plan: Plan }[] {
  const json = /plan:\n(\{.*\})/s.exec(report)?.[1];
  if (!json) return [];
  const { "Query Text": text, Plan: plan } = JSON.parse(json) as { "Query Text": string; Plan: Plan };
  return [{ text: text.replace(/\s+/g, " ").trim(), plan }];
}

const allOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(allOf)];

/** The column stands left, as PostgreSQL writes conditions of indexes. */
const comparedColumns = (plan: Plan): string[] =>
  [plan["Index Cond"], plan["Recheck Cond"], plan.Filter].flatMap((condition = "") =>
    [...condition.matchAll(/\b(\w+)\)?(?:::[\w ]+)? = /g)].map(([, column = ""]) => column),
  );
