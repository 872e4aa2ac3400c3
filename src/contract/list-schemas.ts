import { type TProperties, type TSchema, Type } from "typebox";

/**
 * Rows are counted up to this number; after it the list shows "more than". Nobody pages that far: people filter
 * instead.
 */
export const MAX_COUNTED = 10_000;

/**
 * The query of an admin list: a page number from 1, one of the allowed sort columns, and the list's filters. Every
 * list takes `q`, a text to search for in its main columns.
 */
export const ListQuery = <const S extends string, F extends TProperties>(
  sortable: readonly [S, ...S[]],
  filters: F,
) =>
  Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
    perPage: Type.Integer({ minimum: 1, maximum: 500, default: 25 }),
    sort: Type.Unsafe<S>({ type: "string", enum: [...sortable], default: sortable[0] }),
    order: Type.Enum(["asc", "desc"], { default: "desc" }),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    ...filters,
  });

/** A page of rows. `total` counts up to MAX_COUNTED; `isMore` is true when there are more. */
export const ListOf = <T extends TSchema & { readonly title?: string }>(row: T) =>
  Type.Object(
    { rows: Type.Array(row), total: Type.Integer({ minimum: 0 }), isMore: Type.Boolean() },
    row.title ? { title: `${row.title}List` } : {},
  );
