import type { Page } from "playwright-core";
import { fillAddress } from "./fill-address.ts";
import { mailboxMail } from "./mailbox-mail.ts";
import { openPage } from "./open-page.ts";

/** Signs up in the shop with the code in the mail that the store sends. */
export async function signUpByMail(
  page: Page,
  storeUrl: string,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  await openPage(page, "/accounts/signup");
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill("Berg");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("**/accounts/recover-password**");
  const mail = await mailboxMail(storeUrl, email, "Welcome to");
  await page.getByLabel("OTP").fill(/^ {4}(\d{6})/m.exec(mail)?.[1] ?? "");
  await page.getByLabel("New Password").fill("a long walk by the sea");
  await page.getByRole("main").locator("form button[type=submit]").click();
  await page.getByText("Your password is updated successfully.").waitFor();
}

/** Gives an address, orders what is in the cart, and returns the order's number. */
export async function checkOutAs(
  page: Page,
  { city, postalCode }: { city: string; postalCode: string },
): Promise<string> {
  await openPage(page, "/checkout");
  await fillAddress(page, { name: "Ingrid Berg", city, postalCode });
  await page.getByText("Delivering Here").waitFor();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/checkout/order-confirm");
  return (await page.locator("main strong").first().textContent()) ?? "";
}
