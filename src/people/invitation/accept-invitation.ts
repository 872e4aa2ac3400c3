import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { noGuest } from "../../platform/session/guest-session.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import {
  findAccount,
  findActivePerson,
  insertPerson,
  type LoginPerson,
  lockVerifiedPassword,
  makeStaff,
} from "../account/account.store.ts";
import { type ClearCartAndAddresses, clearBeforeProof } from "../account/clear-before-proof.ts";
import { passwordAttempts, recordWrongGuess } from "../account/limit-guesses.ts";
import { loginResponse } from "../account/login-response.ts";
import { hashPassword, verifyPassword } from "../account/password-hash.ts";
import { refusePassword } from "../account/refuse-password.ts";
import { ADMINISTRATOR_PASSWORD_MIN } from "../account/set-up.ts";
import { startSession } from "../account/start-session.ts";
import { findOpenInvitation, type OpenInvitation, spendInvitation } from "./invitation-link.store.ts";

const closed = refuse(
  "invitation_closed",
  "This link was used, withdrawn or replaced by a newer one, or it is too old. Ask for a new invitation.",
);

export interface InvitationLink {
  readonly token: string;
  readonly clientIp: string;
  readonly now: Date;
}

/** The invitation of a link, with the account that its e-mail address has. */
async function readInvitation(
  db: Db,
  limiter: AttemptLimiter,
  { token, clientIp, now }: InvitationLink,
): Promise<OpenInvitation | Refusal<"invitation_closed" | "too_many_requests">> {
  const wrongLink = [{ kind: "invitation link from client", subject: clientNetwork(clientIp) }] as const;
  const tooMany = await limiter.count(wrongLink, now); // before the look-up, so that parallel guesses count too
  if (tooMany) return tooMany;
  const invitation = await findOpenInvitation(db, token, now);
  if (!invitation) return closed;
  await limiter.uncount(wrongLink, now);
  return invitation;
}

/** The same for the page of the link, which asks for the account's password where there is one. */
export async function checkInvitation(db: Db, limiter: AttemptLimiter, link: InvitationLink) {
  const found = await readInvitation(db, limiter, link);
  if (isRefusal(found)) return found;
  const { email, first_name: firstName, last_name: lastName, role } = found;
  const account = await findAccount(db, found.email_folded);
  return { email, firstName, lastName, role, hasPassword: Boolean(account?.password_hash) };
}

interface Acceptance extends InvitationLink {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly ownTexts: readonly string[];
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  readonly userAgent: string;
}

type Refused = Refusal<
  | "invitation_closed"
  | "malformed"
  | "password_weak"
  | "password_wrong"
  | "state_conflict"
  | "too_many_requests"
>;

/**
 * Makes somebody staff by the mailed link, once, and logs in. The link proves the e-mail address. Without an account, or with one
 * that has no password, the name and password make it; else its own password is needed, so that the link alone does not
 * open it. Refuses invitation_closed, malformed (no name), password_weak, password_wrong, state_conflict (blocked),
 * too_many_requests; after all of these but the first, the link still works.
 */
export async function acceptInvitation(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  acceptance: Acceptance,
): Promise<LoginResponse | Refused> {
  const { token, now, userAgent } = acceptance;
  const invitation = await readInvitation(db, limiter, acceptance);
  if (isRefusal(invitation)) return invitation;
  const account = await findAccount(db, invitation.email_folded);
  const active = account && (await findActivePerson(db, invitation.email_folded));
  if (account && !active) return refuse("state_conflict", "This account is blocked.");
  const become = active?.password_hash
    ? await withOwnPassword(db, jobs, limiter, { acceptance, invitation, person: active })
    : await withNewPassword(acceptance, invitation, active);
  if (isRefusal(become)) return become;
  return refusableTransaction(db, async (trx) => {
    if (!(await spendInvitation(trx, token, now))) return closed;
    const person = await become(trx);
    if (!person) return closed;
    await recordSystemChange(trx, {
      action: "invitation accepted",
      subject: "people",
      subjectId: person.user_id,
      now,
      before: { role: active?.role ?? null },
      after: { role: invitation.role, invitationId: invitation.invitation_id },
    });
    return loginResponse(
      person,
      await startSession(trx, { userId: person.user_id, guest: noGuest, userAgent, isProved: true, now }),
    );
  });
}

/** Gives the person the role. Undefined: the account changed meanwhile. */
type Become = (trx: Trx) => Promise<LoginPerson | undefined>;

async function withOwnPassword(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  {
    acceptance: { password, clientIp, now },
    invitation,
    person,
  }: {
    readonly acceptance: Acceptance;
    readonly invitation: OpenInvitation;
    readonly person: LoginPerson;
  },
): Promise<Become | Refusal<"password_wrong" | "too_many_requests">> {
  const userId = person.user_id;
  const verifiedHash = person.password_hash ?? "";
  const attempts = await passwordAttempts(db, { email: invitation.email_folded, userId, clientIp });
  const tooMany = await limiter.count(attempts, now);
  if (tooMany) return tooMany;
  if (!(await verifyPassword(password, verifiedHash))) {
    await recordWrongGuess(db, jobs, { limiter, clientIp, now }, person);
    return refuse("password_wrong", "This is not the password of your account.");
  }
  await limiter.uncount(attempts, now);
  return async (trx) => {
    if (!(await lockVerifiedPassword(trx, userId, verifiedHash))) return undefined;
    await deleteSessionsOfPerson(trx, userId);
    return makeStaff(trx, { userId, role: invitation.role, now });
  };
}

/** An account without a password was never proved to be this person's: what somebody else may have left in it is deleted. */
async function withNewPassword(
  { password, clearCartAndAddresses, now, ...acceptance }: Acceptance,
  { email, email_folded, role }: OpenInvitation,
  person: LoginPerson | undefined,
): Promise<Become | Refusal<"malformed" | "password_weak">> {
  const [firstName, lastName] = [toSingleLine(acceptance.firstName), toSingleLine(acceptance.lastName)];
  if (!firstName || !lastName) return refuse("malformed", "First name and last name are needed.");
  if ([...password].length < ADMINISTRATOR_PASSWORD_MIN)
    return refuse("password_weak", `Use at least ${ADMINISTRATOR_PASSWORD_MIN} characters.`);
  const problem = refusePassword(password, [...acceptance.ownTexts, email, `${firstName} ${lastName}`]);
  if (problem) return refuse("password_weak", problem);
  const given = {
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password),
  };
  return async (trx) => {
    if (!person)
      return insertPerson(trx, {
        ...given,
        email,
        email_folded,
        role,
        email_proved_at: now,
        created_at: now,
      });
    await clearBeforeProof(trx, person.user_id, { clearCartAndAddresses, now });
    await deleteSessionsOfPerson(trx, person.user_id);
    return makeStaff(trx, { userId: person.user_id, role, now, given });
  };
}
