import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../../support/describe-shop.ts";
import { openPage, waitForHydration } from "../../support/open-page.ts";
import { createKeyboard, type Keyboard } from "./keyboard.ts";
import { openPageState } from "./open-page-state.ts";
import { pageStates } from "./page-states.ts";

const CAN_TAKE_MS = 300_000;
const MORE_STOPS_THAN_A_DIALOG = 15;

describeShop("without a mouse", (shop) => {
  const main = (page: Page) => page.getByRole("main");
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const visit = async (size = {}) => {
    const { page, expectComplaint } = await shop().visitor(size);
    return { page, keys: createKeyboard(page), expectComplaint };
  };
  const cartButton = (page: Page) => page.getByRole("button", { name: /^Cart, / });

  async function logIn(page: Page, keys: Keyboard) {
    await waitForHydration(page);
    await keys.waitForFocus(main(page));
    await keys.tabTo(page.getByLabel("Email"));
    await keys.type("employee@ledgerline.example");
    await keys.tabTo(page.getByLabel("Password", { exact: true }));
    await keys.type("ledgerline-demo");
    await keys.press("Enter");
  }

  async function deliverAndOrder(page: Page, keys: Keyboard) {
    for (const [label, text] of [
      ["Full Name", "Asha Rao"],
      ["Contact", "+91 98200 00000"],
      ["Address", "12 Marine Drive"],
      ["City", "Mumbai"],
      ["Region", "Maharashtra"],
    ] as const) {
      const field = page.getByLabel(label, { exact: label === "Address" });
      await keys.tabTo(field, (await comesAfterFocus(field)) ? "Tab" : "Shift+Tab");
      await keys.type(text);
    }
    await keys.tabTo(button(page, "Save Address"));
    await keys.press("Enter");
    await page.getByText("Delivering Here").waitFor();
    await keys.tabTo(button(page, "Place Order"));
    await keys.press("Enter");
    await page.waitForURL("**/checkout/order-confirm");
    expect(await page.locator("main strong").first().textContent()).toMatch(/^KS-/);
  }

  const comesAfterFocus = (field: ReturnType<Page["getByLabel"]>) =>
    field.evaluate((it) =>
      Boolean(
        (document.activeElement ?? document.body).compareDocumentPosition(it) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );

  it(
    "a guest skips to the content, searches for a mug and buys it, always with a visible focus",
    async () => {
      const { page, keys } = await visit();
      await openPage(page, "/");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await keys.tabTo(skip);
      await keys.press("Enter");
      await keys.waitForFocus(main(page));

      const search = page.locator("header [data-panel=search]");
      await keys.tabTo(search, "Shift+Tab");
      await keys.press("Enter");
      const box = page.getByRole("banner").getByLabel("Search the store");
      await keys.waitForFocus(box);
      await keys.press("Escape");
      await keys.waitForFocus(search);
      await keys.press("Enter");
      await keys.waitForFocus(box);
      await keys.type("everyday mug");
      await keys.press("Enter");
      await page.getByRole("heading", { name: /^Search results for/ }).waitFor();
      await keys.waitForFocus(main(page));
      await keys.tabTo(main(page).locator('article a[href="/everyday-mug"]').first());
      await keys.press("Enter");
      await page.getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();

      await keys.waitForFocus(main(page));
      await keys.tabTo(main(page).getByRole("button", { name: "Add to Cart" }).first());
      await keys.press("Enter");
      await page.getByText("It’s in your cart.").waitFor();
      await keys.tabTo(cartButton(page), "Shift+Tab");
      await keys.press("Enter");
      const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
      await cart.waitFor();
      await keys.tabTimes(MORE_STOPS_THAN_A_DIALOG);
      await keys.tabTo(cart.getByRole("button", { name: "Continue Shopping" }));
      await keys.press("Escape");
      await keys.waitForFocus(cartButton(page));
      await keys.press("Enter");
      await keys.tabTo(cart.getByRole("button", { name: "Checkout" }));
      await keys.press("Enter");

      await page.waitForURL("**/accounts/login?redirect=checkout");
      await logIn(page, keys);
      await page.waitForURL("**/checkout");
      await page.getByText("Everyday Mug").first().waitFor();
      await keys.waitForFocus(main(page));
      await deliverAndOrder(page, keys);
      expect(keys.faults()).toEqual([]);
    },
    CAN_TAKE_MS,
  );

  it(
    "an employee picks a size by the arrow keys, logs in and redeems the kit, always with a visible focus",
    async () => {
      const { page, keys } = await visit({ width: 390, height: 844 });
      const size = (name: string) => page.getByRole("radio", { name, exact: true });
      const orderKit = async () => {
        const first = page
          .getByRole("group", { name: "Size" })
          .getByRole("radio", { disabled: false })
          .first();
        await keys.tabTo(first);
        while (!(await size("M").isChecked())) await keys.press("ArrowRight");
        await keys.tabTo(main(page).getByRole("button", { name: "Order my kit" }));
        await keys.press("Enter");
      };
      await openPage(page, "/welcome-kit");
      await orderKit();
      await page.getByText("Please login first to redeem you swag Kit.").waitFor();
      await keys.tabTo(main(page).getByRole("link", { name: "Login", exact: true }), "Shift+Tab");
      await keys.press("Enter");
      await page.waitForURL("**/accounts/login**");
      await logIn(page, keys);
      await page.waitForURL("**/checkout"); // the button was pressed before the login
      const code = page.getByLabel("Coupon code");
      await code.waitFor();
      await keys.tabTo(code);
      await keys.type("WELCOMEKIT");
      await keys.press("Enter");
      await page.getByText("Free Swag", { exact: true }).waitFor();
      await deliverAndOrder(page, keys);
      expect(keys.faults()).toEqual([]);
    },
    CAN_TAKE_MS,
  );

  it.each([
    ["size chart", "/classic-crew-tee", "Size chart", "Size chart"],
    ["enquiry", "/", "Send an enquiry", /./],
  ] as const)(
    "the %s takes the focus, keeps it, and restores it on Escape",
    async (_what, path, opener, name) => {
      const { page, keys } = await visit();
      await openPage(page, path);
      const opening = main(page).getByRole("button", { name: opener, exact: true });
      await keys.tabTo(opening);
      await keys.press("Enter");
      const dialog = page.getByRole("dialog", { name });
      await dialog.waitFor();
      await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
      await keys.tabTimes(MORE_STOPS_THAN_A_DIALOG);
      await keys.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await keys.waitForFocus(opening);
      expect(keys.faults()).toEqual([]);
    },
    CAN_TAKE_MS,
  );

  it.each([
    ["menu", { width: 390, height: 844 }],
    ["search", {}],
    ["user", {}],
    ["currency", {}],
  ] as const)("the %s panel takes the focus and restores it on Escape", async (panel, screen) => {
    const { page, keys } = await visit(screen);
    await openPage(page, "/company/about-us");
    const opening = page.locator(`header [data-panel=${panel}]`);
    await keys.tabTo(opening);
    await keys.press("Enter");
    await expect
      .poll(() =>
        opening.evaluate(
          (it) => it !== document.activeElement && document.activeElement?.closest("header") !== null,
        ),
      )
      .toBe(true);
    await keys.press("Escape");
    await keys.waitForFocus(opening);
    expect(await opening.getAttribute("aria-expanded")).toBe("false");
    expect(keys.faults()).toEqual([]);
  });

  it("a menu's sub-items open by its button, follow it, and close on Escape", async () => {
    const { page, keys } = await visit();
    await openPage(page, "/company/about-us");
    const subMenuButton = button(page, /^More of/).first();
    await keys.tabTo(subMenuButton);
    await keys.press("Enter");
    const items = page.locator("header .submenu[data-open] a");
    await items.first().waitFor();
    await keys.tabTo(items.first());
    await keys.press("Escape");
    await keys.waitForFocus(subMenuButton);
    expect(await items.count()).toBe(0);
    expect(keys.faults()).toEqual([]);
  });

  it.each(["home", "product-with-sizes", "company-contact-us", "checkout", "order-history"])(
    "every focus stop of %s is visible, and in order",
    async (name) => {
      const { page, keys } = await visit();
      const place = pageStates.find((each) => each.name === name);
      if (!place) throw new Error(`No place ${name}`);
      await openPageState(page, shop().url, place);
      expect(await keys.tabThroughPage()).toBeGreaterThan(5);
      expect(keys.faults()).toEqual([]);
    },
    CAN_TAKE_MS,
  );
});
