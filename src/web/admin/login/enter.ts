import type { LoginResponse } from "../../../contract/accounts.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { type StaffSession, setPendingSession } from "../staff-session/staff-session.ts";

/** The step after a right password: enter, give a code or a passkey, or set up a second factor. */
export type LoginStep = "enter" | "code" | "passkey" | "set-up";

/** Goes on with a login of the shop's own accounts. Throws an Error with the message to show. */
export async function enterAsStaff(login: LoginResponse, isCompanyLogin = false): Promise<LoginStep> {
  if (login.role === "buyer") {
    await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${login.token}` } });
    throw new Error(t("This account has no access to the admin."));
  }
  return enterWith({ ...login, isCompanyLogin });
}

/** The login is not stored before its next step is done. */
export async function enterWith(login: StaffSession): Promise<LoginStep> {
  setPendingSession(login);
  const { isOn, isVerified, isRequired, passkeys } = await api.call("GET /api/admin/second-factor", {});
  if (isVerified) return "enter"; // the company's login asked for it, or a passkey was the login
  if (!isOn) return isRequired ? "set-up" : "enter";
  return passkeys.length ? "passkey" : "code";
}
