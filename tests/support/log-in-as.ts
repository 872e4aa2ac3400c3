import type { Page } from "playwright-core";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import type { TestStore } from "./store.ts";

const NAME = "Asha Rao";

/** Stores a login in the browser as the login page does: the next page that is opened belongs to this person. */
export async function logInAs(
  page: Page,
  buyer: Buyer,
  { isOrg = false, fullName = NAME } = {},
): Promise<void> {
  await page.goto("/robots.txt"); // has the shop's storage, and no script that reads or writes it
  await page.evaluate(
    ([user]) => localStorage.setItem("kitstore.user", JSON.stringify({ ...user, loginTime: Date.now() })),
    [{ ...buyer, isOrg, fullName, role: "buyer", emailVerified: true }],
  );
}

/** A new customer who is logged in in this browser. */
export async function logInAsNewBuyer(page: Page, store: TestStore): Promise<Buyer> {
  const buyer = await newBuyer(store);
  await logInAs(page, buyer);
  return buyer;
}
