import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { wordOfName } from "./word-of-name.ts";

/**
 * The name to greet a person by. While their e-mail address is not proved the mail may go to somebody else, and the
 * name may be a message to them: then it is one word at most.
 */
export async function readFirstName(db: Db, userId: UserId): Promise<string> {
  const { first_name, email_proved_at } = await db
    .selectFrom("users")
    .select(["first_name", "email_proved_at"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return email_proved_at === null ? wordOfName(first_name) : first_name;
}
