import { type SelectQueryBuilder, sql } from "kysely";
import { MOST_COUNTED } from "../../contract/lists.ts";
import type { Db } from "./database.ts";

export interface PageWanted {
  readonly page: number;
  readonly perPage: number;
}

export interface PageOfRows<R> {
  readonly rows: R[];
  readonly total: number;
  readonly isMore: boolean;
}

/** So few rows are sorted sooner than they are met on a walk through a million rows in the wished order. */
const FEW = 2_000;

/**
 * One page of a list and how many rows there are, counted up to MOST_COUNTED: counting a million rows takes longer than
 * finding the page. `found` carries the list's filters, `choose` adds its columns and order. `table`, for a list of one
 * table that is searched by words, has few matches found before they are put in order.
 */
export async function pageOfRows<DB, TB extends keyof DB & string, O, R>(
  db: Db,
  { page, perPage }: PageWanted,
  found: SelectQueryBuilder<DB, TB, O>,
  choose: (found: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<DB, TB, R>,
  table?: TB,
): Promise<PageOfRows<R>> {
  const upToMost = found.select(sql<number>`1`.as("one")).limit(MOST_COUNTED + 1);
  const { rows: counts } = await sql<{
    counted: number;
  }>`select count(*)::int as counted from (${upToMost}) as found`.execute(db);
  const counted = counts[0]?.counted ?? 0;
  const rows = await choose(table && counted <= FEW ? foundFirst(db, found, table) : found)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows: rows as R[], total: Math.min(counted, MOST_COUNTED), isMore: counted > MOST_COUNTED };
}

/**
 * The same rows under the same name. PostgreSQL cannot know how rare the beginning of a word is, and where it overrates
 * that, it walks the order's index past every other row; into a subquery with an offset it carries no order.
 */
function foundFirst<DB, TB extends keyof DB & string, O>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, O>,
  table: TB,
): SelectQueryBuilder<DB, TB, O> {
  const apart = found.selectAll().offset(0).as(table);
  return db.selectFrom(apart as never) as unknown as SelectQueryBuilder<DB, TB, O>;
}

/** What was typed, as a query over a column that `search_words` wrote: every word must begin one there. Null: nothing to look for. */
export function wordsQuery(typed: string | undefined): string | null {
  const words = (typed ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `'${word.slice(0, 60)}':*`).join(" & ") : null;
}
