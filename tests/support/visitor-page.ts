import type { Page } from "playwright-core";
import type { Shop } from "./describe-shop.ts";
import { openPage } from "./open-page.ts";

/** Opens a page as a new visitor. */
export const visitorPage =
  (shop: () => Shop) =>
  async (path: string, options: Parameters<Shop["visitor"]>[0] = {}): Promise<Page> => {
    const { page } = await shop().visitor(options);
    await openPage(page, path);
    return page;
  };

/** Puts the Everyday Mug into the visitor's cart. */
export async function addMug(page: Page): Promise<void> {
  await openPage(page, "/everyday-mug");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.getByText("It’s in your cart.").waitFor();
}
