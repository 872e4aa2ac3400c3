import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Shop } from "./describe-shop.ts";
import { openPage } from "./open-page.ts";
import { textColour } from "./text-colour.ts";

async function expectMessage(page: Page, role: "alert" | "status", text: string, colour: "red" | "green") {
  const message = page.getByRole(role).filter({ hasText: text });
  await message.waitFor();
  await expect.poll(() => textColour(message.getByText(text))).toBe(colour);
}

/** What a person does and sees on the pages of an account. */
export const accountPage = (shop: () => Shop) => ({
  /** Opens a page as a new visitor. */
  open: async (path: string) => {
    const visitor = await shop().visitor();
    await openPage(visitor.page, path);
    return visitor;
  },
  press: (page: Page, name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).click(),
  fill: async (page: Page, fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
  },
  /** Waits for a red message with this text. */
  red: (page: Page, text: string) => expectMessage(page, "alert", text, "red"),
  /** Waits for a green message with this text. */
  green: (page: Page, text: string) => expectMessage(page, "status", text, "green"),
  /** Lets each later request of this account call fail in the browser. */
  fail: (page: Page, call: string) => page.route(`**/api/accounts/${call}`, (route) => route.abort()),
});
