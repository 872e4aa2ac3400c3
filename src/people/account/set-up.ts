import { createHash, randomBytes } from "node:crypto";
import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { noGuest } from "../../platform/session/guest-session.ts";
import { hasAdministrator, insertPerson } from "./account.store.ts";
import { loginResponse } from "./login-response.ts";
import { hashPassword } from "./password-hash.ts";
import { refusePassword } from "./refuse-password.ts";
import { deleteSetUpToken, isSetUpToken, replaceSetUpToken, spendSetUpToken } from "./set-up.store.ts";
import { startSession } from "./start-session.ts";

const TOKEN_LIFE_MS = 24 * 60 * 60_000;
/** Staff can do more than a customer, so their password is longer. */
export const ADMINISTRATOR_PASSWORD_MIN = 12;

const hashToken = (token: string): Buffer => createHash("sha256").update(`set-up:${token}`).digest();

/** Runs at start. Returns the token of a new set-up link, which ends an earlier one; undefined: there is an administrator. */
export async function openSetUp(db: Db, now: Date): Promise<string | undefined> {
  if (await hasAdministrator(db)) {
    await deleteSetUpToken(db);
    return undefined;
  }
  const token = randomBytes(32).toString("base64url");
  await replaceSetUpToken(db, hashToken(token), new Date(now.getTime() + TOKEN_LIFE_MS));
  return token;
}

/** Whether this set-up link still works. */
export const isSetUpOpen = (db: Db, token: string, now: Date): Promise<boolean> =>
  isSetUpToken(db, hashToken(token), now);

export interface FirstAdministrator {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Creates the first administrator and logs in. The token is gone then. Refuses set_up_closed (the link was used,
 * replaced or expired), malformed (no name), email_invalid, email_taken, password_weak; the link still works after those.
 */
export async function setUpAdministrator(
  db: Db,
  { token, userAgent, now, ...input }: FirstAdministrator,
): Promise<
  LoginResponse | Refusal<"email_invalid" | "email_taken" | "malformed" | "password_weak" | "set_up_closed">
> {
  const closed = refuse(
    "set_up_closed",
    "This link was used, or it is too old. Each start of the store prints a new one until there is an administrator.",
  );
  if (!(await isSetUpOpen(db, token, now))) return closed;
  const email = input.email.trim();
  const [firstName, lastName] = [toSingleLine(input.firstName), toSingleLine(input.lastName)];
  if (!firstName || !lastName) return refuse("malformed", "First name and last name are needed.");
  if (!isEmail(email)) return refuse("email_invalid", "This is not an e-mail address.");
  const problem = refusePassword(input.password, [email, `${firstName} ${lastName}`]);
  if ([...input.password].length < ADMINISTRATOR_PASSWORD_MIN)
    return refuse("password_weak", `Use at least ${ADMINISTRATOR_PASSWORD_MIN} characters.`);
  if (problem) return refuse("password_weak", problem);
  const passwordHash = await hashPassword(input.password);
  return refusableTransaction(db, async (trx) => {
    if (!(await spendSetUpToken(trx, hashToken(token), now))) return closed;
    const person = await insertPerson(trx, {
      email,
      email_folded: normalizeEmail(email),
      first_name: firstName,
      last_name: lastName,
      role: "admin",
      password_hash: passwordHash,
      email_proved_at: now,
      created_at: now,
    });
    if (!person) return refuse("email_taken", "There is an account with this e-mail address already.");
    const session = await startSession(trx, {
      userId: person.user_id,
      guest: noGuest,
      userAgent,
      isProved: true,
      now,
    });
    await recordSystemChange(trx, {
      action: "store set up",
      subject: "people",
      subjectId: person.user_id,
      now,
      after: { email, role: "admin" },
    });
    return loginResponse(person, session);
  });
}
