import type { ContentKind } from "../../contract/admin/content.ts";
import { type ErrorCode, isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Handlers, StaffCaller } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { type ContentEdit, discardDraft, publishDraft, restoreVersion, saveDraft } from "./change-content.ts";
import { type ContentRow, listContents, listVersions, readContent } from "./content.store.ts";
import { readLiveContent } from "./live-content.store.ts";
import { createPreview } from "./preview.ts";

type ContentCalls =
  | "GET /api/admin/content"
  | "GET /api/admin/content/{kind}"
  | "PUT /api/admin/content/{kind}"
  | "POST /api/admin/content/{kind}/publish"
  | "POST /api/admin/content/{kind}/discard"
  | "POST /api/admin/content/{kind}/restore"
  | "POST /api/admin/content/{kind}/preview";

interface ContentChangeCall extends StaffCaller {
  readonly params: { readonly kind: ContentKind };
  readonly body: { readonly version: number };
  readonly now: Date;
}

export function contentApi({ database: { db } }: Services): Handlers<ContentCalls> {
  const readEdited = async (kind: ContentKind) => ({
    ...stateResponse(await readContent(db, kind)),
    live: await readLiveContent(db, kind),
    draft: (await readContent(db, kind)).draft,
    earlierVersions: (await listVersions(db, kind)).map((row) => ({
      id: row.published_content_id,
      publishedAt: row.published_at.toISOString(),
      publishedBy: row.email ?? "",
    })),
  });
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
    "GET /api/admin/content/{kind}": ({ params }) => readEdited(params.kind),
    "PUT /api/admin/content/{kind}": (call) => runChange(call, (on) => saveDraft(db, on, call.body.content)),
    "POST /api/admin/content/{kind}/publish": (call) => runChange(call, (on) => publishDraft(db, on)),
    "POST /api/admin/content/{kind}/discard": (call) => runChange(call, (on) => discardDraft(db, on)),
    "POST /api/admin/content/{kind}/restore": (call) =>
      runChange(call, (on) => restoreVersion(db, on, call.body.id)),
    async "POST /api/admin/content/{kind}/preview"({ params: { kind }, ...staff }) {
      return { path: `/preview/${await createPreview(db, kind, staff, staff.now)}/${kind}` };
    },
  };
}

const stateResponse = (row: ContentRow) => ({
  id: row.kind,
  version: row.version,
  hasDraft: row.draft !== null,
  draftedAt: row.drafted_at?.toISOString() ?? null,
  draftedBy: row.drafter_email ?? "",
  publishedAt: row.published_at?.toISOString() ?? null,
  publishedBy: row.publisher_email ?? "",
});
