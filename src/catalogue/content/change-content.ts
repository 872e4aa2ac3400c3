import type { Content, ContentKind } from "../../contract/admin/content.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { AuditedChange } from "../../platform/audit/audited-change.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isEmptyHtml } from "../safe-html/safe-html.ts";
import { changeSlug } from "../slug/slug.store.ts";
import { slugTakenOnWrite } from "../slug/slug-refusals.ts";
import {
  findVersion,
  hasVersions,
  insertVersion,
  lockContent,
  unknownImages,
  unknownProducts,
  writeDraft,
} from "./content.store.ts";
import { isStaticPage, staticPageId } from "./content.ts";
import { findDeadLink } from "./dead-links.store.ts";
import { readLiveContent } from "./live-content.store.ts";
import { writeLiveContent } from "./put-content.store.ts";
import { refusePagePath } from "./refuse-page-path.ts";
import { isStaticPageLive } from "./static-page.store.ts";
import { imageIdsOf, productIdsOf, sanitiseContent, validateContent } from "./validate-content.ts";

/** One change of content: of which kind, from which version, by whom. */
export interface ContentEdit {
  readonly kind: ContentKind;
  readonly version: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockContent>>>;
type ContentChange = Extract<AuditedChange, { readonly subject: "content" }>;
/** One for each action, so that no action gets the payload of another. */
type AuditDetails = ContentChange extends infer Change
  ? Change extends ContentChange
    ? Pick<Change, "action" | "after" | "before">
    : never
  : never;

/**
 * Every change of content runs in this: it locks the content, checks the version that was read, calls `write`, and
 * writes the audit row last. Undefined when it is done.
 */
export async function changeContent<C extends ErrorCode>(
  db: Db,
  { kind, version, staff, now }: ContentEdit,
  write: (trx: Trx, locked: Locked) => Promise<AuditDetails | Refusal<C>>,
): Promise<Refusal<C | "not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockContent(trx, kind);
    if (!locked) return refuse("not_found", "There is no such content.");
    if (locked.version !== version)
      return refuse("version_conflict", "Somebody else changed this in the meantime, so nothing was saved.");
    const details = await write(trx, locked);
    if (isRefusal(details)) return details;
    await recordChange(trx, { staff, subject: "content", subjectId: kind, now, ...details });
    return undefined;
  });
}

const draftNotFound = refuse("state_conflict", "There is no draft.");

/** Saves a draft. The live content does not change. Undefined when it is done. */
export function saveDraft(
  db: Db,
  edit: ContentEdit,
  submitted: Content,
): Promise<
  Refusal<"content_invalid" | "not_found" | "slug_reserved" | "slug_taken" | "version_conflict"> | undefined
> {
  return changeContent(db, edit, async (trx, { draft }) => {
    if (submitted.kind !== edit.kind)
      return refuse("content_invalid", `That is the content of ${submitted.kind}.`);
    const content = sanitiseContent(submitted);
    const refused = validateContent(content) ?? (await validateReferences(trx, content));
    if (refused) return refused;
    const refusedPath = isStaticPage(content)
      ? await refusePagePath(trx, content.slug, content.kind)
      : undefined;
    if (refusedPath) return refusedPath;
    await writeDraft(trx, edit.kind, { content, at: edit.now, by: edit.staff.caller.userId });
    return { action: "draft kept", before: draft, after: content };
  });
}

/**
 * Makes the draft live. The earlier content stays in the list of versions. Refuses state_conflict (there is no draft) and
 * slug_taken (the path of a page belongs to something else).
 */
export async function publishDraft(
  db: Db,
  edit: ContentEdit,
): Promise<
  | Refusal<
      "content_invalid" | "not_found" | "slug_reserved" | "slug_taken" | "state_conflict" | "version_conflict"
    >
  | undefined
> {
  try {
    return await publishInTransaction(db, edit);
  } catch (error) {
    const refused = slugTakenOnWrite(error, "");
    if (refused) return refuse("slug_taken", "The path was taken by somebody else just now. Choose another.");
    throw error;
  }
}

const publishInTransaction = (db: Db, edit: ContentEdit) =>
  changeContent(db, edit, async (trx, { draft }) => {
    if (!draft) return draftNotFound;
    const refused = (await validateReferences(trx, draft)) ?? (await refuseToPublish(trx, draft));
    if (refused) return refused;
    const before = await readLiveContent(trx, edit.kind);
    if (!(await hasVersions(trx, edit.kind)))
      await insertVersion(trx, { content: before, at: edit.now, by: null });
    await writeLiveContent(trx, draft);
    if (isStaticPage(draft))
      await changeSlug(trx, draft.slug, { static_page_id: staticPageId(draft.kind) ?? 0 });
    await insertVersion(trx, { content: draft, at: edit.now, by: edit.staff.caller.userId });
    await writeDraft(trx, edit.kind, null);
    return { action: "content published", before, after: draft };
  });

/** What a draft may be and the shop may not: a link that leads nowhere, a page without a text or on a path that something else took meanwhile. */
async function refuseToPublish(
  trx: Trx,
  draft: Content,
): Promise<Refusal<"content_invalid" | "slug_reserved" | "slug_taken"> | undefined> {
  const dead = await findDeadLink(trx, draft);
  if (dead)
    return refuse(
      "content_invalid",
      `The link of '${dead.name}' leads nowhere: there is no page ${dead.link}.`,
    );
  if (!isStaticPage(draft)) return undefined;
  if (isEmptyHtml(draft.html)) return refuse("content_invalid", "The page has no text yet.");
  return refusePagePath(trx, draft.slug, draft.kind);
}

/** Discards the draft. Refuses state_conflict (there is none). */
export function discardDraft(
  db: Db,
  edit: ContentEdit,
): Promise<Refusal<"not_found" | "state_conflict" | "version_conflict"> | undefined> {
  return changeContent(db, edit, async (trx, { draft }) => {
    if (!draft) return draftNotFound;
    if (isStaticPage(draft) && !(await isStaticPageLive(trx, edit.kind)))
      return refuse("state_conflict", "The page is not in the shop: delete it instead.");
    await writeDraft(trx, edit.kind, null);
    return { action: "draft thrown away", before: draft };
  });
}

/** Makes an earlier version the draft. It replaces the present draft. */
export function restoreVersion(
  db: Db,
  edit: ContentEdit,
  id: number,
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  return changeContent(db, edit, async (trx, { draft }) => {
    const content = await findVersion(trx, edit.kind, id);
    if (!content) return refuse("not_found", "There is no such version.");
    await writeDraft(trx, edit.kind, { content, at: edit.now, by: edit.staff.caller.userId });
    return { action: "earlier version made a draft", before: draft, after: content };
  });
}

async function validateReferences(
  trx: Trx,
  content: Content,
): Promise<Refusal<"content_invalid"> | undefined> {
  const [image] = await unknownImages(trx, imageIdsOf(content));
  if (image) return refuse("content_invalid", "One of the images is missing. Please upload it again.");
  const [product] = await unknownProducts(trx, productIdsOf(content));
  return product === undefined ? undefined : refuse("content_invalid", `There is no product ${product}.`);
}
