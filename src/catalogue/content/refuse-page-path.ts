import type { StaticPage } from "../../contract/admin/content.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import { slugReserved } from "../product/validate-product.ts";
import { findSlugOwner } from "../slug/slug.store.ts";
import { isReservedSlug } from "../slug/slug.ts";
import { slugTaken } from "../slug/slug-refusals.ts";
import { staticPageId } from "./content.ts";

/** Why a page may not have this path: slug_reserved, slug_taken. Undefined: it may. */
export async function refusePagePath(
  trx: Trx,
  slug: string,
  kind: StaticPage["kind"] | undefined,
): Promise<Refusal<"slug_reserved" | "slug_taken"> | undefined> {
  if (isReservedSlug(slug)) return slugReserved(slug);
  const owner = await findSlugOwner(trx, slug);
  return owner && (kind === undefined || owner.static_page_id !== staticPageId(kind))
    ? slugTaken(slug)
    : undefined;
}
