import type { DataProvider, RaRecord } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { serverValue } from "../words/server-words.ts";

/** What the command bar shows and where it leads. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly detail: string;
  /** The path in the admin. */
  readonly path: string;
}

interface SearchableResource {
  readonly resource: string;
  readonly group: string;
  readonly describe: (row: RaRecord) => Pick<Command, "label" | "detail" | "path">;
}

const RECORDS_EACH = 5;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

const searchable: readonly SearchableResource[] = [
  {
    resource: "orders",
    group: t("Orders"),
    describe: ({ id, recipientName, status }) => ({
      label: String(id),
      detail: [recipientName, serverValue(text(status))].filter(Boolean).join(" · "),
      path: `/orders/${encodeURIComponent(String(id))}/show`,
    }),
  },
  {
    resource: "people",
    group: t("People"),
    describe: ({ id, fullName, email }) => ({
      label: text(fullName) || text(email),
      detail: text(fullName) ? text(email) : "",
      path: `/people/${id}/show`,
    }),
  },
  {
    resource: "products",
    group: t("Products"),
    describe: ({ id, name }) => ({ label: text(name), detail: "", path: `/products/${id}/show` }),
  },
];

/**
 * The first orders, people and products that a term finds, of those that the person may see. One list that cannot be
 * read fails the whole search, so that no empty result is taken for an answer.
 */
export async function findRecords(
  dataProvider: DataProvider,
  mayOpen: (resource: string) => boolean,
  term: string,
  signal: AbortSignal,
): Promise<Command[]> {
  const found = await Promise.all(
    searchable
      .filter(({ resource }) => mayOpen(resource))
      .map(async ({ resource, group, describe }) => {
        const { data } = await dataProvider.getList(resource, {
          pagination: { page: 1, perPage: RECORDS_EACH },
          filter: { q: term },
          signal,
        });
        return data.map((row: RaRecord) => ({ id: `${resource} ${row.id}`, group, ...describe(row) }));
      }),
  );
  return found.flat();
}
