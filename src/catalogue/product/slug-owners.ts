import type { ProductId } from "../../contract/ids.ts";
import type { SlugTarget } from "./catalog.ts";
import type { ContentViews } from "./content-views.ts";
import type { ProductLists } from "./product-lists.ts";

/**
 * The products that have or had a slug. All versions share it, and each asks the product itself, so it may be ahead of them:
 * copying it at each change would cost more than everything else.
 */
export type SlugOwners = Map<string, ProductId>;

export function slugOwners({ ids, byId }: ProductLists): SlugOwners {
  const owners: SlugOwners = new Map();
  for (const id of ids) {
    const slug = byId.get(id)?.slug;
    if (slug !== undefined) owners.set(slug, id);
  }
  return owners;
}

export function findSlug(
  slug: string,
  { categoryViews, pages }: ContentViews,
  owners: SlugOwners,
  { byId }: ProductLists,
): SlugTarget | undefined {
  if (pages.has(slug)) return { kind: "page" };
  const productId = owners.get(slug);
  if (productId !== undefined && byId.get(productId)?.slug === slug) return { kind: "product", productId };
  return categoryViews.has(slug) ? { kind: "category", categoryUrl: slug } : undefined;
}
