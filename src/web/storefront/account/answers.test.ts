import { expect, it } from "vitest";
import { changeNotice, recoveryNotice, sentNotice } from "./answers.ts";

it("tells the numbers of the interface in the specification's words", () => {
  expect([1, -1, -4, -3, 0, -2, -9].map((answer) => recoveryNotice(answer).text)).toEqual([
    "Password updated successfully",
    "Invalid OTP!!",
    "OTP is expired.Raise a request again!!",
    "Invalid input was supplied !!",
    "User not found !!",
    "User not found !!",
    "User not found !!",
  ]);
  expect([1, 2, 0, -1].map((answer) => sentNotice(answer).text)).toEqual([
    "OTP sent successfully",
    "OTP sent successfully",
    "Invalid Email supplied",
    "Invalid Email supplied",
  ]);
  expect([1, -1, -2].map((answer) => changeNotice(answer).text)).toEqual([
    "Password updated successfully",
    "Current password is incorrect !!!",
    "Update password was unsuccessfull !!!",
  ]);
});

it("shows successes in green and errors in red", () => {
  expect([recoveryNotice(1), sentNotice(2), changeNotice(1)].map(({ kind }) => kind)).toEqual([
    "good",
    "good",
    "good",
  ]);
  expect([recoveryNotice(0), sentNotice(0), changeNotice(-2)].map(({ kind }) => kind)).toEqual([
    "bad",
    "bad",
    "bad",
  ]);
});
