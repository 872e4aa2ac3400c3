import { afterAll, expect, it } from "vitest";
import { pseudoCatalogue } from "../../../scripts/language/pseudo-catalogue.ts";
import { addCatalogue } from "../../../src/platform/language/catalogues.ts";
import { describeShop } from "../../support/describe-shop.ts";
import { openPage } from "../../support/open-page.ts";
import { newStaff } from "../../support/staff.ts";
import { axeViolations } from "./axe.ts";
import { openPageState } from "./open-page-state.ts";
import { findCutText, findOverflow } from "./overflow.ts";
import { pageInLanguage } from "./page-in-language.ts";
import { pageStates } from "./page-states.ts";
import { findReversed } from "./reversed-runs.ts";

/** Its texts are English ones in other letters, which run from right to left. */
const language = "ar";
const catalogue = pseudoCatalogue(language);
afterAll(addCatalogue(language, catalogue));

/** The first state of each route that no click leads to. */
const states = [...Map.groupBy(pageStates, ({ route }) => route).values()].flatMap(
  (all) => all.find(({ reach }) => !reach) ?? [],
);

describeShop("the shop in a language that is written from right to left", (shop) => {
  it("is offered where the store's settings list it", async () => {
    const { store } = shop();
    const { token } = await newStaff(store, "admin");
    const { body } = await store.call("GET /api/admin/settings", { token });
    const settings = { languages: ["de", language] };
    const changed = await store.call("PUT /api/admin/settings", {
      token,
      body: { version: body.version, settings },
    });
    expect(changed.status).toBe(200);
    const { page } = await shop().visitor();
    await openPage(page, `/${language}`);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  });

  it.each(states.map((state) => [state.name, state] as const))("%s", async (_name, state) => {
    const { page: visited, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
    if (state.expectedError) expectComplaint(state.expectedError);
    const page = pageInLanguage(visited, language, catalogue);
    await openPageState(page, shop().url, state);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findCutText(page)).toEqual([]);
    expect(await findReversed(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("leads a gallery, a menu and the cart to the other side", async () => {
    const { page } = await shop().visitor({ width: 1440, height: 900 });
    await openPage(page, `/${language}/everyday-mug`);
    const gallery = page.locator(".gallery-strip");
    await gallery.focus();
    await page.keyboard.press("ArrowLeft"); // the next one, which is on the left
    await expect.poll(() => gallery.evaluate((list) => list.scrollLeft)).toBeLessThan(0);
    await expect.poll(() => page.locator("li[data-shown]").getAttribute("class")).not.toBeNull();
    expect(await page.locator(".gallery-thumb[aria-current=true]").count()).toBe(1);
    expect(await page.locator(".gallery-thumb").nth(1).getAttribute("aria-current")).toBe("true");
    await page.locator("[data-cart-button]").click();
    const cart = page.locator(".dialog-side");
    await expect.poll(async () => (await cart.boundingBox())?.x).toBe(0);
  });
});
