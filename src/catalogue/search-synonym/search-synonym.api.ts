import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { CatalogueServices } from "../services.ts";
import { addSynonym, changeSynonym, removeSynonym, synonymNotFound } from "./change-search-synonym.ts";
import { findSynonym, listSynonyms, type SynonymRow } from "./search-synonym.store.ts";

type SynonymCalls =
  | "GET /api/admin/search-synonyms"
  | "GET /api/admin/search-synonyms/{synonymId}"
  | "POST /api/admin/search-synonyms"
  | "PUT /api/admin/search-synonyms/{synonymId}"
  | "DELETE /api/admin/search-synonyms/{synonymId}";

export const searchSynonymsApi = ({
  database: { db },
  catalogue,
}: CatalogueServices): Handlers<SynonymCalls> => {
  const readOne = async (synonymId: number) => {
    const row = await findSynonym(db, synonymId);
    return row ? synonymResponse(row) : synonymNotFound;
  };
  /** The database notifies the other processes. This process refreshes before it responds. */
  const refreshAndRead = async (synonymId: number) => {
    await catalogue.refresh();
    return readOne(synonymId);
  };
  return {
    async "GET /api/admin/search-synonyms"({ query }) {
      const found = await listSynonyms(db, query);
      return { ...found, rows: found.rows.map(synonymResponse) };
    },
    "GET /api/admin/search-synonyms/{synonymId}": ({ params }) => readOne(params.synonymId),
    async "POST /api/admin/search-synonyms"({ body, ...staff }) {
      const id = await addSynonym(db, { input: body, staff, now: staff.now });
      return isRefusal(id) ? id : refreshAndRead(id);
    },
    async "PUT /api/admin/search-synonyms/{synonymId}"({ params, body, ...staff }) {
      const { version, ...input } = body;
      const refused = await changeSynonym(db, { ...params, version, input, staff, now: staff.now });
      return refused ?? refreshAndRead(params.synonymId);
    },
    async "DELETE /api/admin/search-synonyms/{synonymId}"({ params, body, ...staff }) {
      const refused = await removeSynonym(db, { ...params, ...body, staff, now: staff.now });
      if (refused) return refused;
      await catalogue.refresh();
      return {};
    },
  };
};

const synonymResponse = (row: SynonymRow) => ({
  id: row.search_synonym_id,
  version: row.version,
  language: row.language,
  words: row.words,
  finds: row.finds,
});
