import type pg from "pg";

const HAS_PLAN = /^\s*(?:select|insert|update|delete|with|values|merge)\b/i;
const SEVERAL = /;\s*\S/;
const NAME = "kitstore_slow_statement";

/**
 * How PostgreSQL would run a statement whose values are not known: the lines of EXPLAIN, with $1 for the first value. Nothing is
 * run. Undefined for what has no plan, and for several statements in one text, of which only the first could be prepared. Rejects
 * when it cannot be prepared outside of its transaction.
 */
export async function readPlan(
  pool: pg.Pool,
  { text, parameterCount }: { readonly text: string; readonly parameterCount: number },
): Promise<string[] | undefined> {
  if (!HAS_PLAN.test(text) || SEVERAL.test(text)) return undefined;
  const client = await pool.connect();
  let isPrepared = false;
  try {
    await client.query("begin read only");
    // A generic plan is the only one that needs no values. EXPLAIN (GENERIC_PLAN) exists from PostgreSQL 16 on.
    await client.query("set local plan_cache_mode = force_generic_plan");
    await client.query(`prepare ${NAME} as ${text}`);
    isPrepared = true;
    const nulls = Array.from({ length: parameterCount }, () => "null").join(", ");
    const explain = `explain execute ${NAME}${nulls && `(${nulls})`}`;
    return (await client.query<{ "QUERY PLAN": string }>(explain)).rows.map((row) => row["QUERY PLAN"]);
  } finally {
    await client.query("rollback").catch(() => undefined);
    // A prepared statement outlives its transaction.
    if (isPrepared) await client.query(`deallocate ${NAME}`).catch(() => undefined);
    client.release();
  }
}
