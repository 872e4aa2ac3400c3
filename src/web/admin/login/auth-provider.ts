import type { AuthProvider, HttpError } from "react-admin";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { endedSession, leaveSession } from "../staff-session/ended-session.ts";
import { readSession, saveSession, storePendingSession } from "../staff-session/staff-session.ts";
import { forgetTyped } from "../typed/typed-storage.ts";

/** The login page (login/) decides who may enter. The server checks every call again. */
export const authProvider: AuthProvider = {
  async login() {
    storePendingSession();
  },

  async logout() {
    const login = readSession();
    leaveSession();
    forgetTyped();
    if (!login) return;
    await revokeToken(login.token);
    if (login.isCompanyLogin) location.assign("/accounts/company/logout");
  },

  async checkAuth() {
    if (readSession() || endedSession()) return; // the page of an ended session asks for the login itself
    await shortDelay();
    throw new Error(t("Please log in."));
  },

  async checkError(error: HttpError | ApiProblem) {
    const needsSecondFactor = error instanceof ApiProblem && error.code === "second_factor_needed";
    if (error.status !== 401 && !needsSecondFactor) return;
    saveSession(null);
    throw new Error(needsSecondFactor ? error.detail : t("Your login has expired. Please log in again."));
  },

  async getIdentity() {
    const login = readSession() ?? endedSession();
    return { id: login?.userId ?? 0, fullName: login?.fullName ?? "" };
  },

  async getPermissions() {
    return (readSession() ?? endedSession())?.role ?? "buyer";
  },
};

/**
 * react-admin redirects to the login page and checks again at once. If the second refusal comes before the
 * page has changed, it redirects again, and so on for about 15 seconds. This short wait prevents that.
 */
const shortDelay = () => new Promise((done) => setTimeout(done, 100));

/** If the browser is offline the token is not revoked. It expires by itself after 20 minutes. */
const revokeToken = (token: string) =>
  api
    .call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${token}` } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
    });
