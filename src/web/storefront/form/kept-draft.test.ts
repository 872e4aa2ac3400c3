import { beforeEach, expect, it } from "vitest";
import { newProfile, newTab, openPage } from "../state/fake-browser.ts";
import { keepDraft, keptDraft } from "./kept-draft.ts";

const blank = { email: "", otp: "", newPassword: "" };
beforeEach(() => void openPage(newTab(newProfile())));

it("keeps what was typed, but for the secrets", () => {
  keepDraft("recovery", { email: "a@b.example", otp: "123456", newPassword: "hunter2 hunter2" }, [
    "newPassword",
  ]);
  expect(keptDraft("recovery", blank)).toEqual({ email: "a@b.example", otp: "123456" });
  expect(sessionStorage.getItem("kitstore.draft.recovery")).not.toContain("hunter2");
});

it("takes back only texts of the form's own fields", () => {
  for (const rubbish of ["", "{", "7", '"x"', '{"email":7,"__proto__":"x","toString":"x","admin":"on"}']) {
    sessionStorage.setItem("kitstore.draft.recovery", rubbish);
    expect(keptDraft("recovery", blank)).toEqual({});
  }
});

it("forgets", () => {
  keepDraft("recovery", blank);
  keepDraft("recovery", null);
  expect(sessionStorage.getItem("kitstore.draft.recovery")).toBeNull();
});

it("does without where storage is refused", () => {
  sessionStorage.setItem = () => {
    throw new DOMException("refused", "SecurityError");
  };
  expect(() => keepDraft("recovery", blank)).not.toThrow();
});
