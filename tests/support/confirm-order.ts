import type { Page } from "playwright-core";

/** Confirms the unpaid order whose page is open: staff say how it was paid. */
export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await sayHowPaid(page);
  await page.getByRole("button", { name: /has come$/ }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Answers how it was paid, in the dialog that is open. */
export async function sayHowPaid(page: Page): Promise<void> {
  await page.getByLabel("How it was paid").click();
  await page.getByRole("option", { name: "Bank transfer" }).click();
  await page.getByRole("option").first().waitFor({ state: "detached" });
}
