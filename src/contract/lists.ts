import { type TProperties, type TSchema, Type } from "typebox";

/** A list beyond this many rows says "more than"; nobody pages that far, they filter. */
export const MOST_COUNTED = 10_000;

/**
 * The query of a back-office list: a page of rows (from 1 on), sorted by one of the allowed names, and what the list can
 * be filtered by. Every list takes `q`, text looked for in the columns a person would look in.
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

/** A page of rows. `total` counts up to MOST_COUNTED; `isMore` says that there are more than that. */
export const ListOf = <T extends TSchema>(row: T) =>
  Type.Object({ rows: Type.Array(row), total: Type.Integer({ minimum: 0 }), isMore: Type.Boolean() });
