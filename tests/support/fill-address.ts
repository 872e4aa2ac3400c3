import type { Page } from "playwright-core";

/** Fills the delivery details of checkout and saves them. A postal code is for countries that need one, as Norway does. */
export async function fillAddress(
  page: Page,
  { name, city, country, postalCode }: { name: string; city: string; country?: string; postalCode?: string },
) {
  if (country) await page.getByLabel("Country", { exact: true }).selectOption(country);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Contact").fill("+91 98200 00000");
  await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
  await page.getByLabel("City").fill(city);
  if (postalCode) await page.getByLabel("Postal Code").fill(postalCode);
  else if (country === "Germany") await page.getByLabel("Postal Code").fill("10115");
  else if (await page.getByLabel("Region").isVisible()) await page.getByLabel("Region").fill("Maharashtra");
  await page.getByRole("button", { name: "Save Address" }).click();
}
