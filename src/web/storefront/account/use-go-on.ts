import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { t } from "../../language/t.ts";
import { successNotice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { setPageNotice } from "../state/page-notice.ts";
import { findSessionId } from "../state/session-id.ts";
import { loggedInUser, saveLogin, storedUser, type User, useUser } from "../state/user.ts";
import { clearReturnPath, pathAfterLogin, type Redirect } from "./after-login.ts";
import { resumeCarried } from "./carried-path.ts";
import { recoveryNotice } from "./password-notices.ts";

/** How often a visible tab that waits for the code asks whether it was entered on another device. */
const ASK_EVERY_MS = 10_000;

interface GoOn {
  readonly redirect: Redirect | null;
  /** The person who signed up in this tab: it waits for their code, which may be entered in another tab or on another device. 0: nobody. */
  readonly waitsFor: number;
  /** Where the button of the mail leads on to. */
  readonly to: string | null;
}

/** From the mailed code to where it all began: sets the password, logs in, and leads on, also a tab that waits for another one. */
export function useGoOn({ redirect, waitsFor, to }: GoOn) {
  const navigate = useNavigate();
  const user = useUser();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (to) resumeCarried(to);
  }, [to]);

  async function leave() {
    isLeaving.current = true;
    const path = pathAfterLogin(redirect);
    clearReturnPath();
    await navigate(path, { replace: true });
  }

  const waits = user !== null && user.userId === waitsFor;
  const isProved = user?.emailVerified === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab has proved the address
  useEffect(() => {
    if (waits && isProved && !isLeaving.current) void leave();
  }, [waits, isProved]);
  const asks = waits && !isProved;
  useEffect(() => (asks ? askUntilProved() : undefined), [asks]);

  return {
    setPassword: ({ email, otp, newPassword }: SetPassword, begun?: BegunVerdict): Promise<number> =>
      api.call("POST /api/accounts/RecoverPassword", {
        body: { email, otp, newPassword, ...(begun && { begun }) },
      }),

    /** The login of a sign-up goes on, with a proved address. Any other the server has ended: logs in anew. False: that failed. */
    async withPassword({ email, newPassword, isOwnLogin, isNew }: WithPassword): Promise<boolean> {
      isLeaving.current = true;
      const own = isOwnLogin ? loggedInUser() : null;
      const next = own ?? (await logIn(email, newPassword));
      if (!next) {
        isLeaving.current = false;
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
      await leave();
      return true;
    },
  };
}

interface SetPassword {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}
interface WithPassword extends Omit<SetPassword, "otp"> {
  readonly isOwnLogin: boolean;
  readonly isNew: boolean;
}

/** Null if that fails. */
async function logIn(email: string, password: string): Promise<User | null> {
  const body = { userName: email, password, sessionId: findSessionId() };
  const response = await api.call("POST /api/accounts/login", { body }).catch(() => null);
  return response && response.userId > 0 ? response : null;
}

/** Asks while the tab is visible, and stores the answer for all tabs. Returns a function that ends it. */
function askUntilProved(): () => void {
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
