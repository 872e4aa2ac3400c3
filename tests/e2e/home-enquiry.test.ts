import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { textColour } from "../support/text-colour.ts";

const typed = {
  "First name": "Asha",
  "Last name": "Nair",
  Email: "asha@ledgerline.example",
  Phone: "+91 98200 00000",
  Quantity: "200",
  "Company name": "Ledgerline",
  Message: "Mugs for everybody",
};
const CALL = "**/api/bulkEnquiry";
const THANKS = "Your enquiry is with Us. Our Team will reach out to you in next 24 hrs.";

describeShop("the enquiry pop-up of the home page", (shop) => {
  const popUp = (page: Page) => page.getByRole("dialog", { name: "Send an enquiry" });
  const open = async (page: Page) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "Send an enquiry" }).click();
    await popUp(page).waitFor();
  };
  const fill = async (page: Page, fields: object) => {
    for (const [label, text] of Object.entries(fields))
      await popUp(page).getByLabel(label, { exact: true }).fill(text);
  };
  const submit = (page: Page) => popUp(page).getByRole("button", { name: "Submit" }).click();
  const value = (page: Page, label: string) => popUp(page).getByLabel(label, { exact: true }).inputValue();

  it("is 700 px wide, has seven fields, and is loaded only when it is opened [spec 2.5, 9.30]", async () => {
    const { page } = await shop().visitor();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await openPage(page, "/");
    expect(fetched.filter((url) => url.includes("enquiry"))).toEqual([]);
    await page.getByRole("button", { name: "Send an enquiry" }).click();
    await popUp(page).waitFor();
    expect(fetched.filter((url) => url.includes("enquiry-pop-up"))).toHaveLength(1);
    expect(await popUp(page).evaluate((it) => it.getBoundingClientRect().width)).toBe(700);
    const labels = await popUp(page).locator("label").allInnerTexts();
    expect(labels).toEqual(Object.keys(typed));
  });

  it("fits a phone, keeps what is typed when it is closed, and restores the focus", async () => {
    const { page } = await shop().visitor({ width: 320, height: 500 });
    await open(page);
    await fill(page, { "First name": "Asha", Message: "Mugs" });
    const box = await popUp(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.height <= 500).toBe(true);
    await page.keyboard.press("Escape");
    await popUp(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send an enquiry");
    await open(page);
    expect([await value(page, "First name"), await value(page, "Message")]).toEqual(["Asha", "Mugs"]);
  });

  it("shows in view what is wrong and a failure, is sent with all that was typed, and Go Back empties it [spec 2.5]", async () => {
    const { page, expectComplaint } = await shop().visitor({ width: 390, height: 500 });
    await open(page);
    const at = await page.evaluate(() => window.scrollY);
    const isInView = async (text: Locator) => {
      await text.waitFor();
      const isBelowTop = (shown: Element) => {
        const body = shown.closest(".overflow-y-auto")?.getBoundingClientRect();
        return body !== undefined && shown.getBoundingClientRect().top >= body.top;
      };
      await expect.poll(() => text.evaluate(isBelowTop)).toBe(true);
    };
    await fill(page, { ...typed, Message: "" });
    await submit(page);
    await isInView(popUp(page).getByText("Submit all field in a valid format.", { exact: true }));
    await page.route(CALL, (route) => route.abort());
    await fill(page, typed);
    await submit(page);
    const failure = page.getByText("There was some error while processing your request.");
    await isInView(popUp(page).locator(failure));
    await expect.poll(() => textColour(popUp(page).getByRole("alert").filter({ has: failure }))).toBe("red");
    expect(await page.evaluate(() => window.scrollY)).toBe(at);
    await page.unroute(CALL);
    expectComplaint(/ERR_FAILED/);
    await submit(page);
    await popUp(page).getByText(THANKS, { exact: true }).waitFor();
    const mail = await shop().store.inbox.next(({ text }) => text.includes("Mugs for everybody"));
    for (const text of ["Asha Nair", "asha@ledgerline.example", "+91 98200 00000", "Ledgerline", "200"])
      expect(mail.text).toContain(text);
    await popUp(page).getByRole("button", { name: "Go Back" }).click();
    for (const label of Object.keys(typed)) expect(await value(page, label), label).toBe("");
  });

  it("without scripts has no button, but a link to the form's own page", async () => {
    const { page } = await shop().visitor({ javaScriptEnabled: false });
    await page.goto("/");
    expect(await page.getByRole("button", { name: "Send an enquiry" }).count()).toBe(0);
    await page.getByRole("link", { name: "Get in touch" }).click();
    await page.getByRole("heading", { name: "Bulk Enquiry" }).waitFor();
  });
});

describeShop("the home page's groups", (shop) => {
  const groupRows = (page: Page) =>
    page
      .getByRole("main")
      .locator("section:has(> h2) > ul:has(article)")
      .evaluateAll((groups) =>
        groups.map((list) => {
          const tops = [...list.children].map((card) => Math.round(card.getBoundingClientRect().top));
          return Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
        }),
      );
  const tileRows = (page: Page) =>
    page
      .getByRole("region", { name: "Categories" })
      .locator("ul")
      .evaluate((list) => {
        const right = Math.round(list.getBoundingClientRect().right);
        const boxes = [...list.children].map((tile) => tile.getBoundingClientRect());
        return Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top))).map((row = []) => ({
          widths: new Set(row.map((box) => Math.round(box.width))).size,
          isFull: Math.abs(Math.max(...row.map((box) => Math.round(box.right))) - right) <= 1,
        }));
      });

  it("have no gap in any row, under category tiles that fill each row evenly, at 390, 820 and 1440 px", async () => {
    const { page } = await shop().visitor({ width: 390 });
    await openPage(page, "/");
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const groups = await groupRows(page);
      expect(groups.length).toBeGreaterThan(1);
      for (const perRow of groups) expect(new Set(perRow).size, `${perRow} at ${width}`).toBe(1);
      const rows = await tileRows(page);
      expect(rows.length).toBeGreaterThan(0);
      // On a phone the tiles are one row, which goes on beyond the edge and scrolls sideways.
      if (width === 390) expect(rows).toEqual([{ widths: 1, isFull: false }]);
      else for (const row of rows) expect(row, `at ${width}`).toEqual({ widths: 1, isFull: true });
    }
  });
});
