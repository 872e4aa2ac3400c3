import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readCatalogue } from "../../src/platform/language/catalogues.ts";
import { claimActions } from "../support/claim-actions.ts";
import { confirmOrder } from "../support/confirm-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";
import { englishLeftovers } from "./quality/english-leftovers.ts";
import { pageInLanguage } from "./quality/page-in-language.ts";

const CAN_TAKE_MS = 300_000;
/** How the customer's mails, the kit and the demo's products are called. */
const written = [
  "Welcome kit",
  /^(?:E-Mail lesen: )?Your order /,
  "Set of",
  "Box of",
  "with Bamboo",
  "Rest of the world",
];

describeShop("the admin in German", (shop) => {
  const { newMember } = claimActions(() => shop().store);

  /** The steps of a page are those of the English admin, in its words. */
  async function logIn(visited: Page): Promise<Page> {
    await visited.addInitScript(() => localStorage.setItem("kitstore.adminLanguage", "de"));
    const page = pageInLanguage(visited, "en", readCatalogue("de", "admin"));
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("support@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByText("Orders today").waitFor();
    return page;
  }

  it(
    "takes an order to its timeline, members and links, and leaves nothing in English",
    async () => {
      const { store } = shop();
      const { orderNo } = await placeOrder(store);
      const { email } = await newMember();
      const { occasionId } = await newOccasion(store, { audience: "list" });
      const { page: visited, expectComplaint } = await shop().visitor({ width: 820, height: 1000 });
      expectComplaint(/409|422/); // the dispatch of nothing
      const page = await logIn(visited);
      const expectGerman = async () =>
        expect(await englishLeftovers(visited, { language: "de", written: [...written, email] })).toEqual([]);
      await expectGerman();

      await page.goto(`/admin#/orders/${orderNo}/show`);
      await confirmOrder(page);
      await page.getByText("Order Confirmed").first().waitFor();
      await visited.getByText("war Bestellt").waitFor(); // of the timeline
      await expectGerman();
      await checkAdminScreen(visited, "german-order");

      await page.goto("/admin#/orders");
      await page.getByRole("button", { name: "Dispatch from CSV" }).click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByLabel("Lines", { exact: true })
        .fill(`${orderNo};BlueDart;BD 4711\nKS-0000-0000-0;BlueDart;BD 1\n${orderNo}`);
      await dialog.getByRole("button", { name: "Check the lines" }).click();
      await dialog.getByText(/^Wird versandt; /).waitFor();
      await dialog.getByText(/^Die Bestellung steht schon in Zeile 1/).waitFor();
      await expectGerman();
      await page.keyboard.press("Escape");

      await openAdminAs(visited, store, "admin", "/");
      for (const path of [
        "/members",
        `/occasions/${occasionId}/show`,
        "/kit",
        "/audit",
        "/payments",
        "/payment-events",
        "/bank-statements/create",
        "/months",
        "/settings",
      ]) {
        await page.goto(`/admin#${path}`);
        await visited.waitForLoadState("networkidle");
        await page.getByRole("heading").first().waitFor();
        await expectGerman();
      }
    },
    CAN_TAKE_MS,
  );
});
