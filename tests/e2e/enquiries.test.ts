import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { textColour } from "../support/text-colour.ts";

const MESSAGES = {
  invalid: "",
  empty: "All fields are required.",
  email: "Email format is supplied is not valid.",
};
const forms = [
  {
    path: "/company/contact-us",
    call: "**/api/contact",
    fields: { "Your Name": "Asha Nair", Email: "asha@ledgerline.example", Message: "Where is my mug?" },
    messages: { ...MESSAGES, invalid: "Submit all field in required format." },
    thanks: "Thankyou for contacting us. Our Team will reach out to you in next 24 hrs.",
  },
  {
    path: "/orders/bulk-enquiry",
    call: "**/api/bulkEnquiry",
    fields: {
      Name: "Asha Nair",
      Email: "asha@ledgerline.example",
      "What's on your mind?": "Mugs for everybody",
      "Product Idea": "Mugs",
      "Budget Range": "50,000",
      "Quantity required": "200",
    },
    messages: { ...MESSAGES, invalid: "Submit all field in a valid format." },
    thanks: "Your enquiry is with Us. Our Team will reach out to you in next 24 hrs.",
  },
];

describeShop("enquiries", (shop) => {
  const fill = async (page: Page, fields: object) => {
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
  };
  const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
  const isOnScreen = (text: Locator) =>
    text.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));

  it.each(forms)(
    "on $path says what is wrong in the specification's order, at the top of the page [spec 5.17-22]",
    async (form) => {
      const { page } = await shop().visitor({ width: 390, height: 420 });
      const sent: string[] = [];
      await page.route(form.call, (route) => {
        sent.push(route.request().url());
        return route.continue();
      });
      await openPage(page, form.path);
      const labels = Object.keys(form.fields);
      const refused = async (fields: object, message: string) => {
        await fill(page, { ...form.fields, ...fields });
        await scrollDown(page);
        await submit(page);
        await page.getByText(message, { exact: true }).waitFor();
        const others = Object.values(form.messages).filter((each) => each !== message);
        for (const other of others) expect(await page.getByText(other, { exact: true }).count()).toBe(0);
        await expect.poll(() => scrolled(page)).toBe(0);
        await expect.poll(() => isOnScreen(page.getByText(message, { exact: true }))).toBe(true);
      };
      for (const label of labels) await refused({ [label]: "" }, form.messages.invalid);
      await refused({ Email: "asha at ledgerline" }, form.messages.invalid);
      await refused({ [labels[0] ?? ""]: "   ", Email: "asha@ledgerline.e" }, form.messages.empty);
      for (const email of ["asha@ledgerline.e", "asha@ledgerline.ex4mple", "asha@ledgerline"])
        await refused({ Email: email }, form.messages.email);
      expect(sent).toEqual([]);
    },
  );

  it.each(forms)(
    "on $path shows thanks, and Go Back empties the form [spec 1.7, 2.10, 2.11, 2.19, 2.20, 4.23, 7.15, 7.16, 8.26]",
    async (form) => {
      const { page } = await shop().visitor({ width: 390, height: 420 });
      await openPage(page, form.path);
      await fill(page, form.fields);
      await scrollDown(page);
      const sent = page.waitForRequest(form.call);
      await submit(page);
      // Specification 7: a form body with these six fields, from the page itself.
      expect((await sent).headers()["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
      const fields = new URLSearchParams((await sent).postData() ?? "");
      expect([...fields.keys()]).toEqual(["Name", "Email", "Description", "ProductIdea", "Budget", "Qty"]);
      expect([...fields.values()].filter(Boolean)).toEqual(Object.values(form.fields));
      await page.getByText(form.thanks, { exact: true }).waitFor();
      await expect.poll(() => textColour(page.getByText(form.thanks, { exact: true }))).toBe("green");
      await expect.poll(() => scrolled(page)).toBe(0);
      expect(await isOnScreen(page.getByText(form.thanks, { exact: true }))).toBe(true);
      expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
      await page.getByRole("button", { name: "Go Back" }).click();
      for (const label of Object.keys(form.fields))
        expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe("");
      expect(await page.getByRole("alert").count()).toBe(0);
    },
  );

  it.each(forms)(
    "on $path stays as it was when the call fails or returns anything but 200, with a red banner, and can be resent [spec 4.23, 4.24, 8.1, 8.25]",
    async (form) => {
      const { page, expectComplaint } = await shop().visitor();
      await openPage(page, form.path);
      await page.route(form.call, (route) => route.abort());
      await fill(page, form.fields);
      await submit(page);
      const banner = page.getByRole("alert").filter({
        hasText: "There was some error while processing your request.",
      });
      await banner.waitFor();
      for (const [label, text] of Object.entries(form.fields))
        expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
      expect(await page.getByRole("button", { name: "Submit" }).isEnabled()).toBe(true);
      await expect.poll(() => textColour(banner)).toBe("red");
      await page.unroute(form.call);
      await page.route(form.call, (route) => route.fulfill({ json: 0 }));
      const refused = page.waitForResponse(form.call);
      await submit(page);
      await refused;
      await banner.waitFor();
      expect(await page.getByText(form.thanks, { exact: true }).count()).toBe(0);
      await page.unroute(form.call);
      await submit(page);
      await page.getByText(form.thanks, { exact: true }).waitFor();
      expectComplaint(/ERR_FAILED/);
    },
  );
});
