import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import type { ReceivedMail } from "../support/inbox.ts";
import { codeIn, mailTo, newEmail } from "../support/mailed-code.ts";
import { openPage } from "../support/open-page.ts";

const PASSWORD = "a long walk by the sea";
const PHONE = { width: 390, height: 844 };

describeShop("a code from anywhere", (shop) => {
  /** Puts a mug into the cart and signs up on the way to checkout. */
  async function signUpAtCheckout(page: Page, email: string) {
    await openPage(page, "/everyday-mug");
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.waitForURL("**/accounts/login?redirect=checkout");
    await page.getByRole("main").getByRole("link", { name: "New here? Sign up" }).click();
    await page.getByLabel("First Name").fill("Asha");
    await page.getByLabel("Last Name").fill("Rao");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Contact Number").fill("+91 98200 12345");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByLabel("OTP").waitFor();
    return mailTo(shop().store, email);
  }
  const mailedPath = ({ text }: ReceivedMail): string => {
    const { pathname, hash } = new URL(/http\S+recover-password\S*/.exec(text)?.[0] ?? "");
    return pathname + hash;
  };
  async function setPassword(page: Page, mail: ReceivedMail) {
    await page.getByLabel("OTP").fill(codeIn(mail));
    await page.getByLabel("New Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Update Password" }).click();
  }
  const isAtCheckout = async (page: Page) => {
    await page.waitForURL("**/checkout");
    await page.getByText("Everyday Mug").first().waitFor();
    expect(await page.getByLabel("Contact", { exact: true }).inputValue()).toBe("+91 98200 12345");
  };

  it("on another device keeps name, number and cart there and here, and ends no login", async () => {
    const email = newEmail();
    const [{ page: here }, { page: there }] = [await shop().visitor(PHONE), await shop().visitor(PHONE)];
    const mail = await signUpAtCheckout(here, email);
    await openPage(there, mailedPath(mail));
    await setPassword(there, mail);
    await there.getByRole("heading", { name: "Was that you?" }).waitFor();
    await there.getByText("1 × Everyday Mug").waitFor();
    await there.getByRole("button", { name: "That was me" }).click();
    await isAtCheckout(there);
    expect(await there.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    await there.getByText("Your password is updated successfully. You are logged in.").waitFor();

    await isAtCheckout(here);
    await here.reload();
    await isAtCheckout(here);
  });

  it("in a new tab of the same browser leads both tabs on, and says what was done once", async () => {
    const email = newEmail();
    const { page: first } = await shop().visitor(PHONE);
    const mail = await signUpAtCheckout(first, email);
    const second = await first.context().newPage();
    await openPage(second, mailedPath(mail));
    await setPassword(second, mail);
    await isAtCheckout(second);
    const welcome = second.getByText("Welcome, Asha Rao.");
    await welcome.waitFor();
    await isAtCheckout(first);
    await second.reload();
    await isAtCheckout(second);
    expect(await welcome.count()).toBe(0);
    expect(await second.evaluate(() => JSON.stringify(history.state))).not.toContain("Welcome");
    await second.goto("/company/about-us");
    await second.goBack();
    await isAtCheckout(second);
    expect(await welcome.count()).toBe(0);
  });

  it("after 'forgot password' logs in, and leads on", async () => {
    const email = newEmail();
    const { page } = await shop().visitor(PHONE);
    const mail = await signUpAtCheckout(page, email);
    await setPassword(page, mail);
    await isAtCheckout(page);
    shop().store.advanceClock(61_000);
    const { page: other } = await shop().visitor(PHONE);
    await openPage(other, "/accounts/order-history");
    await other.waitForURL("**/accounts/login?redirect=order");
    await other.getByLabel("Email").fill(email);
    await other.getByRole("link", { name: "Forgot password?" }).click();
    await other.getByRole("heading", { name: "Recover Password" }).waitFor();
    await expect
      .poll(() => other.getByLabel("Email").inputValue(), { message: "as typed at the login" })
      .toBe(email);
    await other.getByRole("button", { name: "Send OTP" }).click();
    await other.getByText("6 or 10 digits. The code works for 10 minutes.").waitFor();
    await setPassword(other, await mailTo(shop().store, email, 2));
    await other.waitForURL("**/accounts/order-history");
    await other.getByText("Your password is updated successfully. You are logged in.").waitFor();
  });
});
