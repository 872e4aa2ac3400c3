import type { Page } from "playwright-core";
import type { PageState } from "./page-states.ts";

const page = (route: string): PageState => ({
  name: route.replace("/", "-"),
  route,
  path: `/${route}`,
});
const contact = page("company/contact-us");
const bulk = page("orders/bulk-enquiry");

/** The text pages, and the two forms among them. */
export const textPageStates: readonly PageState[] = [
  page("company/about-us"),
  page("company/privacy-policy"),
  page("company/terms-and-conditions"),
  page("orders/shipping-policy"),
  page("orders/return-policy"),
  page("orders/placing-a-order"),
  contact,
  { ...contact, name: `${contact.name}-refused`, reach: submitEmpty },
  { ...contact, name: `${contact.name}-sent`, reach: sendMessage },
  bulk,
  { ...bulk, name: `${bulk.name}-refused`, reach: submitEmpty },
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
