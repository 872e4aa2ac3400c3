import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addForeignNodes } from "../support/changing-browser.ts";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { waitForHydration } from "../support/open-page.ts";

const CAN_TAKE_MS = 300_000;
/** React makes a page anew whose HTML is not as it rendered it. */
const MADE_ANEW = /React error #418/;

describeShop("a page that an extension has changed before hydration", (shop) => {
  /** A page whose scripts come only after `use`, as on a slow line. */
  async function useBeforeHydration(page: Page, path: string, use: () => Promise<void>) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("password-button").first().waitFor({ state: "attached" });
    await use();
    release();
    await waitForHydration(page);
    await page.unroute("**/assets/*.js");
  }
  async function changedPage() {
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(MADE_ANEW);
    await addForeignNodes(page);
    return page;
  }

  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "/accounts/login": { email: "asha@ledgerline.example", password: "a long walk" },
    "/accounts/signup": {
      firstName: "Asha",
      lastName: "Rao",
      email: "asha@ledgerline.example",
      contactNo: "98200",
    },
    "/accounts/recover-password": { email: "asha@ledgerline.example" },
    "/company/contact-us": { name: "Asha", email: "asha@ledgerline.example", message: "Where is\nmy kit?" },
    "/orders/bulk-enquiry": {
      name: "Asha",
      email: "asha@ledgerline.example",
      budget: "2000",
      quantity: "30",
    },
    "/welcome-kit": { labelName: "Asha Rao", deliveryCountry: "Japan" },
    "/everyday-mug": { quantity: "3", deliveryCountry: "Japan" },
  };
  it.each(Object.keys(forms))("keeps what was typed on %s", async (path) => {
    const page = await changedPage();
    const values = Object.entries(forms[path] ?? {});
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await useBeforeHydration(page, path, async () => {
      for (const [name, value] of values)
        await (name === "deliveryCountry" ? field(name).selectOption(value) : field(name).fill(value));
    });
    for (const [name, value] of values)
      await expect.poll(() => field(name).inputValue(), { message: name }).toBe(value);
    // Nothing of it is lost by the next key either.
    const [first = "", typed] = values[0] ?? [];
    await field(first).press("End");
    await field(first).press("9");
    expect(await field(first).inputValue()).toBe(`${typed}9`);
    for (const [name, value] of values.slice(1)) expect(await field(name).inputValue(), name).toBe(value);
  });

  it("keeps the focus, so that typing goes on", async () => {
    const page = await changedPage();
    await useBeforeHydration(page, "/company/contact-us", () =>
      page.locator("main [name=name]").pressSequentially("Ash"),
    );
    await page.locator("password-button").first().waitFor({ state: "detached" });
    await page.keyboard.type("a Rao");
    expect(await page.locator("main [name=name]").inputValue()).toBe("Asha Rao");
  });

  it(
    "does what was chosen and pressed, and is walked to the order",
    async () => {
      const page = await changedPage();
      await useBeforeHydration(page, "/classic-crew-tee", async () => {
        await page.getByRole("radio", { name: "Ink" }).check({ force: true });
        await page.getByText("M", { exact: true }).click();
        await page.getByRole("button", { name: "Add to Cart" }).click();
      });
      await page.getByText("It’s in your cart.").waitFor();
      await page.getByRole("button", { name: "View cart" }).click();
      await page.getByTestId("cart-line").getByText("Ink, Size M").waitFor();
      await page.getByRole("button", { name: "Checkout" }).click();
      await page.waitForURL("**/accounts/login**");
      await useBeforeHydration(page, page.url(), async () => {
        await page.getByLabel("Email").fill("office@ledgerline.example");
        await page.getByLabel("Password", { exact: true }).fill("ledgerline-demo");
      });
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.waitForURL("**/checkout");
      await page.getByRole("heading", { name: "Delivery Details" }).waitFor();
      await page.reload();
      await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
      await page.getByText("Delivering Here").waitFor();
      await page.getByRole("button", { name: "Place Order" }).click();
      await page.waitForURL("**/checkout/order-confirm");
    },
    CAN_TAKE_MS,
  );
});
