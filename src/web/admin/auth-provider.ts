import type { AuthProvider, HttpError } from "react-admin";
import { ApiProblem } from "../../contract/client.ts";
import { api } from "./api.ts";
import { keepLogin, keptLogin } from "./staff-login.ts";

/** Logs in with the shop's own accounts; only who works here is let in (the server checks it on every call again). */
export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const login = await api.call("POST /api/accounts/login", { body: { userName: username, password } });
    if (login.userId <= 0) throw new Error("Unsuccessful Login Attempt!!!");
    if (login.role === "buyer") {
      await revoke(login.token);
      throw new Error("This account has no access to the back office.");
    }
    keepLogin(login);
  },

  async logout() {
    const login = keptLogin();
    keepLogin(null);
    if (login) await revoke(login.token);
  },

  async checkAuth() {
    if (!keptLogin()) throw new Error("Please log in.");
  },

  async checkError(error: HttpError | ApiProblem) {
    if (error.status !== 401) return;
    keepLogin(null);
    throw new Error("Your login has expired. Please log in again.");
  },

  async getIdentity() {
    const login = keptLogin();
    return { id: login?.userId ?? 0, fullName: login?.fullName ?? "" };
  },

  async getPermissions() {
    return keptLogin()?.role ?? "buyer";
  },
};

/** A token that cannot be revoked now, for want of a line, ends by itself after 20 minutes. */
const revoke = (token: string) =>
  api
    .call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${token}` } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
    });
