import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { monthOf } from "../support/closed-month.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";
import { checkAdminScreen, checkAtWidths } from "./quality/check-admin-screens.ts";

const DAY_MS = 86_400_000;
const widths = [1440, 820, 390] as const;

describeShop("bookkeeping", (shop) => {
  const chooseMonth = (page: Page, month: string) => page.locator('input[type="month"]').fill(month);

  it("transfers of a statement are checked, one is decided, and the matched orders are confirmed at one press", async () => {
    const { store } = shop();
    const { token } = await newStaff(store, "support");
    const orders: { orderNo: string; total: string }[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { orderNo } = await placeOrder(store);
      const { body } = await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token });
      orders.push({ orderNo, total: body.grandTotal.toFixed(2) });
    }
    const [one, two, three, four] = orders;
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", "/payments");
    await page.getByRole("link", { name: "Bank statement" }).click();
    await page
      .getByLabel("Transfers", { exact: true })
      .fill(
        [
          "Date;Purpose;Amount;Reference",
          `2026-11-24;${one?.orderNo};${one?.total};UTR 1`,
          `2026-11-24;${two?.orderNo};1.00;UTR 2`,
          `2026-11-24;a gift;${three?.total};UTR 3`,
          "2026-11-24;rent;-900.00;UTR 4",
        ].join("\n"),
      );
    await page.getByRole("button", { name: "Check the transfers" }).click();
    await page.getByText("1 ready to be confirmed, 1 to be decided by you, 1 left out").waitFor();
    await page.getByText("1 other line is left out").waitFor();
    await checkAtWidths(page, "bank-statement", widths);
    await page.getByLabel(/^Order that .* pays$/).click();
    await page.getByRole("option", { name: new RegExp(`^${four?.orderNo}`) }).click();
    await page.getByText("2 ready to be confirmed, 1 left out").waitFor();
    await page.getByRole("button", { name: "Confirm 2 orders" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm 2 orders" }).click();
    await page.getByText("2 confirmed, 1 left out").waitFor();
    expect(await page.getByRole("button", { name: /^Confirm/ }).count()).toBe(0);
    await checkAdminScreen(page, "bank-statement-done");

    await page.getByRole("link", { name: "All payments" }).click();
    await page.getByRole("cell", { name: "UTR 3", exact: true }).waitFor();
    await checkAtWidths(page, "payments", widths);
    await page.getByLabel("State", { exact: true }).click();
    await page.getByRole("option", { name: "Refund failed" }).click();
    await page.getByRole("cell", { name: "UTR 3", exact: true }).waitFor({ state: "detached" });
    await checkAdminScreen(page, "payments-none");
  }, 300_000);

  it("a month is closed, stays so, and is opened again with a reason", async () => {
    const { store } = shop();
    store.advanceClock(-40 * DAY_MS);
    await placeOrder(store);
    const month = monthOf(store);
    store.advanceClock(40 * DAY_MS);
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "admin", "/months");
    await chooseMonth(page, monthOf(store));
    await page.getByText("is not over: its figures still change.").waitFor();
    await checkAtWidths(page, "month-not-over", widths);
    await chooseMonth(page, month);
    await page.getByRole("button", { name: "Close this month…" }).click();
    await page
      .getByRole("dialog")
      .getByText(/^Figures and files stay/)
      .waitFor();
    await checkAdminScreen(page, "month-closing");
    await page.getByRole("button", { name: "Close the month" }).click();
    await page
      .getByText(/^Closed on /)
      .first()
      .waitFor();
    await checkAtWidths(page, "month-closed", widths);
    await page.getByRole("button", { name: "Reopen…" }).click();
    await page.getByRole("dialog").getByLabel("Why").fill("A transfer was missing");
    await page.getByRole("button", { name: "Reopen the month" }).click();
    await page.getByText(/reopened on .*: A transfer was missing$/).waitFor();
    await page.getByRole("button", { name: "Close this month…" }).waitFor();
    await checkAtWidths(page, "month-reopened", widths);
  }, 300_000);

  it("the accounts of the journal are settings", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "admin", "/settings?card=bookkeeping");
    const card = page.locator("#bookkeeping");
    await card.getByLabel("Bank (transfers, UPI)").fill("1810");
    await card.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => shop().store.services.settings.current().accounts.bank).toBe("1810");
    await checkAtWidths(page, "settings-bookkeeping", widths);
  }, 300_000);
});
