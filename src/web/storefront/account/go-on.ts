import type { BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { successNotice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { setPageNotice } from "../state/page-notice.ts";
import { findSessionId } from "../state/session-id.ts";
import { loggedInUser, saveLogin, storedUser, type User } from "../state/user.ts";
import { recoveryNotice } from "./password-notices.ts";

export { resumeCarried } from "./carried-path.ts";

/** How often a visible tab that waits for the code asks whether it was entered on another device. */
const ASK_EVERY_MS = 10_000;

/** What was typed in step two, and accepted by the server. */
export interface TypedPassword {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

export const setPassword = (typed: TypedPassword, begun: BegunVerdict): Promise<number> =>
  api.call("POST /api/accounts/RecoverPassword", { body: { ...typed, begun } });

/**
 * Once the password is set: the login of a sign-up goes on, with a proved address. Any other the server has ended: logs in anew.
 * False: that failed, and nobody is logged in.
 */
export async function logInAfter(
  { email, newPassword }: TypedPassword,
  { isOwnLogin, isNew }: { readonly isOwnLogin: boolean; readonly isNew: boolean },
): Promise<boolean> {
  const own = isOwnLogin ? loggedInUser() : null;
  const next = own ?? (await logIn(email, newPassword));
  if (!next) {
    storedUser.set(null);
    return false;
  }
  saveLogin({ ...next, emailVerified: true });
  const done = t("Your password is updated successfully. You are logged in.");
  setPageNotice(
    isNew
      ? successNotice(t("Welcome, {fullName}.", { fullName: next.fullName }), done)
      : successNotice(recoveryNotice(1).text, done),
  );
  return true;
}

/** Null if that fails. */
async function logIn(email: string, password: string): Promise<User | null> {
  const body = { userName: email, password, sessionId: findSessionId() };
  const response = await api.call("POST /api/accounts/login", { body }).catch(() => null);
  return response && response.userId > 0 ? response : null;
}

/** Asks while the tab is visible, and stores the response for all tabs. Returns a function that ends it. */
export function askUntilProved(): () => void {
  const ask = async () => {
    const user = loggedInUser();
    if (document.visibilityState !== "visible" || !user) return;
    const account = await api.call("GET /api/accounts/me", {}).catch(() => null);
    const latest = storedUser.get();
    if (!account?.emailVerified || latest?.userId !== user.userId) return;
    const fullName = [account.firstName, account.lastName].filter(Boolean).join(" ");
    storedUser.set({ ...latest, fullName, contactNo: account.contactNo, emailVerified: true });
  };
  void ask();
  const timer = setInterval(ask, ASK_EVERY_MS);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}
