import { startTransition, useEffect, useRef, useState } from "react";
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import type { Begun, BegunVerdict } from "../../../contract/own-account.schemas.ts";
import { CODE_DIGITS, CODE_LIFE_MS } from "../../../platform/one-time-code/one-time-code.ts";
import { t } from "../../language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { earlyComponent, lazyComponent } from "../../ui/lazy.tsx";
import { Message } from "../../ui/message.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { readDraft, saveDraft } from "../form/form-draft.ts";
import { failureNotice, type Notice } from "../form/notice.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { type Redirect, readRedirect, withRedirect } from "./after-login.ts";
import { recoveryNotice } from "./password-notices.ts";
import { readRecoveryDraft, saveRecoveryDraft } from "./recovery-draft.ts";
import { RequestCode } from "./request-code.tsx";
import { useGoOn } from "./use-go-on.ts";

/** Step two: its list of well-known passwords is not for the first view. */
const SetPassword = earlyComponent(() => import("./set-password.tsx"));
const BegunQuestion = lazyComponent(() => import("./begun-question.tsx"));

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Recover Password") }, matches);

/** What was typed in step two, and accepted by the server. */
interface Typed {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

type Step =
  | { readonly name: "email"; readonly email: string }
  | { readonly name: "code"; readonly email: string; readonly sentAt: number; readonly notice: Notice | null }
  | {
      readonly name: "question";
      readonly typed: Typed;
      readonly begun: Begun;
      readonly notice: Notice | null;
    }
  | { readonly name: "done" };

/**
 * Specification 2, 4 and 8: accounts/recover-password. With `#email=…` (from the link in a mail, or after sign-up) a code was
 * already sent, so it opens with step two. `&new` says that this is somebody's first password, `&to=…` where it leads on to, and
 * `&digits=…` how long the code is. In another browser than that of a sign-up it asks whether what was begun is theirs.
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
  const [signedUpId, setSignedUpId] = useState(0);
  const waitsFor = isNew && step.name === "code" ? signedUpId : 0;
  const goOn = useGoOn({ redirect, waitsFor, to: linked.get("to") });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash alone says what `linked` is
  useEffect(() => {
    const draft = readRecoveryDraft();
    const isCodeValid = Date.now() - draft.sentAt < CODE_LIFE_MS;
    const email = linked.get("email") ?? (isCodeValid ? draft.email : "");
    // Nobody knows when the code of a mail's link was sent, so another can be requested at once.
    const sentAt = isCodeValid && email === draft.email ? draft.sentAt : 0;
    setSignedUpId(email === draft.email ? draft.userId : 0);
    if (email) showStepTwo(email, sentAt, null);
    else setStep({ name: "email", email: readDraft("login", { email: "" }).email ?? "" });
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

  async function handleDone({ email, newPassword }: Typed, isOwnLogin: boolean) {
    saveRecoveryDraft(null);
    if (await goOn.withPassword({ email, newPassword, isOwnLogin, isNew })) return;
    clearDraft();
    saveDraft("login", { email });
    setStep({ name: "done" });
  }

  /** The answer and the password go to the server together: nothing is kept or deleted without the other. */
  async function handleVerdict(verdict: BegunVerdict) {
    if (step.name !== "question") return;
    const { typed, begun } = step;
    try {
      const resultCode = await goOn.setPassword(typed, verdict);
      if (resultCode > 0) return await handleDone(typed, false);
      if (resultCode !== -1 && resultCode !== -4)
        return setStep({ name: "question", typed, begun, notice: recoveryNotice(resultCode) });
      showStepTwo(typed.email, 0, recoveryNotice(resultCode));
    } catch (problem) {
      const notice = failureNotice(t("Failed to update password !!"), problem);
      setStep({ name: "question", typed, begun, notice });
    }
  }

  if (step.name === "done") return <PasswordSet redirect={redirect} />;
  if (step.name === "email")
    return <RequestCode key={step.email} email={step.email} redirect={redirect} onSent={handleSent} />;
  if (step.name === "question")
    return (
      <NarrowPage
        title={t("Was that you?")}
        intro={t("This account was begun on another device, before {email} was confirmed.", {
          email: step.typed.email,
        })}
      >
        <BegunQuestion begun={step.begun} notice={step.notice} onVerdict={handleVerdict} />
      </NarrowPage>
    );
  return (
    <SetPassword
      key={step.email}
      {...step}
      digits={linked.get("email") === step.email ? Number(linked.get("digits") ?? CODE_DIGITS) : null}
      redirect={redirect}
      onSent={handleSent}
      onDone={handleDone}
      onQuestion={(typed, begun) => setStep({ name: "question", typed, begun, notice: null })}
      onOtherEmail={requestOtherEmail}
    />
  );
}

/** Step three of password recovery, where the login did not follow by itself: success, with a link to the login. */
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
