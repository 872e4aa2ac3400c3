import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs, logInAsNewBuyer } from "../support/log-in-as.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPage, waitForHydration } from "../support/open-page.ts";
import { addMug } from "../support/visitor-page.ts";

describeShop("the session in a browser", (shop) => {
  const readStored = (page: Page, name: string) =>
    page.evaluate((key) => localStorage.getItem(key), `kitstore.${name}`);
  const account = (page: Page, name: string) =>
    page.getByRole("button", { name: `Account of ${name}` }).waitFor({ state: "attached" });
  const openTab = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    await openPage(page, path);
    return page;
  };
  const ordersStatus = async ({ userId, token }: { userId: number; token: string }) =>
    (await shop().store.call("GET /api/orders/{userId}", { params: { userId }, token })).status;

  it("of a guest is an id of 122 random bits or more, stored locally with the first cart line; calls send the XSRF header [spec 4.1, 6.1, 7.1, 7.2]", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/everyday-mug");
    expect(await readStored(page, "sessionId")).toBe(null);
    const sent = page.waitForRequest("**/api/ShoppingCart/Add/");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("It’s in your cart.").waitFor();
    const id = await readStored(page, "sessionId");
    expect(id).toMatch(/^[\w-]{24}$/); // 144 bits, six in a character
    expect((await sent).postDataJSON().sessionId).toBe(id);
    const cookies = await page.context().cookies();
    expect((await sent).headers()["x-xsrf-token"]).toBe(
      cookies.find(({ name }) => name === "XSRF-TOKEN")?.value,
    );
    expect((await sent).headers()["x-xsrf-token"]).toMatch(/\S{16}/);
    await openPage(page, "/");
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    expect(await readStored(page, "sessionId")).toBe(id);
  });

  it("ends after 20 idle minutes in every tab: user and id are deleted, the token is revoked, the pages reload [spec 4.7]", async () => {
    const { page, context } = await shop().visitor();
    await context.clock.install();
    const buyer = await logInAsNewBuyer(page, shop().store);
    await addMug(page); // stored with a session id
    expect(await readStored(page, "sessionId")).not.toBe(null);
    const other = await openTab(context, "/");
    await account(other, "Asha Rao");
    await page.clock.fastForward("19:30");
    await account(page, "Asha Rao");
    expect(await readStored(page, "user")).not.toBe(null);
    const loads = [page, other].map((each) => each.waitForEvent("load"));
    await page.clock.fastForward("00:31");
    await Promise.all(loads);
    for (const each of [page, other]) {
      await waitForHydration(each);
      await account(each, "Guest");
    }
    expect(await readStored(page, "user")).toBe(null);
    expect(await readStored(page, "sessionId")).toBe(null);
    await expect.poll(() => ordersStatus(buyer)).toBe(401);
  });

  it("is refreshed by activity in a separate step, at most once a minute, and never by a check [spec 4.4]", async () => {
    const { page, context } = await shop().visitor();
    await context.clock.install();
    await logInAsNewBuyer(page, shop().store);
    let refreshes = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/accounts/refresh")) refreshes += 1;
    });
    await openPage(page, "/everyday-mug");
    await page.waitForLoadState("networkidle"); // the code that watches a login is a separate script
    const loginTime = async () => JSON.parse((await readStored(page, "user")) ?? "{}").loginTime as number;
    const first = await loginTime();
    await page.clock.fastForward("15:00");
    expect(await loginTime()).toBe(first);
    expect(refreshes).toBe(0);
    await page.mouse.click(5, 700);
    await expect.poll(loginTime).toBeGreaterThan(first + 14 * 60_000);
    await page.mouse.click(5, 700);
    await page.clock.fastForward("15:00");
    await account(page, "Asha Rao");
    expect(refreshes).toBe(1);
  });

  it("an expired login is removed when a page opens [spec 4.3]", async () => {
    const { page } = await shop().visitor();
    await logInAsNewBuyer(page, shop().store);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("kitstore.user") ?? "null");
      localStorage.setItem("kitstore.user", JSON.stringify({ ...user, loginTime: Date.now() - 1_200_000 }));
    });
    await openPage(page, "/accounts/order-history");
    await page.waitForURL("**/accounts/login?redirect=order");
    expect(await readStored(page, "user")).toBe(null);
  });

  it("counts the open windows: closing one of two logs nobody out, closing the last one does [spec 4.8, 4.9]", async () => {
    const { page, context } = await shop().visitor();
    await logInAsNewBuyer(page, shop().store);
    await addMug(page); // stored with a session id
    const other = await openTab(context, "/bags");
    expect(await readStored(other, "sessionId")).not.toBe(null);
    expect(await readStored(other, "windows")).toBe("2");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => readStored(other, "windows")).toBe("1");
    await account(other, "Asha Rao");
    await other.reload();
    await waitForHydration(other);
    await account(other, "Asha Rao");
    expect(await readStored(other, "windows")).toBe("1");
    await other.close({ runBeforeUnload: true });
    await expect.poll(() => context.pages().length).toBe(0);
    const later = await openTab(context, "/");
    await account(later, "Guest");
    expect(await readStored(later, "user")).toBe(null);
    expect(await readStored(later, "sessionId")).toBe(null);
  });

  it("is shared by two tabs: login, logout and currency", async () => {
    const { page, context } = await shop().visitor();
    await openPage(page, "/everyday-mug");
    const other = await openTab(context, "/everyday-mug");
    const buyer = await newBuyer(shop().store);
    await logInAs(other, buyer);
    await openPage(other, "/everyday-mug");
    await account(page, "Asha Rao");
    await other.locator("header [data-panel=currency]").click();
    await other.getByRole("button", { name: /^Euro/ }).click();
    await page.getByRole("main").getByText("€4.34", { exact: true }).first().waitFor();
    await page.locator("header [data-panel=user]").click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await account(other, "Guest");
    await expect.poll(() => ordersStatus(buyer)).toBe(401);
  });
});
