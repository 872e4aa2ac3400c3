import { describe, expect, it } from "vitest";
import { accountPage } from "../support/account-page.ts";
import { alertHasFocus } from "../support/alert-has-focus.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { codeIn, mailTo, otherCode, signUpWithPassword } from "../support/mailed-code.ts";
import { openPage } from "../support/open-page.ts";
import { textColour } from "../support/text-colour.ts";

const PASSWORD = "a quiet green bicycle";

describeShop(
  "forgotten and changed passwords",
  (shop) => {
    const { fail, fill, green, open, press, red } = accountPage(shop);

    describe("recovery", () => {
      it("takes the press of the button that the error of the field above moves down", async () => {
        const { email } = await signUpWithPassword(shop().store);
        shop().store.advanceClock(61_000);
        const { page } = await open("/accounts/recover-password");
        await fill(page, { Email: email });
        await press(page, "Send OTP");
        await fill(page, { OTP: "123456", "New Password": "short" });
        const button = page.getByRole("button", { name: "Update Password" });
        const before = await button.boundingBox();
        if (!before) throw new Error("No button");
        await page.mouse.move(before.x + before.width / 2, before.y + 4);
        await page.mouse.down();
        await page.waitForTimeout(100); // as long as a finger presses
        await page.mouse.up();
        await page.getByText("Use at least 8 characters.").waitFor();
        expect(await page.getByLabel("New Password").evaluate((field) => field.matches(":focus"))).toBe(true);
      });

      it("refuses an unknown e-mail address and reports a call that fails [spec 5.16, 8.6, 8.7]", async () => {
        const { page, expectComplaint } = await open("/accounts/recover-password");
        await press(page, "Send OTP");
        await page.getByText("Please enter your email.").waitFor();
        await fill(page, { Email: "nobody@ledgerline.example" });
        await press(page, "Send OTP");
        await red(page, "Invalid Email supplied");
        await fail(page, "SendOtp");
        await press(page, "Send OTP");
        await red(page, "Failed to send OTP.");
        expectComplaint(/ERR_FAILED/);
      });

      it("goes from the email by the mailed code to a new password and the login link; resending is possible [spec 2.48, 4.22, 5.16, 8.8-15]", async () => {
        const { email } = await signUpWithPassword(shop().store);
        shop().store.advanceClock(61_000); // a minute must pass after the code of the sign-up
        const { page, expectComplaint } = await shop().visitor();
        await page.clock.install();
        await openPage(page, "/accounts/recover-password");
        await fill(page, { Email: email });
        await press(page, "Send OTP");
        await green(page, "OTP sent successfully");
        const code = codeIn(await mailTo(shop().store, email, 2));

        await press(page, "Update Password");
        await page.getByText("Please enter the code from the email.").waitFor();
        expect(await page.getByLabel("New Password").getAttribute("aria-invalid")).toBe("true");
        await fill(page, { OTP: code });
        await press(page, "Update Password");
        await page.getByText("Please enter the code from the email.").waitFor({ state: "detached" });
        expect(await page.getByLabel("New Password").getAttribute("aria-invalid")).toBe("true");
        await fail(page, "RecoverPassword");
        await fill(page, { OTP: code, "New Password": PASSWORD });
        await press(page, "Update Password");
        await red(page, "Failed to update password !!");
        await page.unroute("**/api/accounts/RecoverPassword");
        for (const [code, text] of [
          [-3, "Invalid input was supplied !!"],
          [-4, "OTP is expired.Raise a request again!!"],
          [-2, "User not found !!"],
        ] as const) {
          await page.route("**/api/accounts/RecoverPassword", (route) => route.fulfill({ json: code }));
          await press(page, "Update Password");
          await red(page, text);
          await page.unroute("**/api/accounts/RecoverPassword");
        }
        await fill(page, { OTP: otherCode(code) });
        await press(page, "Update Password");
        await red(page, "Invalid OTP!!");

        await page.clock.fastForward("01:01");
        await fail(page, "SendOtp");
        await press(page, "Resend OTP");
        await red(page, "Failed to resend OTP.");
        await page.unroute("**/api/accounts/SendOtp");
        await press(page, "Resend OTP");
        await green(page, "OTP sent successfully");

        const asCopied = ` ${code.slice(0, 3)} ${code.slice(3)} `;
        // The login follows by itself; where it fails, there is the link.
        await fail(page, "login");
        await fill(page, { OTP: asCopied, "New Password": PASSWORD });
        await press(page, "Update Password");
        await green(page, "Password updated successfully");
        await page.getByText("Your password is updated successfully.", { exact: true }).waitFor();
        const login = page.getByRole("main").getByRole("link", { name: "Login" });
        expect(await login.getAttribute("href")).toBe("/accounts/login");
        expectComplaint(/ERR_FAILED/);
      });
    });

    describe("change of password", () => {
      const openAsMember = async () => {
        const { email, password, userId } = await signUpWithPassword(shop().store);
        const body = { userName: email, password };
        const { token } = (await shop().store.call("POST /api/accounts/login", { body })).body;
        const visitor = await shop().visitor();
        await logInAs(visitor.page, { userId, token, email });
        await openPage(visitor.page, "/accounts/change-password");
        return { ...visitor, password, userId };
      };
      const passwords = (current: string, next: string, again = next) => ({
        "Current Password": current,
        "New Password": next,
        "Confirm Password": again,
      });

      it("says what is wrong with the form, in order, and calls nothing [spec 5.23-25]", async () => {
        const { page } = await openAsMember();
        let calls = 0;
        page.on("request", (request) => {
          if (request.url().includes("changepassword")) calls += 1;
        });
        for (const label of Object.keys(passwords("", ""))) {
          await fill(page, { ...passwords("the old one", "the new one"), [label]: "" });
          await press(page, "Update Password");
          await red(page, "All fields are mandatory.");
        }
        await fill(page, passwords("   ", "the new one"));
        await press(page, "Update Password");
        await red(page, "All fields are required");
        await fill(page, passwords("the old one", "the new one", "another one"));
        await press(page, "Update Password");
        await red(page, "New password and confirm password must match.");
        expect(calls).toBe(0);
      });

      it("shows a wrong current password, a refusal and a failed call; success clears form and error [spec 1.11, 2.49, 6.7, 6.10, 8.1, 8.16-19]", async () => {
        const { page, expectComplaint, password, userId } = await openAsMember();
        await fill(page, passwords("not this one", PASSWORD));
        await press(page, "Update Password");
        await red(page, "Current password is incorrect !!!");
        await page.route("**/api/accounts/changepassword", (route) => route.fulfill({ json: -2 }));
        await press(page, "Update Password");
        await red(page, "Update password was unsuccessfull !!!");
        await page.unroute("**/api/accounts/changepassword");
        await fail(page, "changepassword");
        await press(page, "Update Password");
        await red(page, "An error occurred during login.");
        await page.unroute("**/api/accounts/changepassword");
        const sent = page.waitForRequest("**/api/accounts/changepassword");
        await fill(page, passwords(password, "another green bicycle"));
        await press(page, "Update Password");
        expect((await (await sent).allHeaders()).authorization).toMatch(/^Bearer \S+$/);
        expect((await sent).postDataJSON()).toMatchObject({ userId });
        const alert = page.getByRole("alert");
        await alert.getByText("Password updated successfully", { exact: true }).waitFor();
        expect(await alert.count()).toBe(1);
        expect(await textColour(alert)).toBe("green");
        await expect.poll(() => alertHasFocus(page)).toBe(true);
        for (const label of Object.keys(passwords("", "")))
          expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe("");
        expectComplaint(/ERR_FAILED/);
      });

      it("sends a guest to the login and comes back [spec 6.7]", async () => {
        const { page } = await open("/accounts/change-password");
        await page.waitForURL("**/accounts/login");
        await fill(page, { Email: "office@ledgerline.example", Password: "ledgerline-demo" });
        await press(page, "Login");
        await page.waitForURL("**/accounts/change-password");
      });
    });
  },
  { SIGNUP_DOMAIN: "ledgerline.example" },
);
