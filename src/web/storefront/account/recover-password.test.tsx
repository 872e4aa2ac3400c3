// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "../../../../tests/support/page-in-dom.tsx";
import type { Begun } from "../../../contract/own-account.schemas.ts";

const RECOVER = "/api/accounts/RecoverPassword";
const CHECK = "/api/accounts/check-code";
const LOGIN = "/api/accounts/login";
const newcomer = { ...anna, emailVerified: false };
const PASSWORD = "a quiet green bicycle";
const right = { code: 1, password: 1, isOwnLogin: false, begun: null };
const begun: Begun = {
  startedAt: "2026-11-20T09:30:00.000Z",
  device: "Chrome on Android",
  firstName: "Asha",
  lastName: "Rao",
  contactNoEnd: "345",
  cart: [{ productName: "Everyday Mug", colourName: "Ink", size: "", qty: 1 }],
  addresses: [],
  orders: [],
};

function Where() {
  const { pathname, hash, state } = useLocation();
  return <p data-testid="where">{`${pathname}${hash} ${state ? JSON.stringify(state) : ""}`.trim()}</p>;
}
const where = () => screen.getByTestId("where").textContent;

interface Opened {
  hash: string;
  /** Logged in as after a sign-up. */
  isLoggedIn?: boolean;
  respond: Readonly<Record<string, unknown>>;
}

/** Step two of setting a password, opened by a link. Each path has its response, or a function of the request. */
async function openStepTwo({ hash, isLoggedIn = false, respond }: Opened) {
  const browser = openBrowser((request: SentRequest) => {
    const response = respond[request.path];
    return typeof response === "function" ? response(request) : response;
  });
  const { saveLogin, loggedInUser, storedUser } = await import("../state/user.ts");
  const { loginPath } = await import("../state/after-login.ts");
  const { saveRecoveryDraft } = await import("./recovery-draft.ts");
  const { usePageNotice } = await import("../state/page-notice.ts");
  const { default: RecoverPassword } = await import("./recover-password.tsx");
  if (isLoggedIn) {
    saveLogin(newcomer);
    saveRecoveryDraft("anna@x.example", Date.now(), newcomer.userId);
  }
  loginPath("/welcome-kit#variant=251&size=M");
  const Page = () => (
    <>
      <Where />
      <p data-testid="notice">{usePageNotice()?.text}</p>
      {useLocation().pathname === "/accounts/recover-password" && <RecoverPassword />}
    </>
  );
  const page = renderPage(<Page />, `/accounts/recover-password${hash}`);
  await screen.findByLabelText("OTP");
  return { ...browser, ...page, loggedInUser, storedUser, saveLogin };
}
async function setPassword(user: ReturnType<typeof renderPage>["user"], password = PASSWORD) {
  await user.type(screen.getByLabelText("OTP"), "123456");
  await user.type(screen.getByLabelText("New Password"), password);
  await user.click(screen.getByRole("button", { name: "Update Password" }));
}

