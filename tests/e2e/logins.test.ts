import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deviceOf } from "../../src/platform/session/device.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("kitstore.user") ?? "{}").token);

describeShop("a login in several tabs", (shop) => {
  it("goes on in all of them with the token of the newest refresh", async () => {
    const { page: first, context } = await shop().visitor();
    await context.clock.install();
    const { token } = await logInAsNewBuyer(first, shop().store);
    await openPage(first, "/everyday-mug");
    const second = await context.newPage();
    await openPage(second, "/bags");
    await Promise.all([first.waitForLoadState("networkidle"), second.waitForLoadState("networkidle")]);
    let known = token;
    for (const page of [first, second, first]) {
      await page.bringToFront();
      await page.clock.fastForward("05:00");
      shop().store.advanceClock(5 * 60_000);
      await page.mouse.click(5, 700);
      await expect.poll(() => tokenIn(page)).not.toBe(known);
      known = await tokenIn(page);
      // Each tab is a process of the browser, and they hear of each other's storage a moment later.
      for (const tab of [first, second]) await expect.poll(() => tokenIn(tab)).toBe(known);
    }
    await openPage(second, "/accounts/order-history");
    await second.getByRole("heading", { name: "My Order History", level: 1 }).waitFor();
  });
});

describeShop("a login in the admin", (shop) => {
  it("is refreshed by activity, at most once a minute, and ends after 20 minutes without activity", async () => {
    const { page, context } = await shop().visitor();
    await context.clock.install();
    const { token } = await openAdminAs(page, shop().store, "support", "/orders");
    await page.getByRole("menuitem", { name: "Orders" }).waitFor();
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("kitstore.staff") ?? "{}").token);
    await page.keyboard.press("Shift");
    expect(await stored()).toBe(token);
    await page.clock.fastForward("05:00");
    await page.keyboard.press("Shift");
    await expect.poll(stored).not.toBe(token);
    expect(await stored()).toMatch(/^[\w-]{43}$/);
    await page.clock.fastForward("20:01");
    await page.getByLabel("Password").waitFor();
  });
});

describeShop("a person's logins", (shop) => {
  it("are shown below Change Password, and ended there", async () => {
    const { page } = await shop().visitor();
    const buyer = await logInAsNewBuyer(page, shop().store);
    const { db } = shop().store.services.database;
    const now = shop().store.now();
    const others = ["Safari on iPhone", "Firefox on Windows"].map((device, at) => ({
      token_hash: Buffer.alloc(32, at + 1),
      user_id: buyer.userId,
      device,
      created_at: now,
      renewed_at: new Date(now.getTime() - 60_000),
      expires_at: new Date(now.getTime() + 1_200_000),
    }));
    await db.insertInto("sessions").values(others).execute();
    await openPage(page, "/accounts/change-password");
    const logins = page.getByRole("region", { name: "Where you are logged in" });
    await expect.poll(() => logins.getByRole("listitem").count()).toBe(3);
    await logins.getByText("this browser").waitFor();
    await logins.getByRole("button", { name: /^Log out Safari on iPhone/ }).click();
    await logins.getByText("This login has ended.").waitFor();
    await expect.poll(() => logins.getByRole("listitem").count()).toBe(2);
    await logins.getByRole("button", { name: /^Log out Firefox on Windows/ }).click();
    await expect.poll(() => logins.getByRole("listitem").count()).toBe(1);
    expect(
      await db.selectFrom("sessions").select("device").where("user_id", "=", buyer.userId).execute(),
    ).toHaveLength(1);
  });

  it("are shown to staff on Your login", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/second-factor");
    await page.getByText("Where you are logged in").waitFor();
    await page.getByText("· this browser").waitFor();
    expect(deviceOf(await page.evaluate(() => navigator.userAgent))).toMatch(/^Chrome on /);
  });
});
