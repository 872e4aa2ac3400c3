import { type DataProvider, HttpError, type RaRecord } from "react-admin";
import { ApiProblem, type CallOptions } from "../../../contract/client.ts";
import type { RouteKey } from "../../../contract/routes.ts";
import { saveTyped } from "../typed/typed-storage.ts";
import { api } from "./api.ts";

interface Page {
  readonly rows: RaRecord[];
  readonly total: number;
  readonly isMore: boolean;
}

/**
 * Calls the admin API for react-admin, by one convention: a resource is `/api/admin/{resource}`, a list
 * returns `{ rows, total, isMore }`, one record is `/{resource}/{id}`, and PUT carries the `version` that was
 * read.
 */
async function callApi<T>(method: string, path: string, options: object = {}): Promise<T> {
  try {
    return (await api.call(
      `${method} /api/admin/${path}` as RouteKey,
      options as CallOptions<RouteKey>,
    )) as T;
  } catch (error) {
    if (error instanceof ApiProblem)
      throw new HttpError(error.detail || error.message, error.status, error.problem);
    throw error;
  }
}

/** Also the name of the record's form: what was typed in it is kept by this name until it is saved. */
export const recordPath = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`;

/** Leaves out empty filters. */
const withoutEmpty = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );

const fetchPage = (resource: string, query: object, signal?: AbortSignal) =>
  callApi<Page>("GET", resource, { query: withoutEmpty(query), ...(signal ? { signal } : {}) });

export const dataProvider: DataProvider = {
  async getList(resource, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }) {
    const { rows, total, isMore } = await fetchPage(
      resource,
      {
        ...filter,
        page: pagination.page,
        perPage: pagination.perPage,
        ...(sort && sort.field !== "id" && { sort: sort.field, order: sort.order.toLowerCase() }),
      },
      signal,
    );
    return {
      data: rows as never[],
      total,
      pageInfo: {
        hasNextPage: isMore || pagination.page * pagination.perPage < total,
        hasPreviousPage: pagination.page > 1,
      },
    };
  },
  getOne: async (resource, { id }) => ({ data: await callApi("GET", recordPath(resource, id)) }),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all(ids.map((id) => callApi<never>("GET", recordPath(resource, id)))),
  }),
  async getManyReference(resource, { target, id, pagination, sort, filter }) {
    return dataProvider.getList(resource, { pagination, sort, filter: { ...filter, [target]: id } });
  },
  async create(resource, { data }) {
    const created = await callApi<never>("POST", resource, { body: data });
    saveTyped(resource, null);
    return { data: created };
  },
  async update(resource, { id, data }) {
    const changed = await callApi<never>("PUT", recordPath(resource, id), { body: data });
    saveTyped(recordPath(resource, id), null);
    return { data: changed };
  },
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await callApi("PUT", recordPath(resource, id), { body: data });
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await callApi("DELETE", recordPath(resource, id));
    return { data: previousData as never };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await callApi("DELETE", recordPath(resource, id));
    return { data: ids };
  },
};
