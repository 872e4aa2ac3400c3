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

/**
 * One page of a list and how many rows there are, counted up to MOST_COUNTED: counting a million rows takes longer than
 * finding the page. `found` carries the list's filters, `choose` adds its columns and order.
 */
export async function pageOfRows<DB, TB extends keyof DB, O, R>(
  db: Db,
  { page, perPage }: PageWanted,
  found: SelectQueryBuilder<DB, TB, O>,
  choose: (found: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<DB, TB, R>,
): Promise<PageOfRows<R>> {
  const rows = await choose(found)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const upToMost = found.select(sql<number>`1`.as("one")).limit(MOST_COUNTED + 1);
  const { rows: counts } = await sql<{
    counted: number;
  }>`select count(*)::int as counted from (${upToMost}) as found`.execute(db);
  const counted = counts[0]?.counted ?? 0;
  return { rows: rows as R[], total: Math.min(counted, MOST_COUNTED), isMore: counted > MOST_COUNTED };
}

/** What was typed, as a query over a column that `search_words` wrote: every word must begin one there. Null: nothing to look for. */
export function wordsQuery(typed: string | undefined): string | null {
  const words = (typed ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `'${word.slice(0, 60)}':*`).join(" & ") : null;
}
