import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { addMug } from "../support/visitor-page.ts";

describeShop("checkout on a phone", (shop) => {
  async function atCheckout() {
    const visitor = await shop().visitor({ width: 390, height: 700 });
    await logInAsNewBuyer(visitor.page, shop().store);
    await addMug(visitor.page);
    await openPage(visitor.page, "/checkout");
    return visitor;
  }

  it("offline, what became of the order is not hidden by the note that says so", async () => {
    const { page, context, expectComplaint } = await atCheckout();
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByText("Delivering Here").waitFor();
    await context.setOffline(true);
    const note = page.locator(".offline-note p");
    await note.waitFor();
    await page.getByRole("button", { name: "Place Order" }).click();
    const problem = page.getByRole("alert").filter({ hasText: "it will be made only once" });
    await problem.waitFor();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const height = (await problem.boundingBox())?.height ?? 0;
    await expect.poll(async () => (await top(problem)) + height - (await top(note))).toBeLessThan(0);
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("a reload returns to where the page was", async () => {
    const { page } = await atCheckout();
    const summary = page.getByRole("heading", { name: "Gifts Summary" });
    await summary.evaluate((heading) => heading.scrollIntoView());
    const position = () => page.evaluate(() => Math.round(scrollY));
    const before = await position();
    expect(before).toBeGreaterThan(800);
    await page.reload();
    await summary.waitFor();
    await expect.poll(position).toBe(before);
  });
});
