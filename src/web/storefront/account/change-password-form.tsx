import { useState } from "react";
import { passwordProblem } from "../../../people/account/password-rules.ts";
import { t } from "../../language/t.ts";
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
  const form = useForm({
    blank: { currentPassword: "", newPassword: "", confirmNewPassword: "" },
    check({ currentPassword, newPassword, confirmNewPassword }) {
      const problem = newPassword ? passwordProblem(newPassword) : null;
      return {
        ...(!currentPassword.trim() && { currentPassword: t("Please enter your current password.") }),
        ...(!newPassword && { newPassword: t("Please enter a new password.") }),
        ...(problem && { newPassword: passwordMessage(problem) }),
        ...(newPassword !== confirmNewPassword && {
          confirmNewPassword: t("Please type the new password once more."),
        }),
        ...(!confirmNewPassword && { confirmNewPassword: t("Please type the new password once more.") }),
      };
    },
    onInvalid(values) {
      const text = passwordChangeError(values);
      setNotice(text ? errorNotice(text) : null);
    },
    async onSubmit(values) {
      setNotice(null);
      try {
        const resultCode = await api.call("POST /api/accounts/changepassword", {
          body: { ...values, userId: user.userId },
        });
        if (resultCode > 0) form.clear();
        setNotice(passwordChangeNotice(resultCode));
      } catch (problem) {
        setNotice(failureNotice(t("An error occurred during login."), problem));
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
      <SubmitButton form={form}>{t("Update Password")}</SubmitButton>
      {form.isBusy && <BlockingSpinner label={t("Updating your password …")} />}
    </form>
  );
}
