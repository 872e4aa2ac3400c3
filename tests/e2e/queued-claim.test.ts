import { expect, it } from "vitest";
import { claimActions } from "../support/claim-actions.ts";
import { describeShop } from "../support/describe-shop.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { queueActions } from "../support/queue-actions.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant } from "../support/shopping.ts";
import { axeViolations } from "./quality/axe.ts";
import { findOverflow } from "./quality/overflow.ts";

const CAN_TAKE_MS = 180_000;
const PHONE = { width: 390, height: 844 };

describeShop("a kit that is out and announced", (shop) => {
  it(
    "is waited for on a phone; stock comes, the order is made by itself, and the page says so",
    async () => {
      const { store } = shop();
      const { newLink } = claimActions(() => store);
      const { announce, receive, wait, makeWaiting } = queueActions(() => store);
      const { kit, occasionId, token } = await newLink();
      const variantId = firstVariant(kit).id;
      await setStock(store, variantId, 0);
      await announce(variantId, { expectedOn: "2027-01-15", pieces: 2 });
      const others = { occasionId, count: 1, now: store.now() };
      for (const earlier of await newClaimLinks(store.services.database.db, others))
        expect((await wait(earlier, variantId)).status).toBe(200);

      const visitor = await shop().visitor(PHONE);
      const { page } = visitor;
      const looksRight = async () => {
        expect(await axeViolations(page)).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
      };
      await page.goto(`/claim#${token}`);
      await page.getByText("You can wait for it: you would be number 2.").waitFor();
      await page.getByLabel("Full Name").fill("Asha Rao");
      await page.getByLabel("Contact").fill("+91 98200 00000");
      await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
      await page.getByLabel("City").fill("Mumbai");
      await page.getByLabel("Region").fill("Maharashtra");
      await page.getByLabel("PIN Code").fill("400001");
      await looksRight();
      await page.getByRole("button", { name: "Wait for my kit" }).click();
      const later = page.getByRole("heading", { name: "Your kit comes later" });
      await later.waitFor();
      await page.getByText("A delivery is expected on 15 Jan.").waitFor();
      await looksRight();

      await page.getByRole("button", { name: "Change size or address" }).click();
      await page.getByLabel("City").fill("Pune");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await later.waitFor();
      await page.getByText(/Pune/).waitFor();

      await receive(variantId, 2);
      expect(await makeWaiting()).toEqual({ made: 2, ended: 0 });
      visitor.expectComplaint(/409/); // the link was used
      // Whoever comes back to the tab sees what became of it, without a reload.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
      await page.getByLabel(/^Your note to /).waitFor();
      await looksRight();
      await page.getByRole("link", { name: "See your order" }).click();
      await page.getByRole("heading", { name: /KS-/ }).waitFor();
      await page.getByText(/Pune/).first().waitFor();
    },
    CAN_TAKE_MS,
  );
});
