import type { LoginResponse } from "../../../contract/accounts.schemas.ts";
import { isLoginExpired } from "../../../platform/session/session-expiry.ts";
import { createStoredValue, useStoredValue } from "./stored-value.ts";

/** The logged-in user, as stored in this browser (specification 3). `loginTime` is by this browser's clock. */
export type User = Omit<LoginResponse, "contactNo"> &
  Partial<Pick<LoginResponse, "contactNo">> & {
    /** The login was with the company, so a logout ends it there too. */
    readonly isCompanyLogin?: boolean;
  };

export const storedUser = createStoredValue<User | null>("kitstore.user", parseUser);

/** The window event for a login that the server no longer accepts (shell/client-effects.tsx). */
export const LOGIN_ENDED_EVENT = "kitstore:login-ended";

/** Reads a user from a stored value, which anyone can edit; null when it is not a complete user. */
export function parseUser(stored: unknown): User | null {
  if (typeof stored !== "object" || stored === null) return null;
  const user = stored as Partial<User>;
  const isComplete =
    typeof user.userId === "number" &&
    user.userId > 0 &&
    typeof user.token === "string" &&
    typeof user.fullName === "string" &&
    typeof user.loginTime === "number";
  return isComplete ? (stored as User) : null;
}

/** The user whose login is still valid; an expired one is removed. Reading never extends it (specification 4). */
export function loggedInUser(now = Date.now()): User | null {
  const user = storedUser.get();
  if (!user || !isLoginExpired(user.loginTime, now)) return user;
  storedUser.set(null);
  return null;
}

/** The user in a component; null during hydration, because the server's HTML is the same for everybody. */
export function useUser(): User | null {
  return useStoredValue(storedUser, null);
}

/** The name for a parcel. Empty where nobody gave a last name: the checkout then asks for all of it. */
export const parcelNameOf = ({ fullName }: Pick<User, "fullName">): string =>
  fullName.includes(" ") ? fullName : "";

/** Stores a login or sign-up. The time is of this browser: a difference between two clocks must not end it early. */
export function saveLogin(response: User, now = Date.now()): void {
  storedUser.set({ ...response, loginTime: now });
}
