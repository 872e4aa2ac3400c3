import { useEffect, useState } from "react";
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import { CODE_LIFE_MS } from "../../../features/account/one-time-code.ts";
import { keepDraft, keptDraft } from "../form/kept-draft.ts";
import type { Notice } from "../form/notice.tsx";
import { pageMeta } from "../page-meta.ts";
import { keptUser } from "../state/user.ts";
import { redirectIn } from "./after-login.ts";
import { AskCode } from "./ask-code.tsx";
import { PasswordSet } from "./password-set.tsx";
import { SetPassword } from "./set-password.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Recover Password" }, matches);

type Step =
  | { readonly name: "email"; readonly email: string }
  | { readonly name: "code"; readonly email: string; readonly sentAt: number; readonly notice: Notice | null }
  | { readonly name: "done" };

const DRAFT = "recovery";

/**
 * Specification 2, 4 and 8: accounts/recover-password, in three steps. With `#email=…` (the mails' link, and sign-up)
 * the code is on its way already: it opens with step two.
 */
export default function RecoverPassword() {
  const redirect = redirectIn(useSearchParams()[0]);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ name: "email", email: "" });

  useEffect(() => {
    const linked = new URLSearchParams(hash.slice(1)).get("email");
    const kept = keptDraft(DRAFT, { email: "", sentAt: "" });
    const isAlive = Date.now() - Number(kept.sentAt ?? Number.NaN) < CODE_LIFE_MS;
    const email = linked ?? (isAlive ? kept.email : undefined);
    if (!email) return;
    const sentAt = isAlive && email === kept.email ? Number(kept.sentAt) : Date.now();
    keepDraft(DRAFT, { email, sentAt: String(sentAt) });
    setStep({ name: "code", email, sentAt, notice: null });
  }, [hash]);

  function sent(email: string, notice: Notice) {
    const sentAt = Date.now();
    keepDraft(DRAFT, { email, sentAt: String(sentAt) });
    setStep({ name: "code", email, sentAt, notice });
  }

  /** Also in the address: a reload is not to come back to this code. */
  function forget() {
    keepDraft(DRAFT, null);
    if (hash) void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }

  function askAgain(email: string) {
    forget();
    setStep({ name: "email", email });
  }

  /** The server has logged the person out everywhere; this browser follows. */
  function done() {
    forget();
    keptUser.set(null);
    setStep({ name: "done" });
  }

  if (step.name === "done") return <PasswordSet redirect={redirect} />;
  if (step.name === "email")
    return <AskCode key={step.email} email={step.email} redirect={redirect} onSent={sent} />;
  return (
    <SetPassword
      key={step.email}
      {...step}
      redirect={redirect}
      onSent={sent}
      onDone={done}
      onOther={askAgain}
    />
  );
}
