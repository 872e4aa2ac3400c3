import type { ProductId } from "../../contract/ids.ts";
import { countFacetValues, type ValueCounts } from "./facet-values.ts";
import { IdMap } from "./id-map.ts";
import type { ProductEntry } from "./product-entries.ts";

/** All products of a snapshot, and the lists of them. A change makes the next ones, which share what did not change. */
export interface ProductLists {
  readonly byId: IdMap<ProductEntry>;
  /** In the order of the shop: by position, then by id. Another list where a name changed, too. */
  readonly ids: readonly ProductId[];
  /** By category, in the same order. */
  readonly byCategory: ReadonlyMap<number, readonly ProductId[]>;
  /** By category: another object whenever one of its products changed. */
  readonly unchanged: ReadonlyMap<number, object>;
  /** The values that lists can be filtered by. */
  readonly values: ValueCounts;
}

const noProducts: ProductLists = {
  byId: IdMap.empty(),
  ids: [],
  byCategory: new Map(),
  unchanged: new Map(),
  values: { colour: new Map(), size: new Map() },
};

export const buildProductLists = (entries: ReadonlyMap<ProductId, ProductEntry>): ProductLists =>
  replaceProducts(noProducts, entries.keys(), entries).lists;

/**
 * These lists with others in place of the entries of `changed`: a product without a new entry is gone. `replaced` are those of
 * which something that is shown has changed.
 */
export function replaceProducts(
  lists: ProductLists,
  changed: Iterable<ProductId>,
  fresh: ReadonlyMap<ProductId, ProductEntry>,
): { readonly lists: ProductLists; readonly replaced: readonly ProductId[] } {
  const changes = [...changed].flatMap((id) => {
    const [before, after] = [lists.byId.get(id), fresh.get(id)];
    const isSame = before && after ? before.isSame(after) : before === after;
    return isSame ? [] : [{ id, before, after }];
  });
  if (!changes.length) return { lists, replaced: [] };
  const replaced = changes.map(({ id }) => id);
  const byId = lists.byId.with(changes.map(({ id, after }) => [id, after] as const));
  const unchanged = new Map(lists.unchanged);
  for (const { before, after } of changes)
    for (const entry of [before, after]) if (entry) unchanged.set(entry.categoryId, {});
  const next = { ...lists, byId, unchanged };
  const listed = changes.filter(
    ({ before, after }) =>
      before?.position !== after?.position ||
      before?.categoryId !== after?.categoryId ||
      before?.name !== after?.name,
  );
  if (listed.length) {
    const gone = new Set(listed.flatMap(({ id, before }) => (before ? [id] : [])));
    const come = listed.flatMap(({ id, after }) => (after ? [id] : []));
    const categoryOf = (id: number) => byId.get(id)?.categoryId ?? 0;
    const comeTo = Map.groupBy(come, categoryOf);
    const touched = new Set([...comeTo.keys(), ...listed.flatMap(({ before }) => before?.categoryId ?? [])]);
    const byCategory = new Map(lists.byCategory);
    for (const id of touched)
      byCategory.set(id, merge(byCategory.get(id) ?? [], gone, comeTo.get(id) ?? [], byId));
    Object.assign(next, { ids: merge(lists.ids, gone, come, byId), byCategory });
  }
  const values = countFacetValues(lists.values, changes);
  return { lists: { ...next, values }, replaced };
}

/** `ids` without those that are gone and with those that come, in the order of the shop. */
function merge(
  ids: readonly ProductId[],
  gone: ReadonlySet<ProductId>,
  come: readonly ProductId[],
  byId: IdMap<ProductEntry>,
): readonly ProductId[] {
  const inOrder = (a: ProductId, b: ProductId) =>
    (byId.get(a)?.position ?? 0) - (byId.get(b)?.position ?? 0) || a - b;
  const added = come.toSorted(inOrder);
  const merged: ProductId[] = [];
  let at = 0;
  for (const id of ids) {
    if (gone.has(id)) continue;
    for (let next = added[at]; next !== undefined && inOrder(next, id) < 0; next = added[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(id);
  }
  return [...merged, ...added.slice(at)];
}
