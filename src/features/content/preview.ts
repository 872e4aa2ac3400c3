import { createHash, randomBytes } from "node:crypto";
import type { ContentKind } from "../../contract/admin/content.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { readCatalogue } from "../catalog/catalog.store.ts";
import type { CatalogSnapshot } from "../catalog/catalog.ts";
import { fingerprint } from "../catalog/catalog-cache.ts";
import { buildCatalogSnapshot } from "../catalog/catalog-snapshot.ts";
import { applyDrafts } from "./apply-drafts.ts";
import { insertPreview, isValidPreview, listDrafts, listPreviewImages } from "./content.store.ts";
import { PREVIEW_LIFETIME_MS } from "./content.ts";
import { imageIdsOf } from "./validate-content.ts";

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * Makes a token of 256 random bits that shows the shop with its drafts for 30 minutes. Only its hash is
 * stored.
 */
export async function createPreview(
  db: Db,
  kind: ContentKind,
  staff: StaffCaller,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (trx) => {
    const expires_at = new Date(now.getTime() + PREVIEW_LIFETIME_MS);
    await insertPreview(trx, { token_hash: hashOf(token), made_by: staff.caller.userId, expires_at }, now);
    await recordChange(trx, { staff, action: "preview opened", subject: "content", subjectId: kind, now });
  });
  return token;
}

const isValidPreviewToken = (db: Db, token: string, now: Date): Promise<boolean> =>
  isValidPreview(db, hashOf(token), now);

/** The catalogue with all drafts. Undefined when the token is unknown or has expired. */
export async function readPreviewCatalog(
  db: Db,
  token: string,
  now: Date,
): Promise<CatalogSnapshot | undefined> {
  if (!(await isValidPreviewToken(db, token, now))) return undefined;
  const drafts = await listDrafts(db);
  const rows = await listPreviewImages(db, drafts.flatMap(imageIdsOf));
  const images = new Map(rows.map((image) => [image.image_id, image]));
  return buildCatalogSnapshot(applyDrafts(await readCatalogue(db), drafts, images), fingerprint);
}
