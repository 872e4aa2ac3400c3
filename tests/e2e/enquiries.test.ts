import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { textColour } from "../support/text-colour.ts";

const forms = [
  {
    path: "/company/contact-us",
    call: "**/api/contact",
    fields: { "Your Name": "Asha Nair", Email: "asha@ledgerline.example", Message: "Where is my mug?" },
    invalid: "Submit all field in required format.",
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
    invalid: "Submit all field in a valid format.",
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
    "on $path shows what is wrong, a failure and thanks at the top of the page, and Go Back empties the form [spec 1.7, 2.10, 2.11, 2.19, 2.20, 4.23, 7.15, 7.16, 8.26]",
    async (form) => {
      const { page, expectComplaint } = await shop().visitor({ width: 390, height: 420 });
      await openPage(page, form.path);
      const isShownAtTop = async (text: Locator) => {
        await text.waitFor();
        await expect.poll(() => scrolled(page)).toBe(0);
        await expect.poll(() => isOnScreen(text)).toBe(true);
      };
      await fill(page, { ...form.fields, [Object.keys(form.fields)[0] ?? ""]: "" });
      await scrollDown(page);
      await submit(page);
      const refusal = page.getByText(form.invalid, { exact: true });
      await isShownAtTop(refusal);
      const heading = page.getByRole("heading", { level: 1 });
      const topOf = async (text: Locator) => (await text.boundingBox())?.y ?? Number.NaN;
      expect(await topOf(heading), "the page still begins with its heading").toBeLessThan(
        await topOf(refusal),
      );

      await page.route(form.call, (route) => route.abort());
      await fill(page, form.fields);
      await scrollDown(page);
      await submit(page);
      const failure = page.getByText("There was some error while processing your request.");
      await isShownAtTop(failure);
      await expect.poll(() => textColour(page.getByRole("alert").filter({ has: failure }))).toBe("red");
      await page.unroute(form.call);
      expectComplaint(/ERR_FAILED/);

      await scrollDown(page);
      const sent = page.waitForRequest(form.call);
      await submit(page);
      // Specification 7: a form body with these six fields, from the page itself.
      expect((await sent).headers()["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
      const fields = new URLSearchParams((await sent).postData() ?? "");
      expect([...fields.keys()]).toEqual(["Name", "Email", "Description", "ProductIdea", "Budget", "Qty"]);
      expect([...fields.values()].filter(Boolean)).toEqual(Object.values(form.fields));
      const thanks = page.getByText(form.thanks, { exact: true });
      await isShownAtTop(thanks);
      await expect.poll(() => textColour(thanks)).toBe("green");
      expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
      await page.getByRole("button", { name: "Go Back" }).click();
      for (const label of Object.keys(form.fields))
        expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe("");
      expect(await page.getByRole("alert").count()).toBe(0);
    },
  );
});
