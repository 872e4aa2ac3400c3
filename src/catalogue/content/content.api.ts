import type { ContentKind } from "../../contract/admin/content.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers, StaffCaller } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { type ContentEdit, discardDraft, publishDraft, restoreVersion, saveDraft } from "./change-content.ts";
import { createStaticPage, deletePage, withdrawPage } from "./change-static-page.ts";
import { type ContentRow, findContent, listContents, listVersions } from "./content.store.ts";
import { contentPath, isStaticPage } from "./content.ts";
import { readLiveContent } from "./live-content.store.ts";
import { createPreview } from "./preview.ts";

type ContentCalls =
  | "GET /api/admin/content"
  | "POST /api/admin/content"
  | "DELETE /api/admin/content/{kind}"
  | "POST /api/admin/content/{kind}/withdraw"
  | "GET /api/admin/content/{kind}"
  | "PUT /api/admin/content/{kind}"
  | "POST /api/admin/content/{kind}/publish"
  | "POST /api/admin/content/{kind}/discard"
  | "POST /api/admin/content/{kind}/restore"
  | "POST /api/admin/content/{kind}/preview";

const contentNotFound = refuse("not_found", "There is no such content.");

interface ContentChangeCall extends StaffCaller {
  readonly params: { readonly kind: ContentKind };
  readonly body: { readonly version: number };
  readonly now: Date;
}

export function contentApi({ database: { db }, secretKeys }: Services): Handlers<ContentCalls> {
  const readEdited = async (kind: ContentKind) => {
    const row = await findContent(db, kind);
    if (!row) return contentNotFound;
    return {
      ...stateResponse(row),
      live: await readLiveContent(db, kind),
      draft: row.draft,
      earlierVersions: (await listVersions(db, kind)).map((version) => ({
        id: version.published_content_id,
        publishedAt: version.published_at.toISOString(),
        publishedBy: version.email ?? "",
      })),
    };
  };
  const runChange = async <C extends ErrorCode>(
    { params: { kind }, body: { version }, ...staff }: ContentChangeCall,
    apply: (on: ContentEdit) => Promise<Refusal<C> | undefined>,
  ) => {
    const refused = await apply({ kind, version, staff, now: staff.now });
    return isRefusal(refused) ? refused : readEdited(kind);
  };
  return {
    async "GET /api/admin/content"({ query }) {
      const found = await listContents(db, query);
      return { ...found, rows: found.rows.map(stateResponse) };
    },
    async "POST /api/admin/content"({ body, ...staff }) {
      const kind = await createStaticPage(db, { name: body.name, staff, now: staff.now });
      return isRefusal(kind) ? kind : readEdited(kind);
    },
    async "DELETE /api/admin/content/{kind}"({ params: { kind }, body: { version }, ...staff }) {
      return (await deletePage(db, { kind, version, staff, now: staff.now })) ?? {};
    },
    "POST /api/admin/content/{kind}/withdraw": (call) => runChange(call, (on) => withdrawPage(db, on)),
    "GET /api/admin/content/{kind}": ({ params }) => readEdited(params.kind),
    "PUT /api/admin/content/{kind}": (call) => runChange(call, (on) => saveDraft(db, on, call.body.content)),
    "POST /api/admin/content/{kind}/publish": (call) => runChange(call, (on) => publishDraft(db, on)),
    "POST /api/admin/content/{kind}/discard": (call) => runChange(call, (on) => discardDraft(db, on)),
    "POST /api/admin/content/{kind}/restore": (call) =>
      runChange(call, (on) => restoreVersion(db, on, call.body.id)),
    async "POST /api/admin/content/{kind}/preview"({ params: { kind }, ...staff }) {
      if (!(await findContent(db, kind))) return contentNotFound;
      return { path: `/preview/${await createPreview(db, secretKeys, kind, staff)}/${kind}` };
    },
  };
}

const stateResponse = (row: ContentRow) => ({
  id: row.kind,
  ...pageState(row),
  version: row.version,
  hasDraft: row.draft !== null,
  draftedAt: row.drafted_at?.toISOString() ?? null,
  draftedBy: row.drafter_email ?? "",
  publishedAt: row.published_at?.toISOString() ?? null,
  publishedBy: row.publisher_email ?? "",
});

/** A page has the name of its draft here, because staff look for it by that name. */
function pageState({ kind, draft, page_name: name, page_slug: slug, is_live: isLive }: ContentRow) {
  const page = draft && isStaticPage(draft) ? draft : undefined;
  return {
    name: page?.name ?? name ?? "",
    path: slug === null ? contentPath(kind) : `/${page?.slug ?? slug}`,
    isLive,
  };
}