describe("setting a password", () => {
  it("after a sign-up stays logged in, and leads back to the kit with the chosen size", async () => {
    const { user, loggedInUser } = await openStepTwo({
      hash: "#email=anna@x.example&new",
      isLoggedIn: true,
      respond: {
        [CHECK]: { ...right, isOwnLogin: true },
        [RECOVER]: 1,
        "/api/accounts/me": { emailVerified: false },
      },
    });
    await setPassword(user);
    await expect
      .poll(where, { message: "and nothing is left in the history" })
      .toBe("/welcome-kit#variant=251&size=M");
    expect(screen.getByTestId("notice").textContent).toBe("Welcome, Anna Rao.");
    expect(loggedInUser()).toMatchObject({ token: anna.token, emailVerified: true });
  });

  it("by a newcomer in another browser logs in", async () => {
    const { user, sentTo, loggedInUser } = await openStepTwo({
      hash: "#email=anna@x.example&new",
      respond: { [CHECK]: right, [RECOVER]: 1, [LOGIN]: anna },
    });
    await setPassword(user);
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
    expect(loggedInUser()?.token).toBe(anna.token);
    expect(sentTo(LOGIN)).toMatchObject([{ body: { userName: "anna@x.example" } }]);
  });

  it("that was forgotten logs in too, and leads on", async () => {
    const { user, loggedInUser } = await openStepTwo({
      hash: "#email=anna@x.example",
      respond: { [CHECK]: right, [RECOVER]: 1, [LOGIN]: anna },
    });
    await setPassword(user);
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
    expect(screen.getByTestId("notice").textContent).toBe("Password updated successfully");
    expect(loggedInUser()?.token).toBe(anna.token);
  });

  it("says so with a link to the login where that fails, and the login knows the e-mail address", async () => {
    const { user } = await openStepTwo({
      hash: "#email=anna@x.example",
      respond: { [CHECK]: right, [RECOVER]: 1, [LOGIN]: { ...anna, userId: 0 } },
    });
    await setPassword(user);
    await screen.findByText("Your password is updated successfully.");
    const { readDraft } = await import("../form/form-draft.ts");
    expect(readDraft("login", { email: "", password: "" })).toEqual({ email: "anna@x.example" });
  });

  it("by the link of a mail makes nobody wait for another code, and says how long its code is", async () => {
    await openStepTwo({ hash: "#email=anna@x.example&digits=10", respond: {} });
    const resend = screen.getByRole("button", { name: "Resend OTP" });
    expect(resend.hasAttribute("disabled")).toBe(false);
    screen.getByText("10 digits. The code works for 10 minutes.");
  });

  it("by the link of a mail in another tab goes on where it began, with size, coupon and button", async () => {
    const to = encodeURIComponent("/other-kit#variant=9&size=L&coupon=KIT-7F3K&press=0");
    const { user } = await openStepTwo({
      hash: `#email=anna@x.example&new&to=${to}`,
      respond: { [CHECK]: right, [RECOVER]: 1, [LOGIN]: anna },
    });
    await setPassword(user);
    await expect.poll(where).toBe("/other-kit#variant=9&size=L");
    const { linkedCoupon } = await import("../state/linked-coupon.ts");
    expect(linkedCoupon.get()).toBe("KIT-7F3K");
    expect(sessionStorage.getItem("kitstore.press /other-kit")).toBe("0");
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "never leads on to %s",
    async (to) => {
      const { user } = await openStepTwo({
        hash: `#email=anna@x.example&new&to=${encodeURIComponent(to)}`,
        respond: { [CHECK]: right, [RECOVER]: 1, [LOGIN]: anna },
      });
      await setPassword(user);
      await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
    },
  );

  it("goes on in the tab of the sign-up when another tab has done it", async () => {
    const { saveLogin } = await openStepTwo({
      hash: "#email=anna@x.example&new",
      isLoggedIn: true,
      respond: { "/api/accounts/me": { emailVerified: false } },
    });
    saveLogin(anna);
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
  });

  it("goes on in the tab of the sign-up when another device has done it, with the name that was given there", async () => {
    const me = { emailVerified: true, firstName: "Anna", lastName: "Iyer", contactNo: "" };
    const { loggedInUser } = await openStepTwo({
      hash: "#email=anna@x.example&new",
      isLoggedIn: true,
      respond: { "/api/accounts/me": me },
    });
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
    expect(loggedInUser()).toMatchObject({ fullName: "Anna Iyer", emailVerified: true });
  });

  it("says together that the code is wrong and the password too weak, and costs one try", async () => {
    const { user, sentTo } = await openStepTwo({
      hash: "#email=anna@x.example",
      respond: { [CHECK]: { ...right, code: -1, password: -3 } },
    });
    await setPassword(user, "short");
    await screen.findByText("Invalid OTP!!");
    screen.getByText("Use at least 8 characters.");
    await user.click(screen.getByRole("button", { name: "Update Password" }));
    await screen.findByText("Invalid OTP!!");
    expect(sentTo(CHECK)).toHaveLength(1);
  });

  it("shows an error instead of the success before it, and focuses it", async () => {
    const { user } = await openStepTwo({
      hash: "#email=anna@x.example",
      respond: { "/api/accounts/SendOtp": 1, [CHECK]: { ...right, code: -1 } },
    });
    await user.click(screen.getByRole("button", { name: "Resend OTP" }));
    await screen.findByText("OTP sent successfully");
    await user.click(screen.getByRole("button", { name: "Update Password" }));
    expect(screen.queryByText("OTP sent successfully")).toBeNull();
    await setPassword(user);
    const alert = await screen.findByText("Invalid OTP!!");
    expect(document.activeElement?.contains(alert)).toBe(true);
  });
});

describe("a sign-up that was begun elsewhere", () => {
  const open = () =>
    openStepTwo({
      hash: "#email=anna@x.example&new",
      respond: { [CHECK]: { ...right, begun }, [RECOVER]: 1, [LOGIN]: anna },
    });
  const sentVerdict = ([sent]: readonly SentRequest[]) =>
    (sent?.body as { begun?: unknown } | undefined)?.begun;

  it("shows what was begun before anything is set, and keeps it with the name as corrected", async () => {
    const { user, sentTo } = await open();
    await setPassword(user);
    await screen.findByText("Was that you?");
    screen.getByText("1 × Everyday Mug, Ink");
    screen.getByText("Chrome on Android");
    expect(sentTo(RECOVER)).toEqual([]);
    await user.clear(screen.getByLabelText("First Name"));
    await user.type(screen.getByLabelText("First Name"), "Aisha");
    await user.click(screen.getByRole("button", { name: "That was me" }));
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M");
    expect(sentVerdict(sentTo(RECOVER))).toEqual({ answer: "mine", firstName: "Aisha", lastName: "Rao" });
  });

  it("starts clean with a name that is asked anew, and can go back from there", async () => {
    const { user, sentTo } = await open();
    await setPassword(user);
    await user.click(await screen.findByRole("button", { name: "Start clean" }));
    const firstName = () => screen.getByLabelText<HTMLInputElement>("First Name");
    expect([firstName().value, document.activeElement]).toEqual(["", firstName()]);
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(firstName().value).toBe("Asha");
    await user.click(screen.getByRole("button", { name: "Start clean" }));
    await user.click(screen.getByRole("button", { name: "Start clean" }));
    screen.getByText("Please enter your first name.");
    expect(sentTo(RECOVER)).toEqual([]);
    await user.type(firstName(), "Victoria{Enter}");
    await expect.poll(() => sentTo(RECOVER)).toHaveLength(1);
    expect(sentVerdict(sentTo(RECOVER))).toEqual({ answer: "clean", firstName: "Victoria", lastName: "" });
  });
});
