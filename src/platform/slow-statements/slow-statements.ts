import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import type { Outcome, Statement } from "../db/store-client.ts";
import { readPlan } from "./read-plan.ts";
import { withoutTexts } from "./without-texts.ts";

const LOG_EVERY_MS = 60_000;
const MAX_TEXTS = 1_000;
const MAX_LOGGED_CHARACTERS = 4_000;
const MAX_PLAN_LINES = 60;

export interface SlowStatements {
  /** Begins to watch. Called when the store is open: slow statements of the first start (the queue's tables) are no fault. */
  watch(): void;
  /** The number of slow statements since it began, including those that were not logged. */
  readonly count: number;
  /** Resolves when what is being logged is logged. */
  settle(): Promise<void>;
}

/**
 * Logs each statement of requests and jobs that takes `thresholdMs` or longer, with its plan, once a minute for each text. A line
 * has no values: the statement has $1 for them, its plan is the one for any value, and texts in quotation marks are left
 * out. 0 switches it off.
 */
export function openSlowStatements(database: Database, thresholdMs: number, log: Logger): SlowStatements {
  const logged = new LRUCache<string, true>({ max: MAX_TEXTS, ttl: LOG_EVERY_MS });
  const underWay = new Set<Promise<void>>();
  let count = 0;
  const onStatement = (statement: Statement) => (outcome: Outcome) => {
    if (outcome.milliseconds < thresholdMs) return;
    count += 1;
    if (logged.has(statement.text)) return;
    logged.set(statement.text, true);
    const work = logStatement(database, { ...statement, ...outcome }, log).finally(() =>
      underWay.delete(work),
    );
    underWay.add(work);
  };
  return {
    watch() {
      if (thresholdMs === 0) return;
      for (const pool of new Set([database.pool, database.jobs.pool])) pool.watch(onStatement);
    },
    get count() {
      return count;
    },
    settle: async () => void (await Promise.all(underWay)),
  };
}

async function logStatement(database: Database, statement: Statement & Outcome, log: Logger): Promise<void> {
  // The error of a failed EXPLAIN may quote values, so only its code is logged.
  const plan = await readPlan(database.plans, statement).catch((error: unknown) => `none: ${codeOf(error)}`);
  log.warn(
    {
      statement: withoutTexts(statement.text).slice(0, MAX_LOGGED_CHARACTERS),
      milliseconds: Math.round(statement.milliseconds),
      rows: statement.rows ?? "failed",
      plan: typeof plan === "string" ? plan : plan?.slice(0, MAX_PLAN_LINES).map(withoutTexts),
    },
    "slow statement",
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "the database did not respond";
