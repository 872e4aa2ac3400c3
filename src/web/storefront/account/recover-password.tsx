import { startTransition, useEffect, useRef, useState } from "react";
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import { CODE_LIFE_MS } from "../../../platform/one-time-code/one-time-code.ts";
import { t } from "../../language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { earlyComponent } from "../../ui/lazy.tsx";
import { Message } from "../../ui/message.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { saveDraft } from "../form/form-draft.ts";
import type { Notice } from "../form/notice.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { api } from "../state/api.ts";
import { findSessionId } from "../state/session-id.ts";
import { loggedInUser, saveLogin, storedUser, type User } from "../state/user.ts";
import { clearReturnPath, pathAfterLogin, type Redirect, readRedirect, withRedirect } from "./after-login.ts";
import { recoveryNotice } from "./password-notices.ts";
import { readRecoveryDraft, saveRecoveryDraft } from "./recovery-draft.ts";
import { RequestCode } from "./request-code.tsx";

/** Step two: its list of well-known passwords is not for the first view. */
const SetPassword = earlyComponent(() => import("./set-password.tsx"));

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Recover Password") }, matches);

type Step =
  | { readonly name: "email"; readonly email: string }
  | { readonly name: "code"; readonly email: string; readonly sentAt: number; readonly notice: Notice | null }
  | { readonly name: "done" };

/**
 * Specification 2, 4 and 8: accounts/recover-password, in three steps. With `#email=…` (from the link in a mail, or
 * after sign-up) a code was already sent, so it opens with step two. `&new` says that this is somebody's first password.
 */
export default function RecoverPassword() {
  const redirect = readRedirect(useSearchParams()[0]);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: "email", email: "" });
  /** A transition, so that step one stays until the code of step two is there. */
  const showStepTwo = (email: string, sentAt: number, notice: Notice | null) =>
    startTransition(() => setStep({ name: "code", email, sentAt, notice }));
  const linked = new URLSearchParams(hash.slice(1));
  const isNew = linked.has("new");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash alone says what `linked` is
  useEffect(() => {
    const draft = readRecoveryDraft();
    const isCodeValid = Date.now() - draft.sentAt < CODE_LIFE_MS;
    const email = linked.get("email") ?? (isCodeValid ? draft.email : "");
    // Nobody knows when the code of a mail's link was sent, so another can be requested at once.
    const sentAt = isCodeValid && email === draft.email ? draft.sentAt : 0;
    if (email) showStepTwo(email, sentAt, null);
  }, [hash]);

  function handleSent(email: string, notice: Notice) {
    const sentAt = Date.now();
    saveRecoveryDraft(email, sentAt);
    showStepTwo(email, sentAt, notice);
  }

  /** Deletes the draft and the hash of the URL, so that a reload does not open step two again. */
  function clearDraft() {
    saveRecoveryDraft(null);
    if (hash) void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }

  function requestOtherEmail(email: string) {
    clearDraft();
    setStep({ name: "email", email });
  }

  /** The login of a sign-up goes on, with a proved address. Any other the server has ended: out here too. */
  async function handleDone(email: string, newPassword: string) {
    clearDraft();
    const before = loggedInUser();
    storedUser.set(null);
    const user = before && !before.emailVerified ? before : isNew ? await logIn(email, newPassword) : null;
    if (!user) {
      saveDraft("login", { email });
      return setStep({ name: "done" });
    }
    saveLogin({ ...user, emailVerified: true });
    const path = pathAfterLogin(redirect);
    clearReturnPath();
    await navigate(path, { replace: true, state: { welcome: user.fullName } });
  }

  if (step.name === "done") return <PasswordSet redirect={redirect} />;
  if (step.name === "email")
    return <RequestCode key={step.email} email={step.email} redirect={redirect} onSent={handleSent} />;
  return (
    <SetPassword
      key={step.email}
      {...step}
      redirect={redirect}
      onSent={handleSent}
      onDone={handleDone}
      onOtherEmail={requestOtherEmail}
    />
  );
}

/** A newcomer who opened the mail's link in another browser is logged in by the new password. Null if that fails. */
async function logIn(email: string, password: string): Promise<User | null> {
  const body = { userName: email, password, sessionId: findSessionId() };
  const response = await api.call("POST /api/accounts/login", { body }).catch(() => null);
  return response && response.userId > 0 ? response : null;
}

/** Step three of password recovery: success, with a link to the login. */
function PasswordSet({ redirect }: { redirect: Redirect | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <NarrowPage title={t("Your new password")}>
      <div ref={panel} tabIndex={-1} className="grid gap-5 outline-none">
        <Message kind="good">{recoveryNotice(1).text}</Message>
        <p className="text-lg">{t("Your password is updated successfully.")}</p>
        <p className="text-soft">{t("To keep your account safe, you have been logged out everywhere.")}</p>
        <Link to={withRedirect("/accounts/login", redirect)} className={buttonClass("primary")}>
          {t("Login")}
        </Link>
      </div>
    </NarrowPage>
  );
}
