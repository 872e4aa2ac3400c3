import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { saveNotes } from "./givers.store.ts";
import { lockOccasion, updateOccasion } from "./occasion.store.ts";
import { occasionChanged, occasionNotFound } from "./save-occasion.ts";

interface WriteNotes {
  readonly occasionId: OccasionId;
  readonly version: number;
  readonly notes: readonly { readonly language: string; readonly note: string }[];
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Writes the note on the card of an occasion, by language. Undefined when it is done. Refuses duplicate_entry: a language has two notes. */
export async function writeNotes(
  db: Db,
  { occasionId, version, notes, staff, now }: WriteNotes,
): Promise<Refusal<"duplicate_entry" | "not_found" | "version_conflict"> | undefined> {
  if (new Set(notes.map(({ language }) => language)).size < notes.length)
    return refuse("duplicate_entry", "A language has two texts.");
  return db.transaction().execute(async (trx) => {
    const occasion = await lockOccasion(trx, occasionId);
    if (!occasion) return occasionNotFound;
    if (occasion.version !== version) return occasionChanged;
    const before = await saveNotes(trx, occasion, notes);
    await updateOccasion(trx, occasionId, {}, now);
    await recordChange(trx, {
      staff,
      action: "note of an occasion changed",
      subject: "occasions",
      subjectId: occasionId,
      before: { notes: before },
      after: { notes },
      now,
    });
    return undefined;
  });
}
