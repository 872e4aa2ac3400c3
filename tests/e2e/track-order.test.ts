import { expect, it, vi } from "vitest";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { openPage } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";

vi.setConfig({ testTimeout: 60_000 }); // it waits for mails

describeShop("an order without an account", (shop) => {
  it("is asked for by number and email, opened by the mailed link, and returned from there", async () => {
    const { store } = shop();
    const staff = await newStaff(store, "support");
    const { orderNo, buyer } = await deliverNewOrder(store, staff.token);
    const { page, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
    await logInAsNewBuyer(page, store); // somebody else
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.url()} ${request.headers().referer ?? ""}`));

    await openPage(page, "/orders/track-order");
    await page.getByLabel("Order number").fill(orderNo.toLowerCase());
    await page.getByLabel("Email").fill(buyer.email);
    await page.getByRole("button", { name: "Email me the link" }).click();
    await page.getByText("Please check your inbox.").waitFor();
    // The same sentence again is a change in a region that was there before: only then it is read aloud.
    const heard = await page.evaluateHandle(() => {
      const texts: string[] = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) texts.push(textContent ?? "");
      }).observe(document.querySelector("form [role=status]") ?? document.createElement("p"), {
        childList: true,
      });
      return texts;
    });
    await page.getByRole("button", { name: "Email me the link" }).click();
    await expect.poll(() => heard.evaluate((texts) => texts.join())).toMatch(/^Please check your inbox\./);
    const mail = await store.inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.includes("Your link to order"),
    );
    const link = orderLinkIn(mail);

    await page.goto("about:blank");
    await openPage(page, `/orders/track-order#${link}`);
    await page.getByRole("heading", { name: `Order ${orderNo}` }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await page.locator('meta[name="referrer"]').getAttribute("content")).toBe("no-referrer");
    await page.getByText("Delivered ·").waitFor();

    await page.getByRole("button", { name: "Return something" }).click();
    await page.getByRole("button", { name: "Register the return" }).click();
    await page.getByText("Please write a few words.").waitFor();
    await page.getByText("Please choose at least one piece.").waitFor();
    await page.getByLabel("Why?").fill("Too many");
    await page.reload();
    await page.getByRole("button", { name: "Return something" }).click();
    await expect.poll(() => page.getByLabel("Why?").inputValue()).toBe("Too many");
    await page.getByRole("combobox").first().selectOption("1");
    await page.getByRole("button", { name: "Register the return" }).click();
    await page.getByText("Your return is registered.").waitFor();
    await page.getByRole("button", { name: "Cancel the return" }).click();
    await page.getByText("Return R1 is cancelled.").waitFor();
    expect(requests.filter((each) => each.includes(link))).toEqual([]);

    const params = { orderNo };
    await store.call("POST /api/admin/orders/{orderNo}/withdraw-link", { params, token: staff.token });
    expectComplaint(/404/);
    await page.reload();
    await page.getByText("This link no longer opens an order.").waitFor();
    expect(await page.getByLabel("Order number").inputValue()).toBe(orderNo);
  });
});
