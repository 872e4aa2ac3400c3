import { type Static, Type } from "typebox";
import { LanguageTag, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const SynonymParams = Type.Object({ synonymId: PositiveId });
const Version = Type.Integer({ minimum: 1 });

const fields = {
  language: LanguageTag,
  words: { ...NonEmptyText(500), description: "words and phrases, separated by commas" },
  finds: {
    ...Text(500),
    description: "words that all of them lead to, separated by commas; empty: they mean each other",
  },
};

export const SynonymInput = NamedObject("SynonymInput", fields);
export type SynonymInput = Static<typeof SynonymInput>;

export const Synonym = NamedObject("Synonym", { id: PositiveId, version: Version, ...fields });
export type Synonym = Static<typeof Synonym>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminSearchSynonyms = {
  "GET /api/admin/search-synonyms": {
    operationId: "listSearchSynonyms",
    ...catalogue,
    summary: "What people call things when they search",
    query: ListQuery(["words", "language"], { language: Type.Optional(Type.String({ maxLength: 20 })) }),
    output: ListOf(Synonym),
    errors: [],
  },
  "GET /api/admin/search-synonyms/{synonymId}": {
    operationId: "readSearchSynonym",
    ...catalogue,
    summary: "Some words that mean the same",
    params: SynonymParams,
    output: Synonym,
    errors: ["not_found"],
  },
  "POST /api/admin/search-synonyms": {
    operationId: "createSearchSynonym",
    ...catalogue,
    summary: "Teach the search words; it knows them at once",
    body: SynonymInput,
    output: Synonym,
    errors: ["not_found", "synonym_invalid"],
  },
  "PUT /api/admin/search-synonyms/{synonymId}": {
    operationId: "changeSearchSynonym",
    ...catalogue,
    summary: "Change words that mean the same",
    params: SynonymParams,
    body: Type.Object({ version: Version, ...fields }),
    output: Synonym,
    errors: ["not_found", "version_conflict", "synonym_invalid"],
  },
  "DELETE /api/admin/search-synonyms/{synonymId}": {
    operationId: "removeSearchSynonym",
    ...catalogue,
    summary: "Let the search forget them",
    params: SynonymParams,
    body: Type.Object({ version: Version }),
    output: Type.Object({}),
    errors: ["not_found", "version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
