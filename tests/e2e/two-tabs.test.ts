import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

describeShop("two tabs of one browser", (shop) => {
  const count = (page: Page, label: string) =>
    page.getByRole("button", { name: label, includeHidden: true }).waitFor({ state: "attached" });

  it("show the same cart, whichever of them changes it, without an endless exchange", async () => {
    const { page: first, context } = await shop().visitor();
    const second = await context.newPage();
    let reads = 0;
    context.on("request", (request) => {
      if (request.url().includes("/api/ShoppingCart/Cart/")) reads++;
    });
    await openPage(first, "/everyday-mug");
    await openPage(second, "/apparels");
    await count(second, "Cart, empty");

    await first.bringToFront();
    await first.getByRole("button", { name: "Add to Cart" }).click();
    await count(second, "Cart, 1 item");
    expect(reads).toBe(1);

    await second.bringToFront();
    await second.getByRole("button", { name: "Cart, 1 item" }).click();
    const cart = second.getByRole("dialog", { name: "My Shopping Cart" });
    await cart.getByRole("button", { name: "One Everyday Mug more" }).click();
    await count(first, "Cart, 2 items");
    await cart.getByRole("button", { name: "Remove Everyday Mug" }).click();
    await count(first, "Cart, empty");
    await count(second, "Cart, empty");
    // A removal reads the cart once in its own tab; each change makes the other tab read once.
    await first.waitForLoadState("networkidle");
    expect(reads).toBe(4);
  });
});
