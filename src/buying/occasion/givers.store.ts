import type { OccasionId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** Who gives the kit of an occasion, in no particular order. */
export async function listGivers(db: Db | Trx, occasionId: OccasionId): Promise<UserId[]> {
  const rows = await db
    .selectFrom("occasion_givers")
    .select("user_id")
    .where("occasion_id", "=", occasionId)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Staff who can be made givers. */
export const listGiverChoices = (db: Db | Trx) =>
  db
    .selectFrom("users")
    .select(["user_id", "first_name", "last_name"])
    .where("role", "=", "giver")
    .where("blocked_at", "is", null)
    .orderBy("first_name")
    .orderBy("user_id")
    .execute();

/** Sets who gives the kit of an occasion that the caller has locked. */
export async function saveGivers(
  trx: Trx,
  occasionId: OccasionId,
  userIds: readonly UserId[],
): Promise<void> {
  await trx.deleteFrom("occasion_givers").where("occasion_id", "=", occasionId).execute();
  if (userIds.length === 0) return;
  await trx
    .insertInto("occasion_givers")
    .values(userIds.map((user_id) => ({ occasion_id: occasionId, user_id })))
    .execute();
}

/** Writes the notes of an occasion that the caller has locked; a language without texts gets its name as heading. Returns those of before. */
export async function saveNotes(
  trx: Trx,
  { occasion_id: occasionId, name }: { readonly occasion_id: OccasionId; readonly name: string },
  notes: readonly { readonly language: string; readonly note: string }[],
): Promise<readonly { readonly language: string; readonly note: string }[]> {
  const before = await trx
    .selectFrom("occasion_texts")
    .select(["language", "card_note as note"])
    .where("occasion_id", "=", occasionId)
    .orderBy("language")
    .execute();
  const written = notes.filter(
    ({ language, note }) => note || before.some((each) => each.language === language),
  );
  for (const { language, note } of written)
    await trx
      .insertInto("occasion_texts")
      .values({ occasion_id: occasionId, language, heading: name, card_note: note })
      .onConflict((conflict) =>
        conflict.columns(["occasion_id", "language"]).doUpdateSet({ card_note: note }),
      )
      .execute();
  return before;
}
