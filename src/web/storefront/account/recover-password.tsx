import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import type { Begun } from "../../../contract/own-account.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { CODE_LIFE_MS } from "../../../platform/one-time-code/one-time-code.ts";
import { earlyComponent, lazyComponent } from "../../ui/lazy.tsx";
import { saveDraft } from "../form/form-draft.ts";
import type { Notice } from "../form/notice.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { clearReturnPath, pathAfterLogin, readRedirect } from "../state/after-login.ts";
import type { TypedPassword } from "./go-on.ts";
import { readRecoveryDraft, saveRecoveryDraft } from "./recovery-draft.ts";
import { RequestCode } from "./request-code.tsx";

/** Step two: its list of well-known passwords is not for the first view. */
const SetPassword = earlyComponent(() => import("./set-password.tsx"));
const PasswordSet = lazyComponent(() => import("./password-set.tsx"));
const RecoveryQuestion = lazyComponent(() => import("./recovery-question.tsx"));

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Recover Password") }, matches);

type Step =
  | { readonly name: "email"; readonly email: string }
  | { readonly name: "code"; readonly email: string; readonly sentAt: number; readonly notice: Notice | null }
  | { readonly name: "question"; readonly typed: TypedPassword; readonly begun: Begun }
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
  const isLeaving = useRef(false);

  /** To where it all began. Another tab, or this one, may say so twice. */
  async function leave() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const path = pathAfterLogin(redirect);
    clearReturnPath();
    await navigate(path, { replace: true });
  }

  const openStep = useEffectEvent(() => {
    const draft = readRecoveryDraft();
    const isCodeValid = Date.now() - draft.sentAt < CODE_LIFE_MS;
    const email = linked.get("email") ?? (isCodeValid ? draft.email : "");
    // Nobody knows when the code of a mail's link was sent, so another can be requested at once.
    const sentAt = isCodeValid && email === draft.email ? draft.sentAt : 0;
    setSignedUpId(email === draft.email ? draft.userId : 0);
    if (email) showStepTwo(email, sentAt, null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash alone says what `linked` is
  useEffect(() => openStep(), [hash]);

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

  async function handleDone(typed: TypedPassword, isOwnLogin: boolean) {
    saveRecoveryDraft(null);
    const { logInAfter } = await import("./go-on.ts");
    if (await logInAfter(typed, { isOwnLogin, isNew })) return leave();
    clearDraft();
    saveDraft("login", { email: typed.email });
    setStep({ name: "done" });
  }

  if (step.name === "done") return <PasswordSet redirect={redirect} />;
  if (step.name === "email")
    return <RequestCode key={step.email} email={step.email} redirect={redirect} onSent={handleSent} />;
  if (step.name === "question")
    return (
      <RecoveryQuestion
        {...step}
        onDone={handleDone}
        onCodeRefused={(notice) => showStepTwo(step.typed.email, 0, notice)}
      />
    );
  return (
    <SetPassword
      key={step.email}
      {...step}
      linked={linked}
      waitsFor={isNew ? signedUpId : 0}
      onProved={leave}
      redirect={redirect}
      onSent={handleSent}
      onDone={handleDone}
      onQuestion={(typed, begun) => setStep({ name: "question", typed, begun })}
      onOtherEmail={requestOtherEmail}
    />
  );
}
