import type { Page } from "playwright-core";
import type { Place } from "./places.ts";

const page = (route: string): Place => ({
  name: route.replace("/", "-"),
  route,
  path: `/${route}`,
});
const contact = page("company/contact-us");
const bulk = page("orders/bulk-enquiry");

/** The pages of words, and the two forms among them. */
export const textPlaces: readonly Place[] = [
  page("company/about-us"),
  page("company/privacy-policy"),
  page("company/terms-and-conditions"),
  page("orders/shipping-policy"),
  page("orders/return-policy"),
  page("orders/placing-a-order"),
  contact,
  { ...contact, name: `${contact.name}-refused`, enter: submitEmpty },
  { ...contact, name: `${contact.name}-sent`, enter: sendMessage },
  bulk,
  { ...bulk, name: `${bulk.name}-refused`, enter: submitEmpty },
];

async function submitEmpty(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").first().waitFor();
}

async function sendMessage(page: Page) {
  await page.getByLabel("Your Name").fill("Asha Rao");
  await page.getByLabel("Email").fill("asha@ledgerline.example");
  await page.getByLabel("Message").fill("Do you print on enamel?");
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await page.getByText("Thankyou for contacting us.").waitFor();
}
