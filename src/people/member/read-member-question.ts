import { fullName } from "../../contract/full-name.ts";
import type { UserId } from "../../contract/ids.ts";
import type { MemberQuestion } from "../../contract/own-account.schemas.ts";
import type { Db } from "../../platform/db/database.ts";
import { findMemberToAsk } from "./member-list.store.ts";

/** The member that a person is asked about on their account page; null: nobody has their proved address, or it was answered. */
export async function readMemberQuestion(db: Db, userId: UserId): Promise<MemberQuestion | null> {
  const asked = await findMemberToAsk(db, userId);
  return asked
    ? {
        memberId: asked.member_id,
        fullName: fullName(asked.first_name, asked.last_name),
        startOn: asked.start_on,
      }
    : null;
}
