import type { ContentKind } from "../../contract/admin/content.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { addSlug } from "../slug/slug.store.ts";
import { slugTakenOnWrite } from "../slug/slug-refusals.ts";
import { transliteratedSlug } from "../slug/transliterated-slug.ts";
import { type ContentEdit, changeContent } from "./change-content.ts";
import { writeDraft } from "./content.store.ts";
import { staticPageId } from "./content.ts";
import { readStaticPage } from "./live-content.store.ts";
import { refusePagePath } from "./refuse-page-path.ts";
import {
  deleteStaticPage,
  insertPageDraft,
  insertStaticPage,
  isStaticPageLive,
  withdrawStaticPage,
} from "./static-page.store.ts";

interface CreatePage {
  readonly name: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

const notFound = refuse("not_found", "There is no such page.");

/**
 * Adds a text page as a draft, with the path of its name. Returns its kind. Refuses slug_reserved, slug_taken: the path is a
 * page of the store, or belongs to something else.
 */
export async function createStaticPage(
  db: Db,
  { name: typed, staff, now }: CreatePage,
): Promise<ContentKind | Refusal<"slug_reserved" | "slug_taken">> {
  const name = typed.trim();
  const slug = transliteratedSlug(name) || "page";
  try {
    return await refusableTransaction(db, async (trx) => {
      const refused = await refusePagePath(trx, slug, undefined);
      if (refused) return refused;
      const id = await insertStaticPage(trx, name);
      await addSlug(trx, slug, { static_page_id: id });
      const after = await insertPageDraft(trx, { id, name, slug }, { at: now, by: staff.caller.userId });
      const { kind } = after;
      await recordChange(trx, {
        staff,
        action: "page added",
        subject: "content",
        subjectId: kind,
        after,
        now,
      });
      return kind;
    });
  } catch (error) {
    const refused = slugTakenOnWrite(error, slug);
    if (refused) return refused;
    throw error;
  }
}

/**
 * Takes a page out of the shop. Its text becomes the draft, unless there is another draft. Refuses state_conflict (it is
 * not in the shop).
 */
export function withdrawPage(
  db: Db,
  edit: ContentEdit,
): Promise<Refusal<"not_found" | "state_conflict" | "version_conflict"> | undefined> {
  const pageId = staticPageId(edit.kind);
  if (pageId === undefined) return Promise.resolve(notFound);
  return changeContent(db, edit, async (trx, { draft }) => {
    if (!(await withdrawStaticPage(trx, edit.kind)))
      return refuse("state_conflict", "The page is not in the shop.");
    const content = draft ?? (await readStaticPage(trx, pageId));
    await writeDraft(trx, edit.kind, { content, at: edit.now, by: edit.staff.caller.userId });
    return { action: "page taken away" };
  });
}

/** Deletes a page. Refuses state_conflict (it is in the shop). */
export async function deletePage(
  db: Db,
  edit: ContentEdit,
): Promise<Refusal<"not_found" | "state_conflict" | "version_conflict"> | undefined> {
  if (staticPageId(edit.kind) === undefined) return notFound;
  const refused = await changeContent(db, edit, async (trx) => {
    if (await isStaticPageLive(trx, edit.kind))
      return refuse("state_conflict", "The page is in the shop. Take it away first.");
    const before = await readStaticPage(trx, staticPageId(edit.kind) ?? 0);
    await deleteStaticPage(trx, edit.kind);
    return { action: "page deleted", before };
  });
  return isRefusal(refused) ? refused : undefined;
}
