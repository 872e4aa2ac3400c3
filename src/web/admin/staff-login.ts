import type { LoginAnswer } from "../../contract/accounts.schemas.ts";

/** Who is logged in to the back office, kept apart from the shop's login: one ends without the other. */
export type StaffLogin = Pick<LoginAnswer, "userId" | "token" | "fullName" | "role" | "loginTime">;

const KEY = "kitstore.staff";

export function keptLogin(): StaffLogin | null {
  const text = localStorage.getItem(KEY);
  if (!text) return null;
  try {
    return JSON.parse(text) as StaffLogin;
  } catch {
    return null; // written by hand or half-written: log in again
  }
}

export function keepLogin(login: StaffLogin | null): void {
  if (login) localStorage.setItem(KEY, JSON.stringify(login));
  else localStorage.removeItem(KEY);
}
