import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import type { Begun } from "../../../contract/own-account.schemas.ts";
import { passwordProblem } from "../../../people/account/password-rules.ts";
import { t } from "../../../platform/language/t.ts";
import { CODE_DIGITS, CODE_RESEND_MS } from "../../../platform/one-time-code/one-time-code.ts";
import { CheckField, TextField } from "../../ui/field.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { failureNotice, InvalidFields, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { pathAfterLogin, type Redirect } from "../state/after-login.ts";
import { api } from "../state/api.ts";
import { useUser } from "../state/user.ts";
import type { TypedPassword } from "./go-on.ts";
import { passwordMessage, recoveryNotice, tooCommon } from "./password-notices.ts";
import { sendCode } from "./send-code.ts";
import { useWaitForProof } from "./use-wait-for-proof.ts";

interface SetPasswordProps {
  email: string;
  /** When the code was requested (milliseconds since 1970; 0: unknown); the next request is possible a minute later. */
  sentAt: number;
  notice: Notice | null;
  /** The person who signed up in this tab (0: nobody), and what to do once their address is proved elsewhere. */
  waitsFor: number;
  onProved: () => unknown;
  redirect: Redirect | null;
  onSent: (email: string, notice: Notice) => void;
  /** What the page's URL says: whose code it is, how long, and where it leads on to. */
  linked: URLSearchParams;
  /** Called once the server has the new password; `isOwnLogin`: it is of the login that this browser has. */
  onDone: (typed: TypedPassword, isOwnLogin: boolean) => Promise<void>;
  /** Somebody began the account elsewhere: to be asked before the password is set. */
  onQuestion: (typed: TypedPassword, begun: Begun) => void;
  onOtherEmail: (email: string) => void;
}

/** A code copied from a mail may contain spaces or hyphens. */
const stripSeparators = (otp: string): string => otp.replace(/[\s-]/g, "");

const labelsOf = () => ({ otp: t("OTP"), newPassword: t("New Password") });

