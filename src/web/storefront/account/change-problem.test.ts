import { expect, it } from "vitest";
import { passwordChangeError } from "./change-problem.ts";

const typed = (currentPassword: string, newPassword: string, confirmNewPassword: string) =>
  passwordChangeError({ currentPassword, newPassword, confirmNewPassword });

it("returns the first error of a password change, in the specification's order", () => {
  expect(typed("", "one long word", "another")).toBe("All fields are mandatory.");
  expect(typed("old", "new", "")).toBe("All fields are mandatory.");
  expect(typed("old", "   ", "new")).toBe("All fields are required");
  expect(typed("old", "one long word", "one long wort")).toBe(
    "New password and confirm password must match.",
  );
  expect(typed("old", "one long word", "one long word")).toBeNull();
});
