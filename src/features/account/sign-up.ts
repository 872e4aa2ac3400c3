import type { LoginAnswer } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { hadKitBefore } from "../privacy/erase-person.ts";
import { guestSession } from "../session/guest-session.ts";
import { startSession } from "../session/start-session.ts";
import { insertPerson } from "./account.store.ts";
import { replaceCode } from "./code.store.ts";
import { foldEmail, isEmail, isOfDomain } from "./email.ts";
import { loginAnswer } from "./login-answer.ts";
import { oneLine } from "./one-line.ts";

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactNo: string | null | undefined;
  readonly isIndividual: boolean | undefined;
  readonly sessionId: string | null | undefined;
  readonly now: Date;
}

/**
 * Creates an account without a password, logs it in, and has a code mailed with which the person sets one; the guest's
 * cart moves along. Refuses bad_session_id, malformed (no name), email_invalid, email_domain (`onlyDomain` is the
 * company's, where sign-up is limited to it), email_taken. Specification 5, 7, 8.
 */
export async function signUp(
  db: Db,
  jobs: Jobs,
  { now, ...given }: SignUp,
  onlyDomain: string | undefined,
): Promise<LoginAnswer | Refusal> {
  const guest = guestSession(given.sessionId);
  if (isRefusal(guest)) return guest;
  const email = given.email.trim();
  const [firstName, lastName] = [oneLine(given.firstName), oneLine(given.lastName)];
  if (!firstName || !lastName) return refuse("malformed", "First name and last name are needed.");
  if (!isEmail(email)) return refuse("email_invalid", "Email format is supplied is not valid.");
  if (onlyDomain && !isOfDomain(email, onlyDomain))
    return refuse("email_domain", "Please provide your company's Email Id.");

  return db.transaction().execute(async (trx) => {
    const person = await insertPerson(trx, {
      email,
      email_folded: foldEmail(email),
      first_name: firstName,
      last_name: lastName,
      contact_no: oneLine(given.contactNo ?? "") || null,
      is_individual: given.isIndividual ?? true,
      created_at: now,
      had_kit: await hadKitBefore(trx, foldEmail(email)),
    });
    if (!person) {
      return refuse("email_taken", "Email already registered with us. Please try some other email !!");
    }
    const userId = person.user_id;
    const session = await startSession(trx, { userId, guest, now });
    await replaceCode(trx, userId, now);
    await queueMail(trx, jobs, { kind: "welcome", recipient: email, userId, now });
    return loginAnswer(person, session);
  });
}
