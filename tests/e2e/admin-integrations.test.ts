import { afterAll, expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openFakeProvider } from "../support/fake-payment-provider.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { newStaff } from "../support/staff.ts";
import { checkAdminScreen, checkAtWidths } from "./quality/check-admin-screens.ts";

const provider = await openFakeProvider();
afterAll(() => provider.close());

describeShop(
  "integrations in the admin",
  (shop) => {
    const store = () => shop().store;
    const versionOfSettings = async () => {
      const { token } = await newStaff(store(), "admin");
      return (await store().call("GET /api/admin/settings", { token })).body.version;
    };

    it("are tested, saved, kept over a reload without their secrets, and switched off", async () => {
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/409|422/);
      await openAdminAs(page, shop().store, "admin", "/integrations");
      const stripe = page.locator("#stripe");
      await stripe.getByText("Off", { exact: true }).waitFor();
      await checkAtWidths(page, "integrations", [1440, 820, 390]);

      // Nothing can be pressed before everything is given; a wrong key is named.
      expect(await stripe.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
      await stripe.getByLabel("Secret key").fill("pk_live_a-public-key");
      await stripe.getByLabel("Signing secret of the webhook").fill("whsec_1");
      await stripe.getByRole("button", { name: "Test" }).click();
      await page.getByText("This is no secret key of Stripe", { exact: false }).waitFor();

      await stripe.getByLabel("Secret key").fill("sk_test_1");
      await stripe.getByRole("button", { name: "Test" }).click();
      await stripe.getByText("Stripe takes this key. It is one for tests", { exact: false }).waitFor();
      await checkAtWidths(page, "integration-tested", [1440]);

      // Somebody else saves meanwhile: what is typed stays, and is saved over it.
      await store().call("PUT /api/admin/settings", {
        token: (await newStaff(store(), "admin")).token,
        body: { version: await versionOfSettings(), settings: { tagline: "Made to be used" } },
      });
      await stripe.getByRole("button", { name: "Save" }).press("Enter");
      await stripe.getByRole("alert").getByText("with what you typed on top", { exact: false }).waitFor();
      expect(await stripe.getByLabel("Secret key").inputValue()).toBe("sk_test_1");
      await checkAtWidths(page, "integration-changed-by-another", [1440, 390]);

      await stripe.getByRole("button", { name: "Save" }).press("Enter");
      await stripe.getByText("On", { exact: true }).waitFor();
      expect(await stripe.getByLabel("Secret key").inputValue()).toBe("");
      await page.reload();
      await stripe.getByText("On", { exact: true }).waitFor();
      expect(await stripe.getByLabel("Secret key").inputValue()).toBe("");
      expect(await stripe.getByText("Empty: the stored one stays.").count()).toBe(2);
      await checkAtWidths(page, "integration-on", [1440, 390]);

      await stripe.getByRole("button", { name: "Switch it off" }).click();
      await stripe.getByText("Off", { exact: true }).waitFor();
      expect(await stripe.getByRole("button", { name: "Switch it off" }).count()).toBe(0);
    }, 300_000);

    it("say so when they cannot be loaded, and are not for support", async () => {
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/status of 50/);
      await page.route("**/api/admin/integrations", (route) =>
        route.fulfill({ status: 500, json: { code: "internal", detail: "Try again later.", status: 500 } }),
      );
      await openAdminAs(page, shop().store, "admin", "/integrations");
      await page.getByRole("alert").filter({ hasText: "Try again later." }).waitFor();
      await checkAdminScreen(page, "integrations-error");
      await page.unroute("**/api/admin/integrations");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.locator("#stripe").getByText("Off", { exact: true }).waitFor();
      const other = (await shop().visitor()).page;
      await openAdminAs(other, shop().store, "support", "/integrations");
      await other.getByText("your role does not reach it", { exact: false }).waitFor();
    });
  },
  { STRIPE_API_URL: provider.url },
);
