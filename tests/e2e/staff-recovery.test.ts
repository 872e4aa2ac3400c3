import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { codeIn, mailsTo } from "../support/mailed-code.ts";
import { waitForHydration } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";

const PASSWORD = "a second quiet bicycle";

describeShop("a member of staff who forgot the password", (shop) => {
  it("goes from the admin's login by a mailed code to a new one, and logs in with it", async () => {
    const { store } = shop();
    const { email } = await newStaff(store, "support");
    const { page } = await shop().visitor();
    await page.goto("/admin");
    await page.getByRole("link", { name: "Forgotten password" }).click();
    await page.waitForURL("**/accounts/recover-password");
    await waitForHydration(page);
    const before = mailsTo(store, email).length;
    await page.getByLabel("Email").fill(email);
    await page.getByRole("main").locator("form button[type=submit]").click();
    await page.getByLabel("OTP").waitFor();
    const mail = await store.inbox.next((each) => mailsTo(store, email)[before] === each);
    await page.getByLabel("OTP").fill(codeIn(mail));
    await page.getByLabel("New Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Update Password" }).click();
    await page.getByText("Your password is updated successfully.").waitFor();
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("menuitem", { name: "Orders" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Settings" }).count()).toBe(0);
  }, 300_000);
});
