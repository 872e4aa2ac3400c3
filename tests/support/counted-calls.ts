import type { RouteKey } from "../../src/contract/routes.ts";
import { type StatementCount, statementCounter } from "./count-statements.ts";
import type { CallOptions, TestStore } from "./store.ts";

/**
 * Calls that count their statements. `store` is called at each call, because a file's store opens after this. The function that it
 * returns begins new counts.
 */
export function countingCalls(store: () => TestStore) {
  let counter: ReturnType<typeof statementCounter> | undefined;
  /** One call that must succeed. Its count is written into `counts` under the call's name and `note`. */
  return (counts: Record<string, string>, roundTrips: Record<string, number> = {}) => {
    counter ??= statementCounter(store());
    const count = counter;
    return async <K extends RouteKey>(key: K, options: CallOptions<K>, note = "") => {
      const { count: found, response } = await count(() => store().call(key, options));
      if (response.status !== 200) throw new Error(`${key}: ${response.problem.detail}`);
      const name = `${key}${note && `, ${note}`}`;
      counts[name] = inWords(found);
      roundTrips[name] = found.roundTrips;
      return response.body;
    };
  };
}

/** "6 in 1": six statements in one transaction. */
const inWords = ({ statements, transactions }: StatementCount): string =>
  transactions ? `${statements} in ${transactions}` : `${statements}`;
