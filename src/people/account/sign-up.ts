import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { hasDomain, isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { replaceCode } from "../../platform/one-time-code/one-time-code.store.ts";
import { readGuestSession, type TakeOver } from "../../platform/session/guest-session.ts";
import { readErasedKits } from "../erased-kit/erased-kits.ts";
import { insertPerson } from "./account.store.ts";
import { loginResponse } from "./login-response.ts";
import { provesMailbox } from "./prove-by-kit-link.ts";
import { readReturnPath } from "./return-path.ts";
import { startSession } from "./start-session.ts";

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactNo: string | null | undefined;
  readonly isIndividual: boolean | undefined;
  readonly sessionId: string | null | undefined;
  /** Of the mail of a personal kit code: proves the address that it was sent to. */
  readonly kitLink?: string | undefined;
  /** The page where the person goes on from the mailed code. */
  readonly returnPath?: string | undefined;
  readonly takeOver: TakeOver;
  readonly userAgent: string;
  /** Of the page; undefined: not known. */
  readonly language: Language | undefined;
  readonly now: Date;
}

/**
 * Creates an account without a password, logs it in, merges the guest's cart, and mails a code to set a password with. Who
 * comes by the link of a personal kit code has proved the address: no mail follows, and a password can be set later.
 * Refuses malformed (no name) and email_domain (sign-up is limited to the company's domain, `requiredDomain`).
 * Specification 5, 7, 8.
 */
export async function signUp(
  db: Db,
  jobs: Jobs,
  { now, userAgent, language, ...input }: SignUp,
  requiredDomain: string | null,
): Promise<
  LoginResponse | Refusal<"bad_session_id" | "email_domain" | "email_invalid" | "email_taken" | "malformed">
> {
  const guest = readGuestSession(input.sessionId, input.takeOver);
  if (isRefusal(guest)) return guest;
  const email = input.email.trim();
  const [firstName, lastName] = [toSingleLine(input.firstName), toSingleLine(input.lastName)];
  if (!firstName || !lastName) return refuse("malformed", "First name and last name are needed.");
  if (!isEmail(email)) return refuse("email_invalid", "Email format is supplied is not valid.");
  if (requiredDomain && !hasDomain(email, requiredDomain))
    return refuse("email_domain", "Please provide your company's Email Id.");

  return db.transaction().execute(async (trx) => {
    const isProved =
      Boolean(input.kitLink) && (await provesMailbox(trx, { kitLink: input.kitLink ?? "", email, now }));
    const person = await insertPerson(trx, {
      email,
      email_folded: normalizeEmail(email),
      first_name: firstName,
      last_name: lastName,
      contact_no: toSingleLine(input.contactNo ?? "") || null,
      is_individual: input.isIndividual ?? true,
      email_proved_at: isProved ? now : null,
      created_at: now,
      ...(await readErasedKits(trx, normalizeEmail(email))),
    });
    if (!person) {
      return refuse("email_taken", "Email already registered with us. Please try some other email !!");
    }
    const userId = person.user_id;
    const session = await startSession(trx, { userId, guest, userAgent, isProved: false, now });
    if (isProved) return loginResponse(person, session);
    await replaceCode(trx, userId, now, { returnPath: readReturnPath(input.returnPath) });
    await queueMail(trx, jobs, { kind: "welcome", recipient: email, userId, language, now });
    return loginResponse(person, session);
  });
}
