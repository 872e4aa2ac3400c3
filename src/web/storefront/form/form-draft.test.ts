import { beforeEach, expect, it } from "vitest";
import { newProfile, newTab, openPage } from "../../../../tests/support/fake-browser.ts";
import { readDraft, saveDraft } from "./form-draft.ts";

const blank = { email: "", otp: "", newPassword: "" };
beforeEach(() => void openPage(newTab(newProfile())));

it("stores what was typed, without the secret fields", () => {
  saveDraft("recovery", { email: "a@b.example", otp: "123456", newPassword: "hunter2 hunter2" }, [
    "newPassword",
  ]);
  expect(readDraft("recovery", blank)).toEqual({ email: "a@b.example", otp: "123456" });
  expect(sessionStorage.getItem("kitstore.draft.recovery")).not.toContain("hunter2");
});

it("reads only texts of the form's own fields", () => {
  for (const rubbish of ["", "{", "7", '"x"', '{"email":7,"__proto__":"x","toString":"x","admin":"on"}']) {
    sessionStorage.setItem("kitstore.draft.recovery", rubbish);
    expect(readDraft("recovery", blank)).toEqual({});
  }
});

it("deletes the draft", () => {
  saveDraft("recovery", blank);
  saveDraft("recovery", null);
  expect(sessionStorage.getItem("kitstore.draft.recovery")).toBeNull();
});

it("works without a draft where storage is blocked", () => {
  sessionStorage.setItem = () => {
    throw new DOMException("refused", "SecurityError");
  };
  expect(() => saveDraft("recovery", blank)).not.toThrow();
});
