import type { AuthProvider, HttpError } from "react-admin";
import { ApiProblem } from "../../contract/client.ts";
import { api } from "./api.ts";
import { enterHeldLogin, keepLogin, keptLogin } from "./staff-login.ts";

/** Who is let in is the login page's to find out (login/); the server checks it on every call again. */
export const authProvider: AuthProvider = {
  async login() {
    enterHeldLogin();
  },

  async logout() {
    const login = keptLogin();
    keepLogin(null);
    if (login) await revoke(login.token);
  },

  async checkAuth() {
    if (keptLogin()) return;
    await soon();
    throw new Error("Please log in.");
  },

  async checkError(error: HttpError | ApiProblem) {
    const needsSecondFactor = error instanceof ApiProblem && error.code === "second_factor_needed";
    if (error.status !== 401 && !needsSecondFactor) return;
    keepLogin(null);
    throw new Error(needsSecondFactor ? error.detail : "Your login has expired. Please log in again.");
  },

  async getIdentity() {
    const login = keptLogin();
    return { id: login?.userId ?? 0, fullName: login?.fullName ?? "" };
  },

  async getPermissions() {
    return keptLogin()?.role ?? "buyer";
  },
};

/**
 * react-admin asks again as soon as it has sent somebody to the login page, and sends them there again on a "no" that
 * comes before the page has changed: without this it goes round until the browser stops it, some 15 seconds.
 */
const soon = () => new Promise((done) => setTimeout(done, 100));

/** A token that cannot be revoked now, for want of a line, ends by itself after 20 minutes. */
const revoke = (token: string) =>
  api
    .call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${token}` } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
    });
