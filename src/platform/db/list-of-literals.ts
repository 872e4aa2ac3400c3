import { type RawBuilder, sql } from "kysely";

/**
 * Values of the code, as `('a', 'b')` after `in`: as literals, so that PostgreSQL can use a partial index on them.
 * Never for values of a request, which are parameters.
 */
export const listOfLiterals = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
