import type { ContentKind, StaticPage } from "../../contract/admin/content.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { staticPageId } from "./content.ts";

const idOf = (kind: ContentKind): number => staticPageId(kind) ?? 0;

/** Pages are listed after the other content, in the order in which they were added. */
const FIRST_POSITION = 100;

/** Adds a page that is not in the shop. Returns its id. */
export async function insertStaticPage(trx: Trx, name: string): Promise<number> {
  const { static_page_id } = await trx
    .insertInto("static_pages")
    .values({ name, heading: name })
    .returning("static_page_id")
    .executeTakeFirstOrThrow();
  return static_page_id;
}

/** Stores the draft of a new page. Returns it. */
export async function insertPageDraft(
  trx: Trx,
  { id, name, slug }: { readonly id: number } & Pick<StaticPage, "name" | "slug">,
  drafted: { readonly at: Date; readonly by: UserId },
): Promise<StaticPage> {
  const draft: StaticPage = {
    kind: `page-${id}`,
    name,
    slug,
    heading: name,
    html: "",
    inFooter: true,
    inMenu: false,
  };
  await trx
    .insertInto("contents")
    .values({
      kind: draft.kind,
      position: FIRST_POSITION + id,
      draft: JSON.stringify(draft),
      drafted_at: drafted.at,
      drafted_by: drafted.by,
    })
    .execute();
  return draft;
}

/** Takes a page out of the shop. False when it was not there. */
export async function withdrawStaticPage(trx: Trx, kind: ContentKind): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("static_pages")
    .set({ is_live: false })
    .where("static_page_id", "=", idOf(kind))
    .where("is_live", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isStaticPageLive = async (trx: Trx, kind: ContentKind): Promise<boolean> =>
  (await trx
    .selectFrom("static_pages")
    .select("static_page_id")
    .where("static_page_id", "=", idOf(kind))
    .where("is_live", "=", true)
    .executeTakeFirst()) !== undefined;

/** Deletes a page with its path, its draft and its earlier versions. */
export async function deleteStaticPage(trx: Trx, kind: ContentKind): Promise<void> {
  await trx.deleteFrom("published_contents").where("kind", "=", kind).execute();
  await trx.deleteFrom("contents").where("kind", "=", kind).execute();
  await trx.deleteFrom("static_pages").where("static_page_id", "=", idOf(kind)).execute();
}
