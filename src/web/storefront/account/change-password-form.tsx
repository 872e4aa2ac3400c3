import { useState } from "react";
import { ApiProblem } from "../../../contract/api-problem.ts";
import { passwordProblem } from "../../../people/account/password-rules.ts";
import { t } from "../../../platform/language/t.ts";
import { CheckField, TextField } from "../../ui/field.tsx";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { errorNotice, failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { api } from "../state/api.ts";
import type { User } from "../state/user.ts";
import { passwordChangeError, passwordChangeNotice, passwordMessage } from "./password-notices.ts";

export default function ChangePasswordForm({ user }: { user: User }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [type, setType] = useState<"password" | "text">("password");
  /** Staff have a second factor. The server says so, because the shop's login does not know. */
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    blank: { currentPassword: "", newPassword: "", confirmNewPassword: "", code: "" },
    check({ currentPassword, newPassword, confirmNewPassword, code }) {
      const problem = newPassword ? passwordProblem(newPassword) : null;
      return {
        ...(!currentPassword.trim() && { currentPassword: t("Please enter your current password.") }),
        ...(!newPassword && { newPassword: t("Please enter a new password.") }),
        ...(problem && { newPassword: passwordMessage(problem) }),
        ...(newPassword !== confirmNewPassword && {
          confirmNewPassword: t("Please type the new password once more."),
        }),
        ...(!confirmNewPassword && { confirmNewPassword: t("Please type the new password once more.") }),
        ...(asksCode && !code.trim() && { code: t("Please enter a code.") }),
      };
    },
    onInvalid(values) {
      const text = passwordChangeError(values);
      setNotice(text ? errorNotice(text) : null);
    },
    async onSubmit({ code, ...passwords }) {
      setNotice(null);
      try {
        const resultCode = await api.call("POST /api/accounts/changepassword", {
          body: { ...passwords, userId: user.userId, ...(asksCode && { code }) },
        });
        setAsksCode(false); // it was given, and a second try of these minutes needs no other one
        if (resultCode > 0) form.clear();
        setNotice(passwordChangeNotice(resultCode));
      } catch (problem) {
        const code = problem instanceof ApiProblem ? problem.code : undefined;
        if (code === "second_factor_needed") setAsksCode(true);
        else if (code === "code_invalid")
          setNotice(
            errorNotice(t("This code is not right. Codes change every 30 seconds, and each works once.")),
          );
        else setNotice(failureNotice(t("An error occurred during login."), problem));
      }
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <NoticeBox notice={notice} isAlert />
      <input type="text" name="username" autoComplete="username" value={user.fullName} readOnly hidden />
      <TextField
        label={t("Current Password")}
        type={type}
        autoComplete="current-password"
        required
        {...form.field("currentPassword")}
      />
      <TextField
        label={t("New Password")}
        type={type}
        autoComplete="new-password"
        required
        hint={t("At least 8 characters, and not a common password.")}
        {...form.field("newPassword")}
      />
      <div>
        <TextField
          label={t("Confirm Password")}
          type={type}
          autoComplete="new-password"
          required
          {...form.field("confirmNewPassword")}
        />
        <CheckField
          label={t("Show passwords")}
          checked={type === "text"}
          onChange={(event) => setType(event.target.checked ? "text" : "password")}
        />
      </div>
      {asksCode && (
        <TextField
          label={t("Code")}
          autoComplete="one-time-code"
          autoFocus
          required
          hint={t("Of your authenticator app, or a recovery code: you work in the admin.")}
          {...form.field("code")}
        />
      )}
      <SubmitButton form={form}>{t("Update Password")}</SubmitButton>
      {form.isBusy && <BlockingSpinner label={t("Updating your password …")} />}
    </form>
  );
}
