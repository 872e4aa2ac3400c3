import { createHash, randomBytes } from "node:crypto";
import type { ContentKind } from "../../contract/admin/content.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { readCatalogue } from "../catalog/catalog.store.ts";
import type { CatalogSnapshot } from "../catalog/catalog.ts";
import { catalogSnapshot } from "../catalog/catalog-snapshot.ts";
import { fingerprint } from "../catalog/keep-catalog.ts";
import { insertPreview, isPreview, readDrafts, readPictureFacts } from "./content.store.ts";
import { PREVIEW_LIFE_MS } from "./content.ts";
import { picturesOf } from "./tidy-content.ts";
import { withDrafts } from "./with-drafts.ts";

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A token of 256 random bits that shows the shop with its drafts for 30 minutes; kept hashed. */
export async function makePreview(db: Db, kind: ContentKind, staff: Staff, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (trx) => {
    const expires_at = new Date(now.getTime() + PREVIEW_LIFE_MS);
    await insertPreview(trx, { token_hash: hashOf(token), made_by: staff.who.userId, expires_at }, now);
    await recordChange(trx, { staff, action: "preview opened", subject: "content", subjectId: kind, now });
  });
  return token;
}

export const mayPreview = (db: Db, token: string, now: Date): Promise<boolean> =>
  isPreview(db, hashOf(token), now);

/** The shop with its drafts, for whoever holds a token that still holds; undefined for everybody else. */
export async function previewCatalog(db: Db, token: string, now: Date): Promise<CatalogSnapshot | undefined> {
  if (!(await mayPreview(db, token, now))) return undefined;
  const drafts = await readDrafts(db);
  const facts = await readPictureFacts(db, drafts.flatMap(picturesOf));
  const pictures = new Map(facts.map((picture) => [picture.image_id, picture]));
  return catalogSnapshot(withDrafts(await readCatalogue(db), drafts, pictures), fingerprint);
}
