import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";

describeShop("lists in the admin", (shop) => {
  async function logIn(page: Page) {
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("support@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("menuitem", { name: "Enquiries" }).waitFor();
  }
  const enquire = (Name: string, Description: string) =>
    shop().store.call("POST /api/contact", {
      body: { Name, Email: "asker@example.com", Description, ProductIdea: "", Budget: "", Qty: "" },
    });

  it("export the filtered rows to a file in which nothing runs as a formula", async () => {
    await enquire("Formula Sender", '=HYPERLINK("https://bad.example","Click")');
    await enquire("Somebody Else", "Twenty mugs");
    const { page } = await shop().visitor();
    await logIn(page);
    await page.goto("/admin#/enquiries");
    const other = page.getByRole("cell", { name: "Somebody Else" });
    await other.waitFor();
    await page.getByPlaceholder("Name, e-mail, words").fill("formula");
    await other.waitFor({ state: "detached" });
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await started;
    const text = await readFile(await file.path(), "utf8");
    expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toContain(
      'Formula Sender,asker@example.com,"\'=HYPERLINK(""https://bad.example"",""Click"")"',
    );
    expect(text).not.toContain("Somebody Else");
  });

  it("export more rows than one page shows", async () => {
    const { db } = shop().store.services.database;
    const rows = Array.from({ length: 620 }, (_, n) => ({
      kind: "bulk" as const,
      name: `Counted ${n}`,
      email: "many@example.com",
      description: "mugs",
      received_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    await db.insertInto("enquiries").values(rows).execute();
    const { page } = await shop().visitor();
    await logIn(page);
    await page.goto("/admin#/enquiries");
    await page.getByPlaceholder("Name, e-mail, words").fill("counted");
    await page.getByText("1-25 of 620").waitFor();
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const text = await readFile(await (await started).path(), "utf8");
    expect(text.trim().split("\r\n")).toHaveLength(621);
  });

  it("save a view under a name, and show it again from a URL", async () => {
    const { page } = await shop().visitor();
    await logIn(page);
    await page.goto("/admin#/enquiries");
    await page.getByPlaceholder("Name, e-mail, words").fill("formula");
    await page.waitForURL(/formula/);
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("menuitem", { name: "Save current query..." }).click();
    await page.getByLabel("Query name").fill("Formulas");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByPlaceholder("Name, e-mail, words").fill("");
    await page.waitForURL((url) => !url.hash.includes("formula"));
    await page.getByRole("button", { name: "Add filter" }).click();
    // Until the list shows the other filters, the item is 'Remove query "Formulas"'.
    await page.getByRole("menuitem", { name: "Formulas", exact: true }).click();
    await page.waitForURL(/formula/);
    await expect.poll(() => page.getByPlaceholder("Name, e-mail, words").inputValue()).toBe("formula");
  });
});
