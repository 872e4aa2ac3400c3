import type { PasswordProblem } from "../../../people/account/password-rules.ts";
import { t } from "../../../platform/language/t.ts";
import { errorNotice, type Notice, successNotice } from "../form/notice.tsx";

/** The page has checked everything else before. */
export const tooCommon = () => t("Is it a common password, or a name? Please choose another one.");

/** The sentence for a result code of RecoverPassword (specification 8). */
export function recoveryNotice(resultCode: number): Notice {
  if (resultCode > 0) return successNotice(t("Password updated successfully"));
  switch (resultCode) {
    case -1:
      return errorNotice(t("Invalid OTP!!"));
    case -4:
      return errorNotice(t("OTP is expired.Raise a request again!!"));
    case -3:
      return errorNotice(t("Invalid input was supplied !!"), tooCommon());
    default:
      return errorNotice(t("User not found !!"));
  }
}

/** The sentence for a result code of SendOtp; 2 means that an earlier code is still valid. */
export function codeSentNotice(resultCode: number): Notice {
  if (resultCode <= 0) return errorNotice(t("Invalid Email supplied"));
  return successNotice(
    t("OTP sent successfully"),
    resultCode === 2
      ? t("We sent it less than a minute ago, and that code still works.")
      : t("It works for 10 minutes."),
  );
}

/** `passwordMessages`, in the language of the page. */
export const passwordMessage = (problem: PasswordProblem): string =>
  ({
    too_short: t("Use at least 8 characters."),
    too_long: t("Use at most 256 characters."),
    well_known: t("This password is too common. Please choose another one."),
  })[problem];

/** The sentence for a result code of changepassword. */
export function passwordChangeNotice(resultCode: number): Notice {
  if (resultCode > 0) return successNotice(t("Password updated successfully"));
  if (resultCode === -1) return errorNotice(t("Current password is incorrect !!!"));
  return errorNotice(t("Update password was unsuccessfull !!!"), tooCommon());
}

interface PasswordsTyped {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The error of the whole form, in the order and the words of specification 5; null if it is valid. */
export function passwordChangeError(typed: PasswordsTyped): string | null {
  const all = [typed.currentPassword, typed.newPassword, typed.confirmNewPassword];
  if (all.includes("")) return t("All fields are mandatory.");
  if (all.some((text) => text.trim() === "")) return t("All fields are required");
  if (typed.newPassword !== typed.confirmNewPassword)
    return t("New password and confirm password must match.");
  return null;
}
