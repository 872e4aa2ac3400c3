import type { LoginResponse } from "../../../contract/accounts.schemas.ts";

/**
 * The session of staff in the admin. It is stored apart from the shop's, so that one can end without the
 * other.
 */
export type StaffSession = Pick<LoginResponse, "userId" | "token" | "fullName" | "role" | "loginTime"> & {
  /** The login was with the company, so a logout ends it there too. */
  readonly isCompanyLogin?: boolean;
};

const STORAGE_KEY = "kitstore.staff";

/** The password was correct and the second factor is still missing. Kept in the memory of this tab only. */
let pendingSession: StaffSession | null = null;

export const isSessionKey = (key: string): boolean => key === STORAGE_KEY;

export function readSession(): StaffSession | null {
  const text = localStorage.getItem(STORAGE_KEY);
  if (!text) return null;
  try {
    return JSON.parse(text) as StaffSession;
  } catch {
    return null; // changed by hand, or not completely written: the person logs in again
  }
}

export function saveSession(login: StaffSession | null): void {
  if (login) localStorage.setItem(STORAGE_KEY, JSON.stringify(login));
  else localStorage.removeItem(STORAGE_KEY);
}

export function setPendingSession(login: StaffSession): void {
  pendingSession = login;
}

/** Stores the pending session, with the time by the clock of this browser: the server's may differ. */
export function storePendingSession(): void {
  if (pendingSession) saveSession({ ...pendingSession, loginTime: Date.now() });
  pendingSession = null;
}

export const staffToken = (): string | null => (pendingSession ?? readSession())?.token ?? null;
