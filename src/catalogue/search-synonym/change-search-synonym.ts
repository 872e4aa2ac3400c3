import type { SynonymInput } from "../../contract/admin/search-synonyms.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import {
  deleteSynonym,
  insertSynonym,
  lockSynonym,
  type SynonymRow,
  updateSynonym,
} from "./search-synonym.store.ts";
import { tidySynonym } from "./search-synonym.ts";

interface By {
  readonly staff: StaffCaller;
  readonly now: Date;
}
interface Locked extends By {
  readonly synonymId: number;
  /** The version that was read. */
  readonly version: number;
}

export const synonymNotFound = refuse("not_found", "There are no such words.");
const invalid = refuse("synonym_invalid", "Two words that mean the same, or one and what it finds.");
const changedMeanwhile = refuse(
  "version_conflict",
  "These words were changed in the meantime. Nothing was changed.",
);

const recorded = ({ language, words, finds }: SynonymInput | SynonymRow) => ({ language, words, finds });

/** Teaches the search words. Returns their id. Refuses synonym_invalid (a single word that finds nothing else). */
export async function addSynonym(
  db: Db,
  { input, staff, now }: By & { readonly input: SynonymInput },
): Promise<number | Refusal<"synonym_invalid">> {
  const synonym = tidySynonym(input);
  if (!synonym) return invalid;
  return db.transaction().execute(async (trx) => {
    const id = await insertSynonym(trx, synonym);
    await recordChange(trx, {
      staff,
      action: "search words added",
      subject: "search words",
      subjectId: String(id),
      after: recorded(synonym),
      now,
    });
    return id;
  });
}

/** Undefined when it is done. Refuses as `addSynonym`, and version_conflict. */
export async function changeSynonym(
  db: Db,
  { synonymId, version, input, staff, now }: Locked & { readonly input: SynonymInput },
): Promise<Refusal<"not_found" | "synonym_invalid" | "version_conflict"> | undefined> {
  const synonym = tidySynonym(input);
  if (!synonym) return invalid;
  return db.transaction().execute(async (trx) => {
    const before = await lockSynonym(trx, synonymId);
    if (!before) return synonymNotFound;
    if (before.version !== version) return changedMeanwhile;
    await updateSynonym(trx, synonymId, synonym);
    await recordChange(trx, {
      staff,
      action: "search words changed",
      subject: "search words",
      subjectId: String(synonymId),
      before: recorded(before),
      after: recorded(synonym),
      now,
    });
    return undefined;
  });
}

/** Undefined when it is done. Refuses version_conflict. */
export const removeSynonym = (
  db: Db,
  { synonymId, version, staff, now }: Locked,
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> =>
  db.transaction().execute(async (trx) => {
    const before = await lockSynonym(trx, synonymId);
    if (!before) return synonymNotFound;
    if (before.version !== version) return changedMeanwhile;
    await deleteSynonym(trx, synonymId);
    await recordChange(trx, {
      staff,
      action: "search words removed",
      subject: "search words",
      subjectId: String(synonymId),
      before: recorded(before),
      now,
    });
    return undefined;
  });
