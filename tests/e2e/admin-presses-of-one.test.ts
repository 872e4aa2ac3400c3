import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { confirmOrder } from "../support/confirm-order.ts";
import { countEffort } from "../support/count-presses.ts";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { findProduct, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

/** How many presses it takes to put right one thing, from its page on. */
describeShop("the presses of one", (shop) => {
  const open = async (role: "support" | "catalogue", path: string) => {
    const { page } = await shop().visitor();
    const effort = await countEffort(page);
    await openAdminAs(page, shop().store, role, path);
    return { page, effort };
  };
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
  const inDialog = (page: Page, name: string | RegExp) =>
    page.getByRole("dialog").getByRole("button", { name });
  const report = (what: string, presses: number) => process.stdout.write(`Presses: ${what}: ${presses}\n`);

  it("correction of a parcel: at most three; of an address: at most three; refund: at most four", async () => {
    const { orderNo } = await placeOrder(shop().store);
    const { page, effort } = await open("support", `/orders/${orderNo}/show`);
    await confirmOrder(page);
    effort.presses = 0;
    await button(page, "Correct the delivery address…").click();
    await page.getByRole("dialog").getByLabel("City").fill("Nashik");
    await inDialog(page, "Correct it").click();
    await page.getByText("Nashik").waitFor();
    report("correct an address", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(3);

    await page.getByLabel("Courier").fill("BlueDart");
    await page.getByLabel("AWB NO").fill("BD 4711");
    await button(page, "Dispatch").click();
    await button(page, "Dispatch it").click();
    await page.getByText("BlueDart · AWB BD 4711").waitFor();
    effort.presses = 0;
    await button(page, "Correct…").click();
    await page.getByRole("dialog").getByLabel("AWB NO").fill("BD 4712");
    await inDialog(page, "Correct it").click();
    await page.getByText("BlueDart · AWB BD 4712").waitFor();
    report("correct a parcel", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(3);

    effort.presses = 0;
    await button(page, "Refund…").click();
    await page.getByLabel("Everything that is left").check();
    await page.getByLabel("Why").fill("Came late");
    await page.getByLabel("Reference of your transfer").fill("NEFT 77");
    await button(page, "It is refunded").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    report("refund", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(4);
  });

  it("price from Monday on: at most four", async () => {
    const product = plainProduct(shop().store);
    const { page, effort } = await open("catalogue", `/products/${product.productId}`);
    await page.getByRole("heading", { name: "Scheduled" }).waitFor();
    effort.presses = 0;
    await page.getByLabel("Selling price then, ₹").fill("425");
    await page.getByLabel("From", { exact: false }).first().fill("2028-06-26T00:00");
    await button(page, "Schedule it").click();
    await page.getByText("It is scheduled.").waitFor();
    report("price from Monday", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(4);
  });

  it("count of one size: at most three", async () => {
    const tee = findProduct(shop().store, (product) => product.isTShirt && !product.isSwagItem);
    const { page, effort } = await open("catalogue", "/stock");
    await page.getByRole("link", { name: "Count" }).waitFor();
    effort.presses = 0;
    await page.getByRole("link", { name: "Count" }).click();
    await page.getByLabel("Product, SKU or GTIN").fill(tee.productName);
    await page
      .getByLabel(new RegExp(`^${tee.productName}, .* S$`))
      .first()
      .fill("12");
    await button(page, "Save 1 count").click();
    await page.getByText("12 are there; 12 can be sold.").waitFor();
    report("count", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(3);
  });

  it("replacement after delivery: at most four", async () => {
    const { store } = shop();
    const staff = await newStaff(store, "support");
    const { orderNo } = await deliverNewOrder(store, staff.token);
    const { page, effort } = await open("support", `/orders/${orderNo}/show`);
    await button(page, "Send a replacement…").waitFor();
    effort.presses = 0;
    await button(page, "Send a replacement…").click();
    await page
      .getByRole("dialog")
      .getByLabel(/: of 2$/)
      .fill("1");
    await page.getByRole("dialog").getByLabel("Why").fill("The handle was broken");
    await inDialog(page, "Make the replacement").click();
    await page.getByText(`Replaces pieces of ${orderNo}`).waitFor();
    report("replace", effort.presses);
    expect(effort.presses).toBeLessThanOrEqual(4);
  });
});
