import { useEffect, useRef, useState } from "react";
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import { CODE_LIFE_MS } from "../../../features/one-time-code/one-time-code.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { readDraft, saveDraft } from "../form/form-draft.ts";
import { type Notice, NoticeBox } from "../form/notice.tsx";
import { pageMeta } from "../page-meta.ts";
import { storedUser } from "../state/user.ts";
import { type Redirect, readRedirect, withRedirect } from "./after-login.ts";
import { recoveryNotice } from "./password-notices.ts";
import { RequestCode } from "./request-code.tsx";
import { SetPassword } from "./set-password.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Recover Password" }, matches);

type Step =
  | { readonly name: "email"; readonly email: string }
  | { readonly name: "code"; readonly email: string; readonly sentAt: number; readonly notice: Notice | null }
  | { readonly name: "done" };

const DRAFT = "recovery";

/**
 * Specification 2, 4 and 8: accounts/recover-password, in three steps. With `#email=…` (from the link in a mail, or
 * after sign-up) a code was already sent, so it opens with step two.
 */
export default function RecoverPassword() {
  const redirect = readRedirect(useSearchParams()[0]);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: "email", email: "" });

  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1)).get("email");
    const draft = readDraft(DRAFT, { email: "", sentAt: "" });
    const isCodeValid = Date.now() - Number(draft.sentAt ?? Number.NaN) < CODE_LIFE_MS;
    const email = linked ?? (isCodeValid ? draft.email : undefined);
    if (!email) return;
    const sentAt = isCodeValid && email === draft.email ? Number(draft.sentAt) : Date.now();
    saveDraft(DRAFT, { email, sentAt: String(sentAt) });
    setStep({ name: "code", email, sentAt, notice: null });
  }, [hash]);

  function handleSent(email: string, notice: Notice) {
    const sentAt = Date.now();
    saveDraft(DRAFT, { email, sentAt: String(sentAt) });
    setStep({ name: "code", email, sentAt, notice });
  }

  /** Deletes the draft and the hash of the URL, so that a reload does not open step two again. */
  function clearDraft() {
    saveDraft(DRAFT, null);
    if (hash) void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }

  function requestOtherEmail(email: string) {
    clearDraft();
    setStep({ name: "email", email });
  }

  /** The server has ended all logins of this person, so this browser logs out too. */
  function handleDone() {
    clearDraft();
    storedUser.set(null);
    setStep({ name: "done" });
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

/** Step three of password recovery: success, with a link to the login. */
function PasswordSet({ redirect }: { redirect: Redirect | null }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <NarrowPage title="Welcome back">
      <div ref={panel} tabIndex={-1} className="grid gap-5 outline-none">
        <NoticeBox notice={recoveryNotice(1)} />
        <p className="text-lg">Your password is updated successfully.</p>
        <p className="text-soft">For your safety every earlier login has ended.</p>
        <Link to={withRedirect("/accounts/login", redirect)} className={buttonClass("primary")}>
          Login
        </Link>
      </div>
    </NarrowPage>
  );
}
