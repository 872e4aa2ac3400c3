import { api } from "../api.ts";
import { setPendingSession } from "../staff-session.ts";

/** The step after a correct password: enter, give a code, or set up a second factor. */
export type LoginStep = "enter" | "code" | "set-up";

/**
 * Logs in with the shop's own account. The session is not stored until the second factor is given. Throws an
 * Error with the message to show.
 */
export async function checkPassword(userName: string, password: string): Promise<LoginStep> {
  const login = await api.call("POST /api/accounts/login", { body: { userName, password } });
  if (login.userId <= 0) throw new Error("Unsuccessful Login Attempt!!!");
  if (login.role === "buyer") {
    await api.call("POST /api/accounts/logout", { headers: { authorization: `Bearer ${login.token}` } });
    throw new Error("This account has no access to the admin.");
  }
  setPendingSession(login);
  const { isOn, isRequired } = await api.call("GET /api/admin/second-factor", {});
  return isOn ? "code" : isRequired ? "set-up" : "enter";
}
