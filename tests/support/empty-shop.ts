import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openPage } from "./open-page.ts";

/** What a guest sees of a store that has no goods yet: whose it is and where to write to, and no section without content. */
export async function expectEmptyShop(
  guest: Page,
  { companyName, supportEmail }: { companyName: string; supportEmail: string },
): Promise<void> {
  await openPage(guest, "/");
  await guest.getByRole("heading", { name: "Our store opens soon", level: 1 }).waitFor();
  const main = guest.getByRole("main");
  expect(await main.getByText(companyName, { exact: true }).isVisible()).toBe(true);
  expect(await main.getByRole("link", { name: supportEmail }).isVisible()).toBe(true);
  expect(await guest.getByText("Gifts for a whole team?").count()).toBe(0);
  const footer = guest.getByRole("contentinfo");
  expect(await footer.getByRole("navigation", { name: "Orders" }).count()).toBe(1);
  expect(await footer.getByRole("navigation", { name: "Shop" }).count()).toBe(0);
  await openPage(guest, "/products/search?searchTerm=mug");
  await main.getByText("Nothing here yet.").waitFor();
  expect(await guest.getByText("have a look around").count()).toBe(0);
  await openPage(guest, "/");
  await main.getByRole("link", { name: "Contact Us" }).click();
  await guest.getByRole("heading", { name: "Contact Us", level: 1 }).waitFor();
  // No office is known yet: no heading without an address under it.
  expect(await guest.getByText("Our office").count()).toBe(0);
  expect(await main.getByRole("link", { name: supportEmail }).isVisible()).toBe(true);
}
