import { expect, it } from "vitest";
import { confirmOrder } from "../support/confirm-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop("parcels in the admin", (shop) => {
  it("are sent in parts, corrected, lost, sent again and refunded", async () => {
    const { store } = shop();
    const { orderNo, buyer } = await placeOrder(store);
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", `/orders/${orderNo}/show`);
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const dialog = page.getByRole("dialog");
    await confirmOrder(page);
    await button("Correct the delivery address…").click();
    await dialog.getByLabel("City").fill("Nashik");
    await expect.poll(() => axeViolations(page), { message: "address" }).toEqual([]);
    await dialog.getByRole("button", { name: "Correct it" }).click();
    await page.getByText("Nashik").waitFor();

    await button("Send a part…").click();
    await dialog.getByLabel(/of 2 left/).fill("1");
    await dialog.getByLabel("Courier").fill("BlueDart");
    await dialog.getByLabel("AWB NO").fill("BD 4711");
    await expect.poll(() => axeViolations(page), { message: "part" }).toEqual([]);
    await dialog.getByRole("button", { name: "Send it" }).click();
    await page.getByText("BlueDart · AWB BD 4711").waitFor();
    const mail = await store.inbox.next(
      ({ to, text }) => to.includes(buyer.email) && text.includes("BD 4711"),
    );
    expect(mail.text).toContain("Part of your order");

    await button("Correct…").click();
    await dialog.getByLabel("AWB NO").fill("BD 4712");
    await dialog.getByRole("button", { name: "Correct it" }).click();
    await page.getByText("BlueDart · AWB BD 4712").waitFor();

    await button("Lost…").click();
    await dialog.getByText("Nobody is mailed.").waitFor();
    await button("It is lost").click();
    await button("Send again…").click();
    await dialog.getByLabel("AWB NO").fill("BD 4713");
    await dialog.getByRole("button", { name: "Send it again" }).click();
    await page
      .getByText(/instead of parcel 1$/)
      .first()
      .waitFor();
    await button("Send what is left (1)…").click();
    await dialog.getByLabel("AWB NO").fill("BD 4714");
    await dialog.getByRole("button", { name: "Send it" }).click();
    await page.getByText("AWB BD 4714").waitFor();
    await button("Came back…").last().click();
    await dialog.getByRole("button", { name: "It is here" }).click();
    const third = page.getByRole("listitem").filter({ hasText: "Parcel 3" });
    await third.getByRole("button", { name: "Refund…" }).click();
    await dialog.getByLabel("Reference of your transfer").fill("NEFT 9");
    await expect.poll(() => axeViolations(page), { message: "refund" }).toEqual([]);
    await dialog.getByRole("button", { name: "Refund it" }).click();
    await page.getByText("returned to sender, refunded").waitFor();
    await button("Arrived…").click();
    await dialog.getByText(`A mail tells ${buyer.email}`).waitFor();
    await button("It has arrived").click();
    await page.getByText("delivered", { exact: true }).first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0)); // the header, with the page's heading, hides while one scrolls
    await checkAdminScreen(page, "order-with-parcels");
    await page.setViewportSize({ width: 390, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAdminScreen(page, "order-with-parcels");
  });
});
