import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { COLLECTED, choiceActions } from "../support/choice-actions.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { queueActions } from "../support/queue-actions.ts";
import { sizedKit } from "../support/sized-kit.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";
import { findOverflow } from "./quality/overflow.ts";

const CAN_TAKE_MS = 300_000;
const PHONE = { width: 390, height: 844 };

async function looksRight(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

async function fillAddress(page: Page, city: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Asha Rao");
  await page.getByLabel("Contact").fill("+91 98200 00000");
  await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
  await page.getByLabel("City").fill(city);
  await page.getByLabel("Region").fill("Maharashtra");
  await page.getByLabel("PIN Code").fill("400001");
}

describeShop("a kit that is chosen first and ordered later", (shop) => {
  it(
    "is chosen, changed, taken back and chosen on a phone; after the last day a press makes the order",
    async () => {
      const { store } = shop();
      const { db } = store.services.database;
      const { newLink } = claimActions(() => store);
      const { choose, close } = choiceActions(() => store);
      const { makeWaiting } = queueActions(() => store);
      const link = await newLink(COLLECTED);
      const { occasionId, token } = link;
      const variantId = await sizedKit(store, link.kit);

      const visitor = await shop().visitor(PHONE);
      const { page } = visitor;
      await page.goto(`/claim#${token}`);
      await page.getByRole("button", { name: "Send my choice" }).waitFor();
      await looksRight(page);
      await page.getByText("M", { exact: true }).click();
      await page.getByRole("checkbox", { name: /^No .*, thanks$/ }).check();
      await fillAddress(page, "Mumbai");
      await page.getByRole("button", { name: "Send my choice" }).click();
      const chosen = page.getByRole("heading", { name: "We have your choice" });
      await chosen.waitFor();
      await page.getByText(/, Size M$/).waitFor();
      await looksRight(page);

      await page.getByRole("button", { name: "Change my choice" }).click();
      await page.getByText("L", { exact: true }).click();
      await page.getByLabel("City").fill("Nagpur");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText(/, Size L$/).waitFor();
      await page.getByText(/Nagpur/).waitFor();

      await page.getByRole("button", { name: "Take it back" }).click();
      await page.getByRole("button", { name: "Send my choice" }).waitFor();
      await page.getByText("S", { exact: true }).click();
      await fillAddress(page, "Pune");
      await page.getByRole("button", { name: "Send my choice" }).click();
      await chosen.waitFor();
      for (const other of await newClaimLinks(db, { occasionId, count: 3, now: store.now() }))
        expect((await choose(other, variantId, { size: "M" })).status).toBe(200);

      const { page: admin } = await shop().visitor({ width: 1280, height: 900 });
      await openAdminAs(admin, store, "people", `/occasions/${occasionId}/show`);
      await admin.getByText(/4 members have chosen\. They/).waitFor();
      await admin.getByRole("button", { name: "Remind who has not chosen…" }).click();
      const dialog = admin.getByRole("dialog");
      await dialog.getByText("4: have chosen").waitFor();
      await checkAtWidths(admin, "choices-remind", [1440, 820, 390]);
      await dialog.getByRole("button", { name: "Close" }).click();
      await checkAtWidths(admin, "choices-open", [1440, 820, 390]);

      await close(occasionId);
      await page.reload();
      await page.getByText(/The last day to change it was/).waitFor();
      expect(await page.getByRole("button", { name: "Change my choice" }).count()).toBe(0);
      await looksRight(page);

      await admin.reload();
      await admin.getByText(/4 choices are not ordered/).waitFor();
      await checkAtWidths(admin, "choices-closed", [1440, 820, 390]);
      const file = admin.waitForEvent("download");
      await admin.getByRole("button", { name: "What to buy (CSV)" }).click();
      expect((await file).suggestedFilename()).toMatch(/^choices-\d+-2020-01-01\.csv$/);
      await admin.getByRole("button", { name: "Make 4 orders…" }).focus();
      await admin.keyboard.press("Enter");
      await dialog.getByText(/It cannot be taken back at once/).waitFor();
      await checkAtWidths(admin, "choices-press", [1440, 390]);
      await dialog.getByRole("button", { name: "Make the orders" }).click();
      await admin.getByText(/No choice is left to order/).waitFor();
      expect(await makeWaiting()).toEqual({ made: 4, ended: 0 });

      visitor.expectComplaint(/409/); // the link was used
      await page.reload();
      await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
      await page.getByRole("link", { name: "See your order" }).click();
      await page.getByRole("heading", { name: /KS-/ }).waitFor();
      await page.getByText(/Pune/).first().waitFor();
    },
    CAN_TAKE_MS,
  );
});
