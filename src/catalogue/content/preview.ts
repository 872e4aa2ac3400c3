import { createHash, randomBytes } from "node:crypto";
import type { ContentKind } from "../../contract/admin/content.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { isSigned, type SecretKeys, signText } from "../../platform/secret-key/sealed-text.ts";
import type { CatalogueSnapshot } from "../snapshot/catalogue.ts";
import { buildCatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { readCatalogue } from "../snapshot/read-catalogue.ts";
import { applyDrafts } from "./apply-drafts.ts";
import {
  findContent,
  insertPreview,
  isValidPreview,
  listDrafts,
  listPreviewImages,
} from "./content.store.ts";
import { contentPath, isStaticPage, PREVIEW_LIFETIME_MS, staticPageId } from "./content.ts";
import { imageIdsOf } from "./validate-content.ts";

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const CONTEXT = "preview";

/** `<end in seconds since 1970>.<256 random bits>.<signature>` */
function newToken(secretKeys: SecretKeys, expiresAt: Date): string {
  const text = `${Math.floor(expiresAt.getTime() / 1_000)}.${randomBytes(32).toString("base64url")}`;
  return `${text}.${signText(secretKeys, text, CONTEXT)}`;
}

/** Whether this store made the token and it has not ended. Asks no database: anybody can send any cookie. */
function isOwnToken(secretKeys: SecretKeys, token: string, now: Date): boolean {
  const [seconds = "", random = "", ...signature] = token.split(".");
  if (!(Number(seconds) * 1_000 > now.getTime())) return false;
  return isSigned(secretKeys, `${seconds}.${random}`, signature.join("."), CONTEXT);
}

/**
 * Makes a signed token that shows the shop with its drafts for 30 minutes. Only its hash is stored.
 */
export async function createPreview(
  db: Db,
  secretKeys: SecretKeys,
  kind: ContentKind,
  { caller, clientIp, now }: StaffCaller & { readonly now: Date },
): Promise<string> {
  const staff = { caller, clientIp };
  const expires_at = new Date(now.getTime() + PREVIEW_LIFETIME_MS);
  const token = newToken(secretKeys, expires_at);
  await db.transaction().execute(async (trx) => {
    await insertPreview(trx, { token_hash: hashOf(token), made_by: staff.caller.userId, expires_at }, now);
    await recordChange(trx, { staff, action: "preview opened", subject: "content", subjectId: kind, now });
  });
  return token;
}

const isValidPreviewToken = (db: Db, token: string, now: Date): Promise<boolean> =>
  isValidPreview(db, hashOf(token), now);

/** The catalogue with all drafts. Undefined when the token is unknown or has expired. */
export async function readPreviewCatalogue(
  db: Db,
  secretKeys: SecretKeys,
  token: string,
  now: Date,
): Promise<CatalogueSnapshot | undefined> {
  if (!isOwnToken(secretKeys, token, now) || !(await isValidPreviewToken(db, token, now))) return undefined;
  const drafts = await listDrafts(db);
  const rows = await listPreviewImages(db, drafts.flatMap(imageIdsOf));
  const images = new Map(rows.map((image) => [image.image_id, image]));
  return buildCatalogueSnapshot(applyDrafts(await readCatalogue(db), drafts, images));
}

/** The path that shows this kind of content in a preview: a page is where its draft puts it. */
export async function previewPath(db: Db, kind: string): Promise<string> {
  const id = staticPageId(kind);
  const row = id === undefined ? undefined : await findContent(db, `page-${id}`);
  if (!row) return contentPath(kind);
  return `/${row.draft && isStaticPage(row.draft) ? row.draft.slug : row.page_slug}`;
}
