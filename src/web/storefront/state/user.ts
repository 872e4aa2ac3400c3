import type { LoginAnswer } from "../../../contract/accounts.schemas.ts";
import { isLoginExpired } from "../../../features/session/session-life.ts";
import { keptValue, useKept } from "./kept-value.ts";

/** Who is logged in, as this browser keeps it (specification 3). `loginTime` is by this browser's own clock. */
export type User = LoginAnswer;

export const keptUser = keptValue<User | null>("kitstore.user", userFrom);

/** Told to the window when the server no longer knows this browser's login (account/need-login.ts). */
export const LOGIN_ENDED = "kitstore:login-ended";

/** The user in what was stored, which anyone may have edited; null when there is none in it. */
export function userFrom(stored: unknown): User | null {
  if (typeof stored !== "object" || stored === null) return null;
  const user = stored as Partial<User>;
  const isWhole =
    typeof user.userId === "number" &&
    user.userId > 0 &&
    typeof user.token === "string" &&
    typeof user.fullName === "string" &&
    typeof user.loginTime === "number";
  return isWhole ? (stored as User) : null;
}

/** The user whose login still lives; one that is over is removed. Asking never prolongs it (specification 4). */
export function loggedInUser(now = Date.now()): User | null {
  const user = keptUser.get();
  if (!user || !isLoginExpired(user.loginTime, now)) return user;
  keptUser.set(null);
  return null;
}

/** The user in a component; null while the page's HTML, which is the same for everybody, comes to life. */
export function useUser(): User | null {
  return useKept(keptUser, null);
}

/** Keeps a successful login or sign-up. Its time is taken here: two clocks that differ must not end it early. */
export function keepLogin(answer: LoginAnswer, now = Date.now()): void {
  keptUser.set({ ...answer, loginTime: now });
}
