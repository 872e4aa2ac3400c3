import type { SynonymInput } from "../../contract/admin/search-synonyms.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";

export interface SynonymsQuery extends PageQuery {
  readonly sort: "words" | "language";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly language?: string;
}

/** One page of the synonyms. There are few, so `q` is searched anywhere in both columns. */
export function listSynonyms(db: Db, query: SynonymsQuery) {
  let found = db.selectFrom("search_synonyms");
  const q = query.q?.trim();
  if (q) found = found.where((eb) => eb.or([hasLetters("words", q), hasLetters("finds", q)]));
  if (query.language) found = found.where("language", "=", query.language);
  return paginate(db, query, found, (rows) =>
    rows.selectAll().orderBy(query.sort, query.order).orderBy("search_synonym_id"),
  );
}
export type SynonymRow = Awaited<ReturnType<typeof listSynonyms>>["rows"][number];

export const findSynonym = (db: Db, synonymId: number) =>
  db.selectFrom("search_synonyms").selectAll().where("search_synonym_id", "=", synonymId).executeTakeFirst();

export const lockSynonym = (trx: Trx, synonymId: number) =>
  trx
    .selectFrom("search_synonyms")
    .selectAll()
    .where("search_synonym_id", "=", synonymId)
    .forUpdate()
    .executeTakeFirst();

/** Returns the new row's id. */
export async function insertSynonym(trx: Trx, { language, words, finds }: SynonymInput): Promise<number> {
  const row = await trx
    .insertInto("search_synonyms")
    .values({ language, words, finds })
    .returning("search_synonym_id")
    .executeTakeFirstOrThrow();
  return row.search_synonym_id;
}

export async function updateSynonym(
  trx: Trx,
  synonymId: number,
  { language, words, finds }: SynonymInput,
): Promise<void> {
  await trx
    .updateTable("search_synonyms")
    .set((eb) => ({ language, words, finds, version: eb("version", "+", 1) }))
    .where("search_synonym_id", "=", synonymId)
    .execute();
}

export const deleteSynonym = (trx: Trx, synonymId: number) =>
  trx.deleteFrom("search_synonyms").where("search_synonym_id", "=", synonymId).execute();
