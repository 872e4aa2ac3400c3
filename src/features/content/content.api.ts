import type { Content, ContentKind } from "../../contract/admin/content.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Handlers, Staff } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { discardDraft, type OnContent, publishDraft, restoreVersion, saveDraft } from "./change-content.ts";
import { type ContentRow, findContents, readContent, readVersions } from "./content.store.ts";
import { readLive } from "./live-content.store.ts";
import { makePreview } from "./preview.ts";

type ContentCalls =
  | "GET /api/admin/content"
  | "GET /api/admin/content/{kind}"
  | "PUT /api/admin/content/{kind}"
  | "POST /api/admin/content/{kind}/publish"
  | "POST /api/admin/content/{kind}/discard"
  | "POST /api/admin/content/{kind}/restore"
  | "POST /api/admin/content/{kind}/preview";

interface StepCall extends Staff {
  readonly params: { readonly kind: ContentKind };
  readonly body: { readonly version: number };
  readonly now: Date;
}

export function contentApi({ database: { db } }: Services): Handlers<ContentCalls> {
  const edited = async (kind: ContentKind) => ({
    ...stateAnswer(await readContent(db, kind)),
    live: await readLive(db, kind),
    draft: (await readContent(db, kind)).draft as Content | null,
    mayRestore: (await readVersions(db, kind)).map((row) => ({
      id: row.published_content_id,
      publishedAt: row.published_at.toISOString(),
      publishedBy: row.email ?? "",
    })),
  });
  const step = async (
    { params: { kind }, body: { version }, ...staff }: StepCall,
    take: (on: OnContent) => Promise<Refusal | undefined>,
  ) => {
    const refused = await take({ kind, version, staff, now: staff.now });
    return isRefusal(refused) ? refused : edited(kind);
  };
  return {
    async "GET /api/admin/content"({ query }) {
      const found = await findContents(db, query);
      return { ...found, rows: found.rows.map(stateAnswer) };
    },
    "GET /api/admin/content/{kind}": ({ params }) => edited(params.kind),
    "PUT /api/admin/content/{kind}": (call) => step(call, (on) => saveDraft(db, on, call.body.content)),
    "POST /api/admin/content/{kind}/publish": (call) => step(call, (on) => publishDraft(db, on)),
    "POST /api/admin/content/{kind}/discard": (call) => step(call, (on) => discardDraft(db, on)),
    "POST /api/admin/content/{kind}/restore": (call) =>
      step(call, (on) => restoreVersion(db, on, call.body.id)),
    async "POST /api/admin/content/{kind}/preview"({ params: { kind }, ...staff }) {
      return { path: `/preview/${await makePreview(db, kind, staff, staff.now)}/${kind}` };
    },
  };
}

const stateAnswer = (row: ContentRow) => ({
  id: row.kind as ContentKind,
  version: row.version,
  hasDraft: row.draft !== null,
  draftedAt: row.drafted_at?.toISOString() ?? null,
  draftedBy: row.drafter_email ?? "",
  publishedAt: row.published_at?.toISOString() ?? null,
  publishedBy: row.publisher_email ?? "",
});
