import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { freePort } from "../../src/platform/process/free-port.ts";
import { describeShop } from "../support/describe-shop.ts";
import { nextTotpCode } from "../support/second-factor.ts";
import { addVirtualAuthenticator } from "../support/virtual-authenticator.ts";
import { axeViolations } from "./quality/axe.ts";

async function givePassword(page: Page, email = "support@ledgerline.example") {
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill("ledgerline-demo");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
const secretOf = async (page: Page) => (await page.locator("code").innerText()).replace(/\s/g, "");
const axe = async (page: Page) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => axeViolations(page)).toEqual([]); // the colour transition takes a moment
  }
};

/** A passkey belongs to a name: it works at localhost, and not at 127.0.0.1. */
const PUBLIC_URL = `http://localhost:${await freePort("localhost")}`;

describeShop(
  "the second factor in the admin",
  (shop) => {
    it("is set up by staff, required at the next login, and replaced by a recovery code", async () => {
      const { store } = shop();
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/422/);
      await givePassword(page);
      await page.getByRole("menuitem", { name: "Your login" }).click();
      await page.getByRole("button", { name: "Set it up" }).click();
      const secret = await secretOf(page);
      await axe(page);
      await page.getByLabel("Code").fill("000000");
      await page.getByRole("button", { name: "Switch on" }).click();
      await page.getByRole("alert").filter({ hasText: "This code is not right" }).waitFor();
      await page.getByLabel("Code").fill(nextTotpCode(store, secret));
      await page.getByRole("button", { name: "Switch on" }).click();
      await page.getByRole("button", { name: "I have kept them" }).waitFor();
      const codes = await page
        .getByRole("listitem")
        .filter({ hasText: /^\w{5}-\w{5}$/ })
        .allInnerTexts();
      expect(codes).toHaveLength(10);
      await axe(page);
      await page.getByRole("button", { name: "I have kept them" }).click();
      await page.getByText("10 of your recovery codes are left").waitFor();

      const { page: elsewhere } = await shop().visitor();
      await givePassword(elsewhere);
      await elsewhere.getByLabel("Code").waitFor();
      await axe(elsewhere);
      await elsewhere.reload();
      await elsewhere.getByLabel("Password").waitFor(); // a login without its code is not enough
      await givePassword(elsewhere);
      await elsewhere.getByLabel("Code").fill(codes[0] ?? "");
      await elsewhere.getByRole("button", { name: "Go on" }).click();
      await elsewhere.getByRole("menuitem", { name: "Orders" }).waitFor();
    });

    it("is a passkey too, which also logs in alone and proves a step again", async () => {
      const { store } = shop();
      const { db } = store.services.database;
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/403/);
      await addVirtualAuthenticator(page);
      await givePassword(page, "catalogue@ledgerline.example");
      await page.getByRole("menuitem", { name: "Your login" }).click();
      await page.getByLabel("Name of the new passkey").fill("Work laptop");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByRole("button", { name: "I have kept them" }).click();
      const passkeys = page.getByRole("list", { name: "Your passkeys" });
      await passkeys.getByText("Work laptop").waitFor();
      await axe(page);

      const leave = () => page.evaluate(() => localStorage.removeItem("kitstore.staff"));
      await leave();
      await page.goto("/admin");
      await axe(page);
      await page.getByRole("button", { name: "Log in with a passkey" }).click();
      await page.getByRole("menuitem", { name: "Your login" }).waitFor();

      await leave();
      await givePassword(page, "catalogue@ledgerline.example");
      await page.getByRole("button", { name: "Use your passkey" }).click();
      await page.getByRole("menuitem", { name: "Your login" }).click();

      await db
        .updateTable("sessions")
        .set({ second_factor_at: new Date(0), proved_at: null })
        .execute();
      await page.getByRole("button", { name: "Remove Work laptop" }).click();
      const dialog = page.getByRole("dialog", { name: "Is it you?" });
      await dialog.getByRole("button", { name: "Use your passkey" }).waitFor();
      await axe(page);
      await dialog.getByRole("button", { name: "Use your passkey" }).click();
      await page.getByText("Your second factor is off").waitFor();
      expect(await db.selectFrom("passkeys").select("name").execute()).toEqual([]);
    });
  },
  { PUBLIC_URL },
);

describeShop(
  "a required second factor",
  (shop) => {
    it("is set up before anything else can be used", async () => {
      const { page } = await shop().visitor({ width: 390, height: 844 });
      await givePassword(page);
      const secret = await secretOf(page);
      await page.getByLabel("Code").fill(nextTotpCode(shop().store, secret));
      await page.getByRole("button", { name: "Switch on" }).click();
      await page.getByRole("button", { name: "I have kept them" }).click();
      await page.getByText("Orders today").waitFor();
    });
  },
  { SECOND_FACTOR: "required" },
);
