import type { Page } from "playwright-core";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import { openPage } from "./open-page.ts";
import type { TestStore } from "./store.ts";

const NAME = "Asha Rao";

/** Puts a login into a browser as the login page would have: the next page that is opened is this person's. */
export async function enterAs(page: Page, buyer: Buyer, { isOrg = false } = {}): Promise<void> {
  await openPage(page, "/company/about-us");
  await page.evaluate(
    ([user]) => localStorage.setItem("kitstore.user", JSON.stringify({ ...user, loginTime: Date.now() })),
    [{ ...buyer, isOrg, fullName: NAME, role: "buyer", emailProved: true }],
  );
}

/** Somebody new who is logged in in this browser. */
export async function enterAsNewBuyer(page: Page, store: TestStore): Promise<Buyer> {
  const buyer = await newBuyer(store);
  await enterAs(page, buyer);
  return buyer;
}
