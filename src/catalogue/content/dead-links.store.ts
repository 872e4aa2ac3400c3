import type { Content } from "../../contract/admin/content.ts";
import type { Trx } from "../../platform/db/database.ts";
import { storePaths } from "./store-paths.ts";

interface NamedLink {
  readonly name: string;
  readonly link: string;
}

const menuLinks = (content: Content): NamedLink[] =>
  content.kind === "menu" ? content.menus.flatMap((menu) => [menu, ...menu.items]) : [];

/** The first link of a menu to a page that this shop does not have. Other sites are not asked. */
export async function findDeadLink(trx: Trx, content: Content): Promise<NamedLink | undefined> {
  for (const named of menuLinks(content)) if (await isDead(trx, named.link)) return named;
  return undefined;
}

async function isDead(trx: Trx, link: string): Promise<boolean> {
  if (!link.startsWith("/")) return false;
  const path = link
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();
  if (storePaths.has(path)) return false;
  const [, slug, id] = /^\/(?:store\/)?([a-z0-9-]+)(?:\/(\d{1,9}))?$/.exec(path) ?? [];
  if (slug === undefined || path.startsWith("/store/") !== (id !== undefined)) return true;
  return !(await hasPage(trx, slug));
}

/** Whether a slug is a category, a product in the shop, or a page in the shop. */
const hasPage = async (trx: Trx, slug: string): Promise<boolean> =>
  (await trx
    .selectFrom("slugs")
    .leftJoin("products", "products.product_id", "slugs.product_id")
    .leftJoin("static_pages", "static_pages.static_page_id", "slugs.static_page_id")
    .select("slug")
    .where("slug", "=", slug)
    .where((eb) =>
      eb.or([
        eb("slugs.category_id", "is not", null),
        eb("static_pages.is_live", "=", true),
        eb.and([eb("slugs.product_id", "is not", null), eb("products.withdrawn_at", "is", null)]),
      ]),
    )
    .executeTakeFirst()) !== undefined;
