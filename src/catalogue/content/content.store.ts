import { sql } from "kysely";
import type { Content, ContentKind } from "../../contract/admin/content.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";

const MAX_RESTORABLE_VERSIONS = 20;

export interface ContentsQuery extends PageQuery {
  readonly order: "asc" | "desc";
  readonly q?: string;
}

/** Adds to each row who drafted it, and who last published it and when. */
const withState = (db: Db | Trx) =>
  db
    .selectFrom("contents")
    .leftJoin("users as drafter", "drafter.user_id", "contents.drafted_by")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("published_contents")
          .leftJoin("users as publisher", "publisher.user_id", "published_contents.published_by")
          .select(["published_at", "publisher.email as publisher_email"])
          .whereRef("published_contents.kind", "=", "contents.kind")
          .orderBy("published_content_id", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    );
const isLive = sql<boolean>`not exists (select from static_pages as page
  where contents.kind = 'page-' || page.static_page_id and not page.is_live)`.as("is_live");
const pageName = sql<string | null>`(select name from static_pages as page
  where contents.kind = 'page-' || page.static_page_id)`.as("page_name");
const pageSlug = sql<string | null>`(select slug from slugs
  where contents.kind = 'page-' || slugs.static_page_id)`.as("page_slug");
const columns = [
  "contents.kind",
  "contents.version",
  "draft",
  "drafted_at",
  "drafter.email as drafter_email",
  "latest.published_at",
  "latest.publisher_email",
] as const;

/** One page of the kinds of content. */
export function listContents(db: Db, query: ContentsQuery) {
  let found = withState(db);
  if (query.q)
    found = found.where(sql<boolean>`contents.kind ilike ${`${query.q.replace(/[\\%_]/g, "\\$&")}%`}`);
  return paginate(db, query, found, (rows) =>
    rows.select(columns).select([isLive, pageName, pageSlug]).orderBy("position", query.order),
  );
}

/** Undefined: there is no such page. */
export const findContent = (db: Db, kind: ContentKind) =>
  withState(db)
    .select(columns)
    .select([isLive, pageName, pageSlug])
    .where("contents.kind", "=", kind)
    .executeTakeFirst();
export type ContentRow = NonNullable<Awaited<ReturnType<typeof findContent>>>;

export const lockContent = (trx: Trx, kind: ContentKind) =>
  trx
    .selectFrom("contents")
    .select(["version", "draft"])
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();

export async function writeDraft(
  trx: Trx,
  kind: ContentKind,
  draft: { readonly content: Content; readonly at: Date; readonly by: number } | null,
): Promise<void> {
  await trx
    .updateTable("contents")
    .set((eb) => ({
      draft: draft && JSON.stringify(draft.content),
      drafted_at: draft?.at ?? null,
      drafted_by: draft?.by ?? null,
      version: eb("version", "+", 1),
    }))
    .where("kind", "=", kind)
    .execute();
}

/** All drafts, for a preview. */
export async function listDrafts(db: Db): Promise<Content[]> {
  const rows = await db.selectFrom("contents").select("draft").where("draft", "is not", null).execute();
  return rows.flatMap(({ draft }) => (draft ? [draft] : []));
}

export const hasVersions = async (trx: Trx, kind: ContentKind): Promise<boolean> =>
  (await trx
    .selectFrom("published_contents")
    .select("published_content_id")
    .where("kind", "=", kind)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export async function insertVersion(
  trx: Trx,
  version: { readonly content: Content; readonly at: Date; readonly by: number | null },
): Promise<void> {
  await trx
    .insertInto("published_contents")
    .values({
      kind: version.content.kind,
      content: JSON.stringify(version.content),
      published_at: version.at,
      published_by: version.by,
    })
    .execute();
}

/** The latest published versions of a kind, newest first. */
export const listVersions = (db: Db, kind: ContentKind) =>
  db
    .selectFrom("published_contents")
    .leftJoin("users", "users.user_id", "published_contents.published_by")
    .select(["published_content_id", "published_at", "email"])
    .where("kind", "=", kind)
    .orderBy("published_content_id", "desc")
    .limit(MAX_RESTORABLE_VERSIONS)
    .execute();

export async function findVersion(trx: Trx, kind: ContentKind, id: number): Promise<Content | undefined> {
  const row = await trx
    .selectFrom("published_contents")
    .select("content")
    .where("kind", "=", kind)
    .where("published_content_id", "=", id)
    .executeTakeFirst();
  return row?.content;
}

/** Which of these images the store does not have. */
export async function unknownImages(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom("images").select("image_id").where("image_id", "in", ids).execute();
  const known = new Set(rows.map((row) => row.image_id));
  return ids.filter((id) => !known.has(id));
}
export async function unknownProducts(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom("products").select("product_id").where("product_id", "in", ids).execute();
  const known = new Set(rows.map((row) => row.product_id));
  return ids.filter((id) => !known.has(id));
}

/** The columns of images that a preview needs. The images may be on no page yet. */
export const listPreviewImages = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("images")
        .select(["image_id", "slug", "colour", "width", "height"])
        .where("image_id", "in", ids)
        .execute();
export type PreviewImage = Awaited<ReturnType<typeof listPreviewImages>>[number];

export async function insertPreview(
  trx: Trx,
  preview: { readonly token_hash: Buffer; readonly made_by: number; readonly expires_at: Date },
  now: Date,
): Promise<void> {
  await trx.deleteFrom("content_previews").where("expires_at", "<=", now).execute();
  await trx.insertInto("content_previews").values(preview).execute();
}

export const isValidPreview = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom("content_previews")
    .select(sql<number>`1`.as("one"))
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst()) !== undefined;
