import type { ErrorCode } from "../../contract/errors.ts";
import type { RouteKey } from "../../contract/routes.ts";

/** The security event that a call's result is; undefined when it is no event. */
type EventOf = (result: unknown) => string | undefined;

const isUser = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "userId" in result && result.userId !== 0;
const always = (event: string) => (): string => event;
const byNumber = (done: string, failed: string) => (result: unknown) => (result === 1 ? done : failed);

/** The calls that the security log names, and the event of each result. */
export const securityEvents: Partial<Record<RouteKey, EventOf>> = {
  "POST /api/accounts/login": (result) => (isUser(result) ? "login" : "login failed"),
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
