import { api } from "../api.ts";
import { holdLogin } from "../staff-login.ts";

/** What comes after a right password: straight in, a code, or setting one's second factor up. */
export type NextStep = "enter" | "code" | "set-up";

/** Logs in with the shop's own account and holds the login back until its second factor is given. Throws what to say. */
export async function checkPassword(userName: string, password: string): Promise<NextStep> {
  const login = await api.call("POST /api/accounts/login", { body: { userName, password } });
  if (login.userId <= 0) throw new Error("Unsuccessful Login Attempt!!!");
  if (login.role === "buyer") {
    await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${login.token}` } });
    throw new Error("This account has no access to the back office.");
  }
  holdLogin(login);
  const { isOn, isRequired } = await api.call("GET /api/admin/second-factor", {});
  return isOn ? "code" : isRequired ? "set-up" : "enter";
}
