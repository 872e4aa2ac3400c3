import { expect, it } from "vitest";
import { sayHowPaid } from "../support/confirm-order.ts";
import { countEffort } from "../support/count-presses.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";

/** How many presses the daily work with many orders takes, from the list of orders on. */
describeShop("the presses of a day with many orders", (shop) => {
  const place = async (count: number) => {
    const numbers: string[] = [];
    for (let at = 0; at < count; at += 1) numbers.push((await placeOrder(shop().store)).orderNo);
    return numbers;
  };
  const statuses = async () =>
    (await shop().store.services.database.db.selectFrom("orders").select("status").execute()).map(
      ({ status }) => status,
    );

  it("fifty orders are confirmed by five, and thirty dispatched from a file by three", async () => {
    const orders = await place(50);
    const { page } = await shop().visitor();
    const effort = await countEffort(page);
    await openAdminAs(page, shop().store, "support", "/orders?perPage=100&queue=pay");
    await page.getByRole("row").nth(50).waitFor();
    effort.presses = 0;
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await page.getByRole("dialog", { name: "Confirm: 50 orders" }).waitFor();
    await sayHowPaid(page);
    await page.getByRole("button", { name: "Confirm: 50 orders" }).click();
    await expect
      .poll(async () => (await statuses()).filter((each) => each === "Order Confirmed").length)
      .toBe(50);
    const confirming = effort.presses;
    await page.getByRole("button", { name: "Close" }).click();

    effort.presses = 0;
    await page.getByRole("button", { name: "Dispatch from CSV" }).click();
    const text = orders
      .slice(0, 30)
      .map((orderNo, at) => `${orderNo},BlueDart,BD-${at}`)
      .join("\n");
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a CSV file" }).click();
    await (await choosing).setFiles({
      name: "manifest.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await page.getByRole("button", { name: "Dispatch 30 orders" }).click();
    await expect.poll(async () => (await statuses()).filter((each) => each === "Dispatched").length).toBe(30);
    process.stdout.write(`Presses: confirm 50: ${confirming}, dispatch 30: ${effort.presses}\n`);
    expect([confirming, effort.presses]).toEqual([5, 3]);
  });
});
