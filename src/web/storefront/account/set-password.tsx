import { useEffect, useState } from "react";
import { Link } from "react-router";
import { passwordProblem } from "../../../people/account/password-rules.ts";
import { CODE_RESEND_MS } from "../../../platform/one-time-code/one-time-code.ts";
import { t } from "../../language/t.ts";
import { CheckField, TextField } from "../../ui/field.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { failureNotice, InvalidFields, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { api } from "../state/api.ts";
import { useUser } from "../state/user.ts";
import { pathAfterLogin, type Redirect } from "./after-login.ts";
import { codeSentNotice, passwordMessage, recoveryNotice } from "./password-notices.ts";

interface SetPasswordProps {
  email: string;
  /** When the code was requested (milliseconds since 1970; 0: unknown); the next request is possible a minute later. */
  sentAt: number;
  notice: Notice | null;
  redirect: Redirect | null;
  onSent: (email: string, notice: Notice) => void;
  /** Called once the server has the new password. */
  onDone: (email: string, newPassword: string) => Promise<void>;
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
  redirect,
  onSent,
  onDone,
  onOtherEmail,
}: SetPasswordProps) {
  const { config } = useStoreData();
  const labels = labelsOf();
  const isLoggedIn = useUser() !== null;
  const [result, setResult] = useState(notice);
  useEffect(() => setResult(notice), [notice]);
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const secondsLeft = useSecondsUntil(sentAt + CODE_RESEND_MS);
  const form = useForm({
    blank: { otp: "", newPassword: "" },
    check({ otp, newPassword }) {
      const problem = passwordProblem(newPassword);
      return {
        ...(!stripSeparators(otp) && { otp: t("Please enter the code from the email.") }),
        ...(problem && { newPassword: passwordMessage(problem) }),
      };
    },
    onInvalid: () => setResult(null),
    async onSubmit({ otp, newPassword }) {
      setResult(null);
      try {
        const resultCode = await api.call("POST /api/accounts/RecoverPassword", {
          body: { email, otp: stripSeparators(otp), newPassword },
        });
        if (resultCode > 0) await onDone(email, newPassword);
        else setResult(recoveryNotice(resultCode));
      } catch (problem) {
        setResult(failureNotice(t("Failed to update password !!"), problem));
      }
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because the focused element of step one is gone
  useEffect(() => form.focus("otp"), []);

  async function resend() {
    setSending(true);
    setResult(null);
    try {
      const resultCode = await api.call("POST /api/accounts/SendOtp", { body: email });
      if (resultCode > 0) onSent(email, codeSentNotice(resultCode));
      else setResult(codeSentNotice(resultCode));
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
          {t("We sent a code to")} <strong className="font-medium text-ink wrap-anywhere">{email}</strong>.{" "}
          {config.hasMailbox && (
            <>
              {t("This store keeps its emails: read them in the")}{" "}
              <a href="/mailbox" target="_blank" rel="noreferrer" className="link">
                {t("mailbox")}
              </a>
              .
            </>
          )}
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={result} isAlert={result?.kind === "bad"} />
        <InvalidFields wrong={form.wrong.map((name) => labels[name])} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={labels.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          hint={t("Six digits. The code works for 10 minutes.")}
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
