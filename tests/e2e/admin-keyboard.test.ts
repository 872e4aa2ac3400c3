import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { redeemKit } from "../support/redeem-kit.ts";

describeShop("keys of the admin", (shop) => {
  it("go to a screen, move through its rows, select one and open it", async () => {
    const { orderNo } = await placeOrder(shop().store);
    await placeOrder(shop().store);
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/");
    await page.getByRole("menuitem", { name: "Orders" }).waitFor();
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    const rows = page.locator("main tbody tr");
    await expect.poll(() => rows.count()).toBe(2);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("j");
    await page.keyboard.press("j"); // there is no third row: the focus stays
    const second = rows.nth(1);
    expect(await second.evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press("x");
    expect(await second.getByRole("checkbox").isChecked()).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${orderNo}` }).waitFor();
  });

  it.each(["light", "dark"] as const)(
    "begin with a link past the menu that can be read: %s",
    async (colorScheme) => {
      const { page } = await shop().visitor({ colorScheme });
      await openAdminAs(page, shop().store, "support", "/");
      await page.getByRole("menuitem", { name: "Orders" }).waitFor();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.keyboard.press("Tab");
      const skip = page.getByRole("button", { name: "Skip to content" });
      expect(await skip.evaluate((button) => button === document.activeElement)).toBe(true);
      const { color, backgroundColor } = await skip.evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return { color, backgroundColor };
      });
      expect(color).not.toBe(backgroundColor);
    },
  );

  it("stay in a queue when the order that they opened has left it", async () => {
    const { store } = shop();
    const kits: string[] = [];
    for (let each = 0; each < 3; each += 1) kits.push((await redeemKit(store, await newBuyer(store))).body);
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", "/");
    await page.getByRole("menuitem", { name: "Orders" }).click();
    await page.getByRole("tab", { name: "To confirm" }).click();
    const confirm = page.locator("main").getByRole("button", { name: `Confirm: ${kits[1]}` });
    await confirm.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Confirm: ${kits[1]}` });
    await dialog.getByRole("button", { name: `Confirm: ${kits[1]}` }).press("Enter");
    await confirm.waitFor({ state: "detached" });
    await expect.poll(() => page.locator("main tbody tr:focus").textContent()).toContain(kits[2]);
  });

  it("search orders by a part of their number from anywhere, and open the first one found", async () => {
    const { orderNo } = await placeOrder(shop().store);
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/enquiries");
    await page.getByPlaceholder("Name, e-mail, words").fill("a word"); // Ctrl+K works in a field too
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search or go to" });
    await field.fill(orderNo);
    await page.getByRole("option", { name: orderNo }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Order ${orderNo}` }).waitFor();
    expect(await field.count()).toBe(0);
  });

  it("lead from the button of the search to a screen by typing and Enter, and leave no dialog open", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/");
    for (const [typed, heading] of [
      ["enquiries", "Enquiries"],
      ["orders", "Orders"],
    ] as const) {
      await page.getByRole("button", { name: "Search or go to" }).first().click();
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      await page.locator("#react-admin-title").getByText(heading).waitFor();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    }
  });

  it("open no screen that the role may not open, and say so when nothing is found", async () => {
    const { page, context, expectComplaint } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/");
    await page.getByRole("button", { name: "Search or go to" }).first().click();
    const field = page.getByRole("combobox", { name: "Search or go to" });
    await page.getByRole("option", { name: "Orders Sell" }).waitFor();
    await field.fill("countries");
    await page.getByText("Nothing is found for countries.").waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await field.fill("nobody");
    await page.getByText("The search did not work. Keep typing to try again.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => field.count()).toBe(0);
  });

  it("are listed when a question mark is pressed, and a slash focuses the search field of a list", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/enquiries");
    const search = page.getByPlaceholder("Name, e-mail, words");
    await search.waitFor();
    await page.keyboard.press("/");
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("?");
    await page
      .getByRole("dialog", { name: "Keys" })
      .getByText("Search orders, people and products")
      .waitFor();
  });
});
