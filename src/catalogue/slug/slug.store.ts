import type { CategoryId, ProductId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** What a path leads to. */
type SlugOwner =
  | { readonly category_id: CategoryId }
  | { readonly product_id: ProductId }
  | { readonly static_page_id: number };

/** The product, category or page of staff that has a slug. Undefined when it is free. */
export const findSlugOwner = (trx: Trx, slug: string) =>
  trx
    .selectFrom("slugs")
    .select(["category_id", "product_id", "static_page_id"])
    .where("slug", "=", slug)
    .executeTakeFirst();

/** Gives a path to what is new. Fails with the constraint slugs_pkey where another page has it. */
export async function addSlug(trx: Trx, slug: string, owner: SlugOwner): Promise<void> {
  await trx
    .insertInto("slugs")
    .values({ category_id: null, product_id: null, ...owner, slug })
    .execute();
}

/** Gives another path to what has one. Fails like addSlug. */
export async function changeSlug(trx: Trx, slug: string, owner: SlugOwner): Promise<void> {
  await trx
    .updateTable("slugs")
    .set({ slug })
    .where((eb) => eb.and(owner))
    .where("slug", "<>", slug)
    .execute();
}

/** One of these slugs that something has; undefined: all are free. */
export async function findTakenSlug(trx: Trx, slugs: readonly string[]): Promise<string | undefined> {
  if (slugs.length === 0) return undefined;
  const row = await trx.selectFrom("slugs").select("slug").where("slug", "in", slugs).executeTakeFirst();
  return row?.slug;
}
