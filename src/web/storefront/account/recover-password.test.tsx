// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

const RECOVER = "/api/accounts/RecoverPassword";
const newcomer = { ...anna, emailVerified: false };

function Where() {
  const { pathname, hash, state } = useLocation();
  return <p data-testid="where">{`${pathname}${hash} ${state?.welcome ?? ""}`}</p>;
}
const where = () => screen.getByTestId("where").textContent;

/** Step two of setting a password, opened by a link; `user` is logged in as after a sign-up. */
async function openStepTwo(hash: string, isLoggedIn: boolean, respond: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(respond);
  const { saveLogin, loggedInUser } = await import("../state/user.ts");
  const { loginPath } = await import("./after-login.ts");
  const { default: RecoverPassword } = await import("./recover-password.tsx");
  if (isLoggedIn) saveLogin(newcomer);
  loginPath("/welcome-kit#variant=251&size=M");
  const Page = () => (
    <>
      <Where />
      {useLocation().pathname === "/accounts/recover-password" && <RecoverPassword />}
    </>
  );
  const page = renderPage(<Page />, `/accounts/recover-password${hash}`);
  await screen.findByLabelText("OTP");
  return { ...browser, ...page, loggedInUser };
}
async function setPassword(user: ReturnType<typeof renderPage>["user"]) {
  await user.type(screen.getByLabelText("OTP"), "123456");
  await user.type(screen.getByLabelText("New Password"), "a quiet green bicycle");
  await user.click(screen.getByRole("button", { name: "Update Password" }));
}

describe("setting a password", () => {
  it("after a sign-up stays logged in, and leads back to the kit with the chosen size", async () => {
    const { user, loggedInUser } = await openStepTwo("#email=anna@x.example&new", true, () => 1);
    await setPassword(user);
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M Anna Rao");
    expect(loggedInUser()).toMatchObject({ token: anna.token, emailVerified: true });
  });

  it("by a newcomer in another browser logs in", async () => {
    const { user, sentTo, loggedInUser } = await openStepTwo(
      "#email=anna@x.example&new",
      false,
      ({ path }) => (path === RECOVER ? 1 : anna),
    );
    await setPassword(user);
    await expect.poll(where).toBe("/welcome-kit#variant=251&size=M Anna Rao");
    expect(loggedInUser()?.token).toBe(anna.token);
    expect(sentTo("/api/accounts/login")).toMatchObject([{ body: { userName: "anna@x.example" } }]);
  });

  it("that was forgotten logs out, and the login knows the e-mail address", async () => {
    const { user, requests } = await openStepTwo("#email=anna@x.example", false, () => 1);
    await setPassword(user);
    await screen.findByText("Your password is updated successfully.");
    const { readDraft } = await import("../form/form-draft.ts");
    expect(readDraft("login", { email: "", password: "" })).toEqual({ email: "anna@x.example" });
    expect(requests).toHaveLength(1);
  });

  it("by the link of a mail makes nobody wait for another code", async () => {
    await openStepTwo("#email=anna@x.example", false, () => 1);
    const resend = screen.getByRole("button", { name: "Resend OTP" });
    expect(resend.hasAttribute("disabled")).toBe(false);
  });

  it("shows an error instead of the success before it, and focuses it", async () => {
    const responses = [1, -1];
    const { user } = await openStepTwo("#email=anna@x.example", false, () => responses.shift());
    await user.click(screen.getByRole("button", { name: "Resend OTP" }));
    await screen.findByText("OTP sent successfully");
    await user.click(screen.getByRole("button", { name: "Update Password" }));
    expect(screen.queryByText("OTP sent successfully")).toBeNull();
    await setPassword(user);
    const alert = await screen.findByText("Invalid OTP!!");
    expect(document.activeElement?.contains(alert)).toBe(true);
  });
});