/** Step two of password recovery: the code from the mail, and the new password. */
export default function SetPassword({
  email,
  sentAt,
  notice,
  linked,
  waitsFor,
  onProved,
  redirect,
  onSent,
  onDone,
  onQuestion,
  onOtherEmail,
}: SetPasswordProps) {
  const { config } = useStoreData();
  const labels = labelsOf();
  useWaitForProof({ waitsFor, to: linked.get("to"), onProved });
  const digits = linked.get("email") === email ? Number(linked.get("digits") ?? CODE_DIGITS) : null;
  const isLoggedIn = useUser() !== null;
  const [result, setResult] = useState(notice);
  useEffect(() => setResult(notice), [notice]);
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  /** What the server has refused: not sent again, because each wrong code costs a try. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const secondsLeft = useSecondsUntil(sentAt + CODE_RESEND_MS);
  const form = useForm({
    blank: { otp: "", newPassword: "" },
    check({ otp, newPassword }) {
      const problem = passwordProblem(newPassword);
      const isRefused = refused.has(`password ${newPassword}`);
      return {
        ...(!stripSeparators(otp) && { otp: t("Please enter the code from the email.") }),
        ...(isRefused && { newPassword: tooCommon() }),
        ...(problem && { newPassword: passwordMessage(problem) }),
      };
    },
    /** A code that is wrong is said together with a password that is too weak, and not after it. */
    async onInvalid({ otp, newPassword }) {
      setResult(null);
      const code = stripSeparators(otp);
      if (!code) return;
      const checked = refused.has(`code ${code}`)
        ? null
        : await checkCode(code, newPassword).catch(() => undefined);
      if (checked === null || checked?.code === -1) setResult(recoveryNotice(-1));
      else if (checked && checked.code !== 1) setResult(recoveryNotice(checked.code));
    },
    async onSubmit({ otp, newPassword }) {
      setResult(null);
      const typed = { email, otp: stripSeparators(otp), newPassword };
      try {
        const checked = await checkCode(typed.otp, newPassword);
        const isRefused = checked.code !== 1 || checked.password !== 1;
        if (isRefused) return setResult(recoveryNotice(checked.code === 1 ? checked.password : checked.code));
        if (checked.begun) return onQuestion(typed, checked.begun);
        const resultCode = await api.call("POST /api/accounts/RecoverPassword", { body: typed });
        if (resultCode > 0) await onDone(typed, checked.isOwnLogin);
        else setResult(recoveryNotice(resultCode));
      } catch (problem) {
        setResult(failureNotice(t("Failed to update password !!"), problem));
      }
    },
  });

  /** What the server says of each, and remembers what it refuses. */
  async function checkCode(otp: string, newPassword: string) {
    const checked = await api.call("POST /api/accounts/check-code", { body: { email, otp, newPassword } });
    setRefused((before) => {
      const next = new Set(before);
      if (checked.code === -1) next.add(`code ${otp}`);
      if (checked.password !== 1) next.add(`password ${newPassword}`);
      return next;
    });
    return checked;
  }

  const appear = useEffectEvent(() => form.focus("otp"));
  // Once: the focused element of step one is gone.
  useEffect(() => appear(), []);

  async function resend() {
    setSending(true);
    setResult(null);
    try {
      const { isSent, notice } = await sendCode(email, redirect);
      setRefused(new Set());
      if (isSent) onSent(email, notice);
      else setResult(notice);
    } catch (problem) {
      setResult(failureNotice(t("Failed to resend OTP."), problem));
    } finally {
      setSending(false);
    }
  }

  return (
    <NarrowPage
      title={t("Set your password")}
      intro={
        <>
          <span>{t("We sent a code to")}</span>{" "}
          <strong className="font-medium text-ink wrap-anywhere" translate="no">
            {email}
          </strong>
          <span>.</span>{" "}
          {config.hasMailbox && (
            <>
              <span>{t("This store keeps its emails: read them in the")}</span>{" "}
              <a href="/mailbox" target="_blank" rel="noreferrer" className="link">
                {t("mailbox")}
              </a>
              <span>.</span>
            </>
          )}
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {/* An invalid field has the focus then. */}
        <NoticeBox
          notice={result}
          isAlert={result?.kind === "bad"}
          takesFocus={result?.kind === "bad" && form.wrong.length === 0}
        />
        <InvalidFields wrong={form.wrong.map((name) => labels[name])} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={labels.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          hint={t("{digits} digits. The code works for 10 minutes.", { digits: digits ?? t("6 or 10") })}
          className="control tracking-[0.2em] tabular-nums"
          {...form.field("otp")}
        />
        <div>
          <TextField
            label={labels.newPassword}
            type={isShown ? "text" : "password"}
            autoComplete="new-password"
            required
            maxLength={1000}
            hint={t("At least 8 characters, and not a common password.")}
            {...form.field("newPassword")}
          />
          <CheckField
            label={t("Show password")}
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
        </div>
        <SubmitButton form={form}>{t("Update Password")}</SubmitButton>
      </form>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <button
          type="button"
          className="link min-h-11 tabular-nums disabled:text-soft disabled:no-underline"
          disabled={secondsLeft > 0 || isSending}
          onClick={resend}
        >
          {secondsLeft > 0 ? t("Resend OTP in {secondsLeft} s", { secondsLeft }) : t("Resend OTP")}
        </button>
        {isLoggedIn ? (
          <Link to={pathAfterLogin(redirect)} className="link py-2">
            {t("Set it later")}
          </Link>
        ) : (
          <button type="button" className="link min-h-11" onClick={() => onOtherEmail(email)}>
            {t("Another email")}
          </button>
        )}
      </div>
    </NarrowPage>
  );
}

/** Counts down the whole seconds until `timestamp` (milliseconds since 1970); 0 afterwards and in the first render. */
function useSecondsUntil(timestamp: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((timestamp - Date.now()) / 1_000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [timestamp]);
  return seconds;
}
