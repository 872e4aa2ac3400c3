import type { Content, ContentKind } from "../../contract/admin/content.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import {
  hasVersions,
  insertVersion,
  lockContent,
  readVersion,
  unknownImages,
  unknownProducts,
  writeDraft,
} from "./content.store.ts";
import { readLive } from "./live-content.store.ts";
import { putLive } from "./put-content.store.ts";
import { contentRefusal, picturesOf, productsOf, tidyContent } from "./tidy-content.ts";

/** One change of a piece: which, from what was read, by whom. */
export interface OnContent {
  readonly kind: ContentKind;
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

type Locked = Awaited<ReturnType<typeof lockContent>>;
interface Told {
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The frame of every change: locked, from the version that was read, told in the audit at the end. */
async function change(
  db: Db,
  { kind, version, staff, now }: OnContent,
  write: (trx: Trx, locked: Locked) => Promise<Told | Refusal>,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockContent(trx, kind);
    if (locked.version !== version)
      return refuse("edited_meanwhile", "Somebody else changed this meanwhile. Nothing was changed.");
    const told = await write(trx, locked);
    if (isRefusal(told)) return told;
    await recordChange(trx, { staff, subject: "content", subjectId: kind, now, ...told });
    return undefined;
  });
}

const noDraft = refuse("step_not_allowed", "There is no draft.");

/** Keeps a draft; the shop stays as it is. Undefined when done; refuses edited_meanwhile, content_wrong. */
export function saveDraft(db: Db, on: OnContent, given: Content): Promise<Refusal | undefined> {
  return change(db, on, async (trx, { draft }) => {
    if (given.kind !== on.kind) return refuse("content_wrong", `That is the content of ${given.kind}.`);
    const content = tidyContent(given);
    const refused = contentRefusal(content) ?? (await refuseUnknown(trx, content));
    if (refused) return refused;
    await writeDraft(trx, on.kind, { content, at: on.now, by: on.staff.who.userId });
    return { action: "draft kept", before: draft, after: content };
  });
}

/** Puts the draft on the shop and keeps what was there. Refuses edited_meanwhile, content_wrong, step_not_allowed. */
export function publishDraft(db: Db, on: OnContent): Promise<Refusal | undefined> {
  return change(db, on, async (trx, { draft }) => {
    if (!draft) return noDraft;
    const refused = await refuseUnknown(trx, draft);
    if (refused) return refused;
    const before = await readLive(trx, on.kind);
    if (!(await hasVersions(trx, on.kind)))
      await insertVersion(trx, { content: before, at: on.now, by: null });
    await putLive(trx, draft);
    await insertVersion(trx, { content: draft, at: on.now, by: on.staff.who.userId });
    await writeDraft(trx, on.kind, null);
    return { action: "content published", before, after: draft };
  });
}

/** Throws the draft away. Refuses edited_meanwhile, step_not_allowed (there is none). */
export function discardDraft(db: Db, on: OnContent): Promise<Refusal | undefined> {
  return change(db, on, async (trx, { draft }) => {
    if (!draft) return noDraft;
    await writeDraft(trx, on.kind, null);
    return { action: "draft thrown away", before: draft };
  });
}

/** Makes a draft of what was published before, in place of the present draft. Refuses edited_meanwhile, not_found. */
export function restoreVersion(db: Db, on: OnContent, id: number): Promise<Refusal | undefined> {
  return change(db, on, async (trx, { draft }) => {
    const content = await readVersion(trx, on.kind, id);
    if (!content) return refuse("not_found", "There is no such version.");
    await writeDraft(trx, on.kind, { content, at: on.now, by: on.staff.who.userId });
    return { action: "earlier version made a draft", before: draft, after: content };
  });
}

async function refuseUnknown(trx: Trx, content: Content): Promise<Refusal | undefined> {
  const [image] = await unknownImages(trx, picturesOf(content));
  if (image) return refuse("content_wrong", "One of the pictures is not in the store. Upload it again.");
  const [product] = await unknownProducts(trx, productsOf(content));
  return product === undefined ? undefined : refuse("content_wrong", `There is no product ${product}.`);
}
