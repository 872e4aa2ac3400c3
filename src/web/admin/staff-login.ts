import type { LoginAnswer } from "../../contract/accounts.schemas.ts";

/** Who is logged in to the back office, kept apart from the shop's login: one ends without the other. */
export type StaffLogin = Pick<LoginAnswer, "userId" | "token" | "fullName" | "role" | "loginTime">;

const KEY = "kitstore.staff";

/** Right password, second factor still to come: in this tab's memory alone. */
let heldLogin: StaffLogin | null = null;

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

export function holdLogin(login: StaffLogin): void {
  heldLogin = login;
}

/** The held login becomes the kept one. */
export function enterHeldLogin(): void {
  if (heldLogin) keepLogin(heldLogin);
  heldLogin = null;
}

export const staffToken = (): string | null => (heldLogin ?? keptLogin())?.token ?? null;
