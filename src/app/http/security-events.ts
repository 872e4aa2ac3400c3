import { type ErrorCode, errorStatus } from "../../contract/errors.ts";
import { type RouteKey, routes } from "../../contract/routes.ts";

interface SecurityEvents {
  /** All that the call can be. */
  readonly names: readonly string[];
  /** Which of them a result is. */
  readonly of: (result: unknown) => string;
}

const isUser = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "userId" in result && result.userId !== 0;
const always = (event: string): SecurityEvents => ({ names: [event], of: () => event });
const either = (isDone: (result: unknown) => boolean, done: string, failed: string): SecurityEvents => ({
  names: [done, failed],
  of: (result) => (isDone(result) ? done : failed),
});
const byNumber = (done: string, failed: string) => either((result) => result === 1, done, failed);

/** The calls that the security log names, and the event of each result. */
export const securityEvents: Partial<Record<RouteKey, SecurityEvents>> = {
  "POST /api/accounts/login": either(isUser, "login", "login failed"),
  "POST /api/accounts/company": always("login with the company"),
  "POST /api/webhooks/company-logout": always("logout at the company"),
  "POST /api/accounts/passkey": always("login with a passkey"),
  "POST /api/accounts/logout": always("logout"),
  "POST /api/accounts/logins/end": always("logins ended"),
  "POST /api/accounts/signup": always("sign-up"),
  "POST /api/accounts/SendOtp": byNumber("code sent", "code not sent"),
  "POST /api/accounts/recover": byNumber("code sent", "code not sent"),
  "POST /api/accounts/RecoverPassword": byNumber("password set by code", "code refused"),
  "POST /api/accounts/changepassword": byNumber("password changed", "password not changed"),
  "POST /api/admin/second-factor/confirm": always("second factor switched on"),
  "POST /api/admin/second-factor/verify": always("second factor given"),
  "POST /api/admin/prove": always("password or code given again"),
  "POST /api/admin/passkeys": always("passkey added"),
  "POST /api/admin/passkeys/give": always("passkey given"),
  "POST /api/admin/passkeys/{passkeyId}/remove": always("passkey removed"),
  "POST /api/admin/second-factor/disable": always("second factor switched off"),
  "POST /api/admin/second-factor/recovery-codes": always("recovery codes made"),
  "PUT /api/admin/people/{personId}": always("person changed"),
  "POST /api/admin/invitations": always("staff invited"),
  "POST /api/invitations/accept": always("invitation accepted"),
  "POST /api/admin/people/{personId}/second-factor/remove": always("second factor removed"),
  "POST /api/admin/people/{personId}/sign-out": always("logins of a person ended"),
  "POST /api/admin/people/{personId}/export": always("person exported"),
  "POST /api/admin/store-export": always("whole store exported"),
  "POST /api/admin/people/{personId}/erase": always("person erased"),
  "POST /api/admin/leavers": always("leavers listed"),
  "POST /api/set-up": always("first administrator made"),
  "PUT /api/admin/settings": always("settings changed"),
  "PUT /api/admin/integrations/{integration}": always("integration changed"),
};

/** Refusals that are an event of their own, and a warning, whatever the call was. */
export const suspiciousRefusals: Partial<Record<ErrorCode, string>> = {
  passkey_copied: "passkey counter went back",
};

/** What the store's own pages never send: somebody writes requests by hand. */
export const tamperedCodes: ReadonlySet<ErrorCode> = new Set([
  "malformed",
  "too_large",
  "wrong_content_type",
]);

/** A token was used that a newer one replaced. */
export const TOKEN_REUSE = "replaced token used";
export const REFUSED = "refused";

/** Every event that the store knows of, with the error codes of refusals: those that can have a line. */
export function* knownEvents(): Generator<{ readonly event: string; readonly code: string }> {
  for (const event of [TOKEN_REUSE, ...Object.values(securityEvents).flatMap(({ names }) => names)])
    yield { event, code: "" };
  const ofCalls = new Set<ErrorCode>(
    Object.keys(securityEvents).flatMap((key) => routes[key as RouteKey].errors),
  );
  for (const [code, status] of Object.entries(errorStatus) as [ErrorCode, number][]) {
    const event = suspiciousRefusals[code];
    if (event) yield { event, code };
    else if (isLoggedStatus(status) || ofCalls.has(code) || tamperedCodes.has(code))
      yield { event: REFUSED, code };
  }
}

/** Refusals for login, right or limit are logged, whatever the call was. */
export const isLoggedStatus = (status: number): boolean => [401, 403, 429].includes(status);
