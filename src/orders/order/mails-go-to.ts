import { sql } from "kysely";

/** SQL, of `users`: where mails about their orders go. An account that a printed card made has no mailbox of its own. */
export const mailsGoTo = sql<string>`coalesce(users.updates_email, users.email)`.as("email");
