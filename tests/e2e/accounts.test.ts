import { describe, expect, it } from "vitest";
import { accountPage } from "../support/account-page.ts";
import { alertHasFocus } from "../support/alert-has-focus.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newEmail } from "../support/mailed-code.ts";

describeShop(
  "accounts",
  (shop) => {
    const { fail, fill, open, press, red } = accountPage(shop);

    describe("login", () => {
      it("needs a valid email and a password, and calls nothing without them [spec 5.11]", async () => {
        const { page } = await open("/accounts/login");
        let calls = 0;
        page.on("request", (request) => {
          if (request.url().endsWith("/api/accounts/login")) calls += 1;
        });
        await press(page, "Login");
        await page.getByText("Please enter your email.").waitFor();
        await page.getByText("Please enter your password.").waitFor();
        await fill(page, { Email: "asha at ledgerline", Password: "x" });
        await press(page, "Login");
        await page.getByText("Please check the email address.").waitFor();
        expect(calls).toBe(0);
      });

      it("that is wrong, and one whose call fails, show a red message [spec 8.2, 8.3]", async () => {
        const { page, expectComplaint } = await open("/accounts/login");
        await fill(page, { Email: "employee@ledgerline.example", Password: "not the password" });
        await press(page, "Login");
        await red(page, "Unsuccessful Login Attempt!!!");
        await fail(page, "login");
        await press(page, "Login");
        await red(page, "An error occurred during login.");
        expectComplaint(/ERR_FAILED/);
      });

      it("waits under a spinner that covers the screen [spec 2.65, 10.35]", async () => {
        const { page } = await open("/accounts/login");
        let response = () => {};
        await page.route("**/api/accounts/login", async (route) => {
          await new Promise<void>((done) => {
            response = done;
          });
          await route.continue();
        });
        await fill(page, { Email: "employee@ledgerline.example", Password: "ledgerline-demo" });
        await press(page, "Login");
        const spinner = page.getByRole("status").filter({ hasText: "Logging in …" });
        await spinner.waitFor();
        expect(await spinner.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
        response();
        await page.waitForURL((url) => url.pathname === "/");
        await spinner.waitFor({ state: "detached" });
      });

      it.each([
        ["/accounts/login", "current-password"],
        ["/admin#/login", "current-password"],
      ])(
        "at %s takes a pasted password, and tells a password manager which one it is",
        async (path, which) => {
          const { page, context } = await open(path);
          await context.grantPermissions(["clipboard-read", "clipboard-write"]);
          await page.evaluate(() => navigator.clipboard.writeText("Pasted: 🐝 and spaces "));
          const password = page.locator("input[type=password]").first();
          await password.focus();
          await page.keyboard.press("Control+V");
          expect(await password.inputValue()).toBe("Pasted: 🐝 and spaces ");
          expect(await password.getAttribute("autocomplete")).toBe(which);
          const form = page.locator("form").filter({ has: password });
          expect(await form.getAttribute("autocomplete")).not.toBe("off");
          expect(await form.locator("input[autocomplete=username]").count()).toBe(1);
        },
      );

      it("shows the password as it is typed, and only when asked to", async () => {
        const { page } = await open("/accounts/login");
        const password = page.getByLabel("Password", { exact: true });
        expect(await password.getAttribute("type")).toBe("password");
        await page.getByLabel("Show password").check();
        expect(await password.getAttribute("type")).toBe("text");
        await page.getByLabel("Show password").uncheck();
        expect(await password.getAttribute("type")).toBe("password");
      });

      it("goes to its redirect, and passes it on to Forgot password and Sign up [spec 2.45, 2.46, 3.1]", async () => {
        const { page } = await open("/accounts/login?redirect=order");
        const href = (name: RegExp) =>
          page.getByRole("main").getByRole("link", { name }).getAttribute("href");
        expect(await href(/Forgot password/)).toBe("/accounts/recover-password?redirect=order");
        expect(await href(/Sign up/)).toBe("/accounts/signup?redirect=order");
        await fill(page, { Email: "employee@ledgerline.example", Password: "ledgerline-demo" });
        await press(page, "Login");
        await page.waitForURL("**/accounts/order-history");
        const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("kitstore.user") ?? "null"));
        expect(Object.keys(stored)).toEqual(
          expect.arrayContaining(["userId", "token", "isOrg", "fullName", "loginTime"]),
        );
        expect(Math.abs(Date.now() - stored.loginTime)).toBeLessThan(20_000);
      });
    });

    describe("sign-up", () => {
      const sound = () => ({ "First Name": "Asha", "Last Name": "Nair", Email: newEmail() });

      it("keeps Register disabled until names and a free company e-mail address are there; the number may be missing [spec 5.12-14]", async () => {
        const { page } = await open("/accounts/signup");
        const register = page.getByRole("button", { name: "Register" });
        const fields = sound();
        expect(await register.isDisabled()).toBe(true);
        await fill(page, fields);
        expect(await register.isEnabled()).toBe(true);
        for (const label of Object.keys(fields)) {
          await fill(page, { ...fields, [label]: "" });
          expect(await register.isDisabled(), label).toBe(true);
        }
        for (const malformed of ["asha", "asha at ledgerline.example", "asha@ledgerline"]) {
          await fill(page, { ...fields, Email: malformed });
          expect(await register.isDisabled(), malformed).toBe(true);
        }
        await fill(page, { ...fields, Email: "asha@elsewhere.example" });
        await page.getByLabel("Contact Number").focus();
        await page.getByText("Please provide your company's Email Id.", { exact: true }).waitFor();
        expect(await register.isDisabled()).toBe(true);
      });

      it("says that an e-mail address is taken as soon as the field is left [spec 5.15, 8.4]", async () => {
        const { page } = await open("/accounts/signup");
        await fill(page, { ...sound(), Email: "Employee@ledgerline.example" });
        await page.getByLabel("Contact Number").focus();
        await page
          .getByText("Email already registered with us. Please try some other email !!", { exact: true })
          .waitFor();
        expect(await page.getByRole("button", { name: "Register" }).isDisabled()).toBe(true);
      });

      it("alerts when the response is bad or does not come [spec 8.5]", async () => {
        const { page, expectComplaint } = await open("/accounts/signup");
        await fill(page, sound());
        const bad = {
          userId: 0,
          token: "",
          isOrg: false,
          fullName: "",
          loginTime: 0,
          role: "",
          emailVerified: false,
        };
        await page.route("**/api/accounts/signup", (route) => route.fulfill({ json: bad }));
        await press(page, "Register");
        await red(page, "Something went wrong. Please try again later");
        await expect.poll(() => alertHasFocus(page)).toBe(true);
        await page.unroute("**/api/accounts/signup");
        await fail(page, "signup");
        await press(page, "Register");
        await red(page, "Something went wrong. Please try again later");
        expectComplaint(/ERR_FAILED/);
      });

      it("that succeeds logs in and goes on to set the password, with its redirect [spec 2.47]", async () => {
        const { page } = await open("/accounts/signup?redirect=checkout");
        await fill(page, sound());
        await press(page, "Register");
        await page.waitForURL("**/accounts/recover-password?redirect=checkout**");
        await page.getByRole("button", { name: "Account of Asha Nair" }).waitFor();
      });
    });
  },
  { SIGNUP_DOMAIN: "ledgerline.example" },
);
