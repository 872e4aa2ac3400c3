import { bad, good, type Notice } from "../form/notice.tsx";

/** What the number of RecoverPassword means, letter by letter (specification 8). */
export function recoveryNotice(answer: number): Notice {
  if (answer > 0) return good("Password updated successfully");
  switch (answer) {
    case -1:
      return bad("Invalid OTP!!");
    case -4:
      return bad("OTP is expired.Raise a request again!!");
    case -3:
      return bad("Invalid input was supplied !!");
    default:
      return bad("User not found !!");
  }
}

/** What the number of SendOtp means: 2 is an earlier code that is still good. */
export function sentNotice(answer: number): Notice {
  if (answer <= 0) return bad("Invalid Email supplied");
  return good(
    "OTP sent successfully",
    answer === 2 ? "It is the code of a moment ago, which is still good." : "It is good for 10 minutes.",
  );
}

/** What the number of changepassword means. */
export function changeNotice(answer: number): Notice {
  if (answer > 0) return good("Password updated successfully");
  if (answer === -1) return bad("Current password is incorrect !!!");
  return bad("Update password was unsuccessfull !!!");
}
