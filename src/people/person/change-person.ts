import type { PersonChange } from "../../contract/admin/people.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { changeAccount, lockAdministrators, lockPerson } from "../account/change-account.store.ts";
import { reopenEmployments } from "../member/employment.store.ts";

interface PersonAction {
  readonly personId: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Changes role, company account or block. A changed role and a block end every login of the person; where a block ends, an
 * employment that had ended with the access goes on. Returns undefined when it is done. Refuses last_administrator (somebody must remain who can undo the change).
 */
export async function changePerson(
  db: Db,
  { personId, change, staff, now }: PersonAction & { readonly change: PersonChange },
): Promise<Refusal<"last_administrator" | "not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const administrators = await lockAdministrators(trx);
    const person = await lockPerson(trx, personId);
    if (!person || person.erased_at) return refuse("not_found", "There is no such person any more.");
    if (person.version !== change.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this person in the meantime, so nothing was saved.",
      );
    const losesAdminRole =
      change.isBlocked === true || (change.role !== undefined && change.role !== "admin");
    if (losesAdminRole && administrators.every(({ user_id }) => user_id === personId))
      return refuse("last_administrator", "This is the last administrator. Make somebody else one first.");

    const after = {
      ...(change.role && { role: change.role }),
      ...(change.isOrg !== undefined && { is_org: change.isOrg }),
      ...(change.isBlocked !== undefined && { blocked_at: change.isBlocked ? now : null }),
    };
    await changeAccount(trx, personId, after);
    if (change.isBlocked || (change.role && change.role !== person.role))
      await deleteSessionsOfPerson(trx, personId);
    const isUnblocked = change.isBlocked === false && person.blocked_at !== null;
    const reopened = isUnblocked ? await reopenEmployments(trx, personId, now) : [];
    for (const subjectId of reopened)
      await recordChange(trx, {
        staff,
        action: "member changed",
        subject: "members",
        subjectId,
        after: { fields: ["employments"] },
        now,
      });
    await recordChange(trx, {
      staff,
      action: "person changed",
      subject: "people",
      subjectId: personId,
      before: { role: person.role, is_org: person.is_org, blocked_at: person.blocked_at },
      after,
      now,
    });
    return undefined;
  });
}

/** Ends every login of a person. Returns undefined when it is done. */
export async function signOutEverywhere(
  db: Db,
  { personId, staff, now }: PersonAction,
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, personId);
    if (!person) return refuse("not_found", "There is no such person.");
    await deleteSessionsOfPerson(trx, personId);
    await recordChange(trx, {
      staff,
      action: "signed out everywhere",
      subject: "people",
      subjectId: personId,
      now,
    });
    return undefined;
  });
}
