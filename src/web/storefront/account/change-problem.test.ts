import { expect, it } from "vitest";
import { changeProblem } from "./change-problem.ts";

const typed = (currentPassword: string, newPassword: string, confirmNewPassword: string) =>
  changeProblem({ currentPassword, newPassword, confirmNewPassword });

it("says in the specification's order what is wrong with a change of password", () => {
  expect(typed("", "one long word", "another")).toBe("All fields are mandatory.");
  expect(typed("old", "new", "")).toBe("All fields are mandatory.");
  expect(typed("old", "   ", "new")).toBe("All fields are required");
  expect(typed("old", "one long word", "one long wort")).toBe(
    "New password and confirm password must match.",
  );
  expect(typed("old", "one long word", "one long word")).toBeNull();
});
