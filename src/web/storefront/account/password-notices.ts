import { errorNotice, type Notice, successNotice } from "../form/notice.tsx";

/** The page has checked everything else before. */
const TOO_COMMON = "Is it a common password, or a name? Please choose another one.";

/** The sentence for a result code of RecoverPassword (specification 8). */
export function recoveryNotice(resultCode: number): Notice {
  if (resultCode > 0) return successNotice("Password updated successfully");
  switch (resultCode) {
    case -1:
      return errorNotice("Invalid OTP!!");
    case -4:
      return errorNotice("OTP is expired.Raise a request again!!");
    case -3:
      return errorNotice("Invalid input was supplied !!", TOO_COMMON);
    default:
      return errorNotice("User not found !!");
  }
}

/** The sentence for a result code of SendOtp; 2 means that an earlier code is still valid. */
export function codeSentNotice(resultCode: number): Notice {
  if (resultCode <= 0) return errorNotice("Invalid Email supplied");
  return successNotice(
    "OTP sent successfully",
    resultCode === 2
      ? "We sent it less than a minute ago, and that code still works."
      : "It works for 10 minutes.",
  );
}

/** The sentence for a result code of changepassword. */
export function passwordChangeNotice(resultCode: number): Notice {
  if (resultCode > 0) return successNotice("Password updated successfully");
  if (resultCode === -1) return errorNotice("Current password is incorrect !!!");
  return errorNotice("Update password was unsuccessfull !!!", TOO_COMMON);
}

interface PasswordsTyped {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The error of the whole form, in the order and the words of specification 5; null if it is valid. */
export function passwordChangeError(typed: PasswordsTyped): string | null {
  const all = [typed.currentPassword, typed.newPassword, typed.confirmNewPassword];
  if (all.includes("")) return "All fields are mandatory.";
  if (all.some((text) => text.trim() === "")) return "All fields are required";
  if (typed.newPassword !== typed.confirmNewPassword) return "New password and confirm password must match.";
  return null;
}
