import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { isEmail } from "../../../platform/mail/email-address.ts";
import { TextField } from "../../ui/field.tsx";
import { NarrowPage } from "../../ui/narrow-page.tsx";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { type Redirect, withRedirect } from "../state/after-login.ts";

interface RequestCodeProps {
  email: string;
  redirect: Redirect | null;
  onSent: (email: string, notice: Notice) => void;
}

/** Step one of password recovery: asks for the e-mail address and sends a code to it. */
export function RequestCode({ email, redirect, onSent }: RequestCodeProps) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    blank: { email },
    draft: "login", // whoever forgot the password has just typed their address there
    check: (typed) =>
      isEmail(typed.email.trim())
        ? {}
        : { email: typed.email ? t("Please check the email address.") : t("Please enter your email.") },
    onInvalid: () => setNotice(null),
    async onSubmit(typed) {
      setNotice(null);
      const typedEmail = typed.email.trim();
      try {
        const { sendCode } = await import("./send-code.ts");
        const sent = await sendCode(typedEmail, redirect);
        if (sent.isSent) onSent(typedEmail, sent.notice);
        else setNotice(sent.notice);
      } catch (problem) {
        setNotice(failureNotice(t("Failed to send OTP."), problem));
      }
    },
  });
  return (
    <NarrowPage title={t("Recover Password")} intro={t("We’ll email you a code for setting a new password.")}>
      <form {...form.formProps} className="grid gap-5">
        <NoticeBox notice={notice} />
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          {...form.field("email")}
        />
        <SubmitButton form={form}>{t("Send OTP")}</SubmitButton>
      </form>
      <p className="mt-4">
        <Link to={withRedirect("/accounts/login", redirect)} className="link inline-block py-2">
          {t("Back to login")}
        </Link>
      </p>
    </NarrowPage>
  );
}
