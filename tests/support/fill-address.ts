import type { Page } from "playwright-core";

/** Fills the delivery details of checkout and saves them. */
export async function fillAddress(
  page: Page,
  { name, city, country }: { name: string; city: string; country?: string },
) {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Contact").fill("+91 98200 00000");
  await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
  await page.getByLabel("City").fill(city);
  await page.getByLabel("Region").fill("Maharashtra");
  if (country) await page.getByLabel("Country", { exact: true }).selectOption(country);
  await page.getByRole("button", { name: "Save Address" }).click();
}
