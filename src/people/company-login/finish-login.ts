import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { SecretKeys } from "../../platform/secret-key/sealed-text.ts";
import { readGuestSession, type TakeOver } from "../../platform/session/guest-session.ts";
import type { ClearCartAndAddresses } from "../account/clear-before-proof.ts";
import { loginResponse } from "../account/login-response.ts";
import { startSession } from "../account/start-session.ts";
import { findAccountOf } from "./find-account.ts";
import { followRole } from "./follow-role.ts";
import { type IdentityRules, identityOf } from "./identity.ts";
import { openPending } from "./pending-login.ts";
import type { CompanyProvider } from "./provider.ts";
import { takeLogin } from "./taken-once.store.ts";

export interface CompanyLogin {
  readonly provider: CompanyProvider;
  readonly rules: IdentityRules;
  readonly secretKeys: SecretKeys;
  /** The query that the provider sent the browser back with. */
  readonly providerResponse: string;
  /** The cookie of the browser that began the login. */
  readonly sealedPending: string | undefined;
  readonly sessionId: string | null | undefined;
  readonly takeOver: TakeOver;
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  readonly userAgent: string;
  readonly now: Date;
}

export type CompanyLoginRefusal = Refusal<
  | "account_blocked"
  | "account_linked"
  | "bad_session_id"
  | "email_domain"
  | "email_not_proved"
  | "login_not_started"
  | "provider_refused"
  | "provider_unavailable"
>;

const notStarted = refuse(
  "login_not_started",
  "This login began elsewhere or too long ago, or it has ended. Please start again.",
);

/**
 * Logs in a person whom the company's provider sent back, and merges the guest's cart into theirs. Somebody new gets an
 * account without a password; an account with the same proved address is linked, and its password stays. Refuses
 * login_not_started: this browser began no such login in the last ten minutes, or a response for it came before.
 */
export async function finishCompanyLogin(
  db: Db,
  {
    provider,
    rules,
    secretKeys,
    providerResponse,
    sealedPending,
    sessionId,
    takeOver,
    clearCartAndAddresses,
    userAgent,
    now,
  }: CompanyLogin,
): Promise<LoginResponse | CompanyLoginRefusal> {
  const guest = readGuestSession(sessionId, takeOver);
  if (isRefusal(guest)) return guest;
  const pending = openPending(secretKeys, sealedPending, now);
  if (!pending || new URLSearchParams(providerResponse).get("state") !== pending.state) return notStarted;
  // Before the provider is asked: it could believe a response twice.
  if (!(await takeLogin(db, pending))) return notStarted;
  const claims = await provider.readClaims(providerResponse, pending);
  if (isRefusal(claims)) return claims;
  const identity = identityOf(claims, rules, now);
  if (isRefusal(identity)) return identity;
  return refusableTransaction(db, async (trx: Trx) => {
    const account = await findAccountOf(trx, {
      issuer: provider.issuer,
      identity,
      clearCartAndAddresses,
      now,
    });
    if (isRefusal(account)) return account;
    const role = await followRole(trx, account, identity.role, now);
    const session = await startSession(trx, {
      userId: account.user_id,
      guest,
      userAgent,
      now,
      isProved: identity.isFresh,
      hasSecondFactor: identity.hasSecondFactor,
    });
    return loginResponse({ ...account, role }, session);
  });
}
