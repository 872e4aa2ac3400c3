import { type DataProvider, HttpError, type RaRecord } from "react-admin";
import { ApiProblem, type CallOptions } from "../../contract/client.ts";
import type { RouteKey } from "../../contract/routes.ts";
import { api } from "./api.ts";

interface Page {
  readonly rows: RaRecord[];
  readonly total: number;
  readonly isMore: boolean;
}

/**
 * react-admin's words for the back office's calls, by one convention: a resource is `/api/admin/{resource}`, a list
 * answers `{ rows, total, isMore }`, one is `/{resource}/{id}`, PUT carries the `version` that was read.
 */
async function ask<T>(method: string, path: string, options: object = {}): Promise<T> {
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

const at = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`;

/** Only what is set: an empty filter is none. */
const given = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );

const list = (resource: string, query: object, signal?: AbortSignal) =>
  ask<Page>("GET", resource, { query: given(query), ...(signal ? { signal } : {}) });

export const dataProvider: DataProvider = {
  async getList(resource, { pagination = { page: 1, perPage: 25 }, sort, filter, signal }) {
    const { rows, total, isMore } = await list(
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
  getOne: async (resource, { id }) => ({ data: await ask("GET", at(resource, id)) }),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all(ids.map((id) => ask<never>("GET", at(resource, id)))),
  }),
  async getManyReference(resource, { target, id, pagination, sort, filter }) {
    return dataProvider.getList(resource, { pagination, sort, filter: { ...filter, [target]: id } });
  },
  create: async (resource, { data }) => ({ data: await ask("POST", resource, { body: data }) }),
  update: async (resource, { id, data }) => ({ data: await ask("PUT", at(resource, id), { body: data }) }),
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await ask("PUT", at(resource, id), { body: data });
    return { data: ids };
  },
  async delete(resource, { id, previousData }) {
    await ask("DELETE", at(resource, id));
    return { data: previousData as never };
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await ask("DELETE", at(resource, id));
    return { data: ids };
  },
};
