import { expect, it } from "vitest";
import {
  codeSentNotice,
  passwordChangeError,
  passwordChangeNotice,
  recoveryNotice,
} from "./password-notices.ts";

it("shows the result codes of the API as the specification's sentences [spec 8.11]", () => {
  expect([1, -1, -4, -3, 0, -2, -9].map((code) => recoveryNotice(code).text)).toEqual([
    "Password updated successfully",
    "Invalid OTP!!",
    "OTP is expired.Raise a request again!!",
    "Invalid input was supplied !!",
    "User not found !!",
    "User not found !!",
    "User not found !!",
  ]);
  expect([1, 2, 0, -1].map((code) => codeSentNotice(code).text)).toEqual([
    "OTP sent successfully",
    "OTP sent successfully",
    "Invalid Email supplied",
    "Invalid Email supplied",
  ]);
  expect([1, -1, -2].map((code) => passwordChangeNotice(code).text)).toEqual([
    "Password updated successfully",
    "Current password is incorrect !!!",
    "Update password was unsuccessfull !!!",
  ]);
});

it("shows successes in green and errors in red", () => {
  expect([recoveryNotice(1), codeSentNotice(2), passwordChangeNotice(1)].map(({ kind }) => kind)).toEqual([
    "good",
    "good",
    "good",
  ]);
  expect([recoveryNotice(0), codeSentNotice(0), passwordChangeNotice(-2)].map(({ kind }) => kind)).toEqual([
    "bad",
    "bad",
    "bad",
  ]);
});

const typed = (currentPassword: string, newPassword: string, confirmNewPassword: string) =>
  passwordChangeError({ currentPassword, newPassword, confirmNewPassword });

it("returns the first error of a password change, in the specification's order [spec 5.23]", () => {
  expect(typed("", "one long word", "another")).toBe("All fields are mandatory.");
  expect(typed("old", "new", "")).toBe("All fields are mandatory.");
  expect(typed("old", "   ", "new")).toBe("All fields are required");
  expect(typed("old", "one long word", "one long wort")).toBe(
    "New password and confirm password must match.",
  );
  expect(typed("old", "one long word", "one long word")).toBeNull();
});
