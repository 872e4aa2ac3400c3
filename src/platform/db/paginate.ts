import { type SelectQueryBuilder, sql } from "kysely";
import { MAX_COUNTED } from "../../contract/list-schemas.ts";
import { foldLetters } from "../language/fold-letters.ts";
import type { Db } from "./database.ts";

export interface PageQuery {
  readonly page: number;
  readonly perPage: number;
}

export interface ListPage<R> {
  readonly rows: R[];
  readonly total: number;
  readonly isMore: boolean;
}

/** Sorting this many rows is faster than reading a million rows in index order until the page is full. */
const MAX_MATCHES_TO_SORT = 2_000;

/**
 * One page of a list, and the number of rows, counted up to MAX_COUNTED: counting a million rows takes longer than
 * reading the page. `found` has the list's filters; `choose` adds columns and order. Pass `table` for a list of one
 * table with a text search: then few matches are found first and sorted afterwards.
 */
export async function paginate<DB, TB extends keyof DB & string, O, R>(
  db: Db,
  { page, perPage }: PageQuery,
  matching: SelectQueryBuilder<DB, TB, O>,
  selectColumns: (matching: SelectQueryBuilder<DB, TB, O>) => SelectQueryBuilder<DB, TB, R>,
  table?: TB,
): Promise<ListPage<R>> {
  const cappedCount = matching.select(sql<number>`1`.as("one")).limit(MAX_COUNTED + 1);
  const { rows: counts } = await sql<{
    counted: number;
  }>`select count(*)::int as counted from (${cappedCount}) as found`.execute(db);
  const counted = counts[0]?.counted ?? 0;
  const rows = await selectColumns(
    table && counted <= MAX_MATCHES_TO_SORT ? asSubquery(db, matching, table) : matching,
  )
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows: rows as R[], total: Math.min(counted, MAX_COUNTED), isMore: counted > MAX_COUNTED };
}

/**
 * The same rows under the same table name, as a subquery. PostgreSQL cannot estimate how rare a word prefix is. When
 * it expects too many matches, it reads the sort index row by row, which is slow. `offset 0` makes it run the search
 * first.
 */
function asSubquery<DB, TB extends keyof DB & string, O>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, O>,
  table: TB,
): SelectQueryBuilder<DB, TB, O> {
  const subquery = matching.selectAll().offset(0).as(table);
  return db.selectFrom(subquery as never) as unknown as SelectQueryBuilder<DB, TB, O>;
}

/**
 * Turns typed text into a tsquery for a column written by `search_words`: each typed word must be the beginning of a
 * word there, accents or not. Null when there is no word.
 */
export function prefixTsQuery(typed = ""): string | null {
  const folded = allWords(foldLetters(typed));
  const written = allWords(typed.toLowerCase());
  return folded && written && folded !== written ? `(${folded}) | (${written})` : folded || written;
}

function allWords(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `'${word.slice(0, 60)}':*`).join(" & ") : null;
}
