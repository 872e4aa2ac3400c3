import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, it } from "vitest";
import { freePort } from "../../src/platform/process/free-port.ts";
import { openProvider } from "../support/company-provider.ts";
import { describeShop } from "../support/describe-shop.ts";
import { axeViolations } from "./quality/axe.ts";

const urls = await Promise.all([freePort("127.0.0.1"), freePort("127.0.0.1")]);
const [beside, only] = urls.map((port) => `http://127.0.0.1:${port}`) as [string, string];
const [provider, providerOfOnly] = [await openProvider(beside), await openProvider(only)];
const mira = {
  email: "mira@ledgerline.example",
  email_verified: true,
  name: "Mira Nair",
  groups: ["helpdesk"],
};
const settings = { OIDC_ROLES: "helpdesk=support", COMPANY_NAME: "Ledgerline" };

beforeEach(() => {
  for (const each of [provider, providerOfOnly]) each.person = { sub: "mira", claims: mira };
});
afterAll(() => Promise.all([provider.stop(), providerOfOnly.stop()]));

const userOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("kitstore.user") ?? "null")?.fullName ?? null);

describeShop(
  "login with the company",
  (shop) => {
    it("leads back to where the customer was, and a logout ends it there too", async () => {
      const { page } = await shop().visitor();
      await page.goto("/accounts/login?redirect=order");
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Log in with Ledgerline" }).click();
      await page.waitForURL("**/accounts/order-history");
      expect(await userOf(page)).toBe("Mira Nair");
      await page
        .getByRole("button", { name: /Mira|account/i })
        .first()
        .click();
      await page.getByRole("button", { name: "Sign Out" }).click();
      await page.waitForURL(`${provider.issuer}/**`);
      await page.getByRole("button", { name: "Log out there too" }).click();
      await page.waitForURL(`${beside}/`);
      expect(await userOf(page)).toBeNull();
    });

    it("says why somebody may not log in, and lets them try again", async () => {
      provider.person = { sub: "eve", claims: { ...mira, email: "eve@evil.example" } };
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/422/);
      await page.goto("/accounts/login");
      await page.getByRole("link", { name: "Log in with Ledgerline" }).click();
      await page.getByText("yours has another domain").waitFor();
      expect(new URL(page.url()).hash).toBe(""); // the provider's response is gone from the URL
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Log in with Ledgerline" }).waitFor();
    });

    it("opens the admin with the role of the person's groups", async () => {
      const { page } = await shop().visitor();
      await page.goto("/admin");
      await page.getByRole("link", { name: "Log in with the company" }).click();
      await page.getByRole("menuitem", { name: "Orders" }).waitFor();
      expect(new URL(page.url()).search).toBe("");
    });
  },
  { ...provider.env, ...settings, PUBLIC_URL: beside },
);

describeShop(
  "a store without passwords",
  (shop) => {
    it("shows only the company's login, in the shop and in the admin", async () => {
      const { page } = await shop().visitor();
      for (const path of ["/accounts/login", "/admin"]) {
        await page.goto(path);
        await page.getByRole("link", { name: /Log in with/ }).waitFor();
        expect(await page.getByLabel("Password").count()).toBe(0);
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.getByRole("link", { name: /Log in with/ }).click();
      await page.getByRole("menuitem", { name: "Orders" }).waitFor();
    });
  },
  { ...providerOfOnly.env, ...settings, PUBLIC_URL: only, PASSWORDS: "off" },
);
