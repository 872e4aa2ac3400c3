// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

async function openKit(isLoggedIn = false) {
  openBrowser(() => []);
  const { saveLogin } = await import("../state/user.ts");
  const { default: KitFields } = await import("./kit-fields.tsx");
  if (isLoggedIn) saveLogin(anna);
  const names: string[] = [];
  const page = await renderPage(<KitFields onName={(name) => names.push(name)} />);
  return { ...page, label: () => names.at(-1) };
}
afterEach(() => {
  location.hash = "";
});

describe("the kit's fields", () => {
  it("has the name on the label as it is typed, and addresses the parcel to it", async () => {
    const { user, label } = await openKit(true);
    await expect.poll(label).toBe(anna.fullName);
    await user.clear(screen.getByLabelText(/^Name on the label/));
    await expect.poll(label).toBe("");
    await user.type(screen.getByLabelText(/^Name on the label/), "Meera Iyer");
    await expect.poll(label).toBe("Meera Iyer");
    const { readLabelName } = await import("../state/label-name.ts");
    expect(readLabelName()).toBe("Meera Iyer");
  });

  it("asks for the name once: sign-up begins with it, and the page has it again after a reload", async () => {
    const { user, label } = await openKit();
    const { readDraft, saveDraft } = await import("../form/form-draft.ts");
    saveDraft("signup", { email: "asha@ledgerline.example", contactNo: "+91 98200 12345" });
    await user.type(screen.getByLabelText(/^Name on the label/), "Asha Devi Rao");
    const blank = { email: "", firstName: "", lastName: "", contactNo: "" };
    await expect
      .poll(() => readDraft("signup", blank))
      .toEqual({
        email: "asha@ledgerline.example",
        contactNo: "+91 98200 12345",
        firstName: "Asha Devi",
        lastName: "Rao",
      });
    cleanup();
    const { default: KitFields } = await import("./kit-fields.tsx");
    await renderPage(<KitFields onName={() => {}} />);
    await expect
      .poll(() => screen.getByLabelText<HTMLInputElement>(/^Name on the label/).value)
      .toBe("Asha Devi Rao");
    expect(label()).toBe("Asha Devi Rao");
    const { logOut } = await import("../state/log-out.ts");
    const { saveLogin } = await import("../state/user.ts");
    const { readLabelName } = await import("../state/label-name.ts");
    saveLogin(anna);
    await logOut();
    expect(readLabelName(), "whoever uses the tab next has another name").toBeNull();
  });

  it("begins sign-up and login with the address that the linked code was mailed to", async () => {
    location.hash = "#coupon=KIT-1234&email=meera.iyer%40ledgerline.example";
    const { label } = await openKit();
    await expect.poll(label).toBe("Meera Iyer");
    const { readDraft } = await import("../form/form-draft.ts");
    const blank = { email: "", firstName: "", lastName: "" };
    const email = "meera.iyer@ledgerline.example";
    expect(readDraft("signup", blank)).toEqual({ email, firstName: "Meera", lastName: "Iyer" });
    expect(readDraft("login", blank)).toEqual({ email });
  });

  it("guesses no name from another kind of address, and keeps what somebody typed", async () => {
    const { saveLinkedPerson, linkedFullName } = await import("../state/linked-person.ts");
    const { readDraft, saveDraft } = await import("../form/form-draft.ts");
    saveDraft("signup", null);
    saveDraft("login", null);
    saveLinkedPerson("meera7@ledgerline.example", null);
    expect(linkedFullName()).toBe("");
    saveDraft("signup", { email: "asha@ledgerline.example" });
    saveLinkedPerson("meera.iyer@ledgerline.example", null);
    expect(readDraft("signup", { email: "" })).toEqual({ email: "asha@ledgerline.example" });
  });

  it("stores the coupon of the link that opened the page", async () => {
    location.hash = "#coupon=KIT-1234";
    await openKit();
    const note = await screen.findByText("Your code KIT-1234 is ready: checkout fills it in for you.");
    expect(
      note.closest(".sr-only"),
      "it moves no field: the price's line says it to who sees the page",
    ).not.toBeNull();
    const { linkedCoupon } = await import("../state/linked-coupon.ts");
    expect(linkedCoupon.get()).toBe("KIT-1234");
  });
});
