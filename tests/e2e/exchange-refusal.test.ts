import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { axeViolations } from "./quality/axe.ts";
import { exchangePageStates } from "./quality/exchange-page-states.ts";
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShift } from "./quality/layout-shift.ts";
import { loadPageState, preparePageState } from "./quality/open-page-state.ts";

/** Later than the half second in which a browser takes a shift for the answer to a press. */
const LATE_MS = 1_000;

describeShop("an exchange that is refused late", (shop) => {
  it.each([390, 1440])("says so where the form already has the place for it, at %i pixels", async (width) => {
    const visitor = await shop().visitor({ width, height: 844 });
    const { page, context } = visitor;
    visitor.expectComplaint(/409/);
    await watchLayoutShift(context);
    const form = exchangePageStates.find(({ name }) => name === "order-exchange-form");
    if (!form) throw new Error("There is no such state");
    await preparePageState(page, shop().url, form);
    await loadPageState(page, form, false);
    await form.reach?.(page);
    await page.route("**/api/orders/*/exchanges", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await new Promise((done) => setTimeout(done, LATE_MS));
      const json = { code: "out_of_stock", detail: "Size L has gone.", status: 409, title: "Gone" };
      return route.fulfill({ status: 409, contentType: "application/problem+json", json });
    });
    const before = (await layoutShift(page)).total;
    await page.getByRole("button", { name: "Reserve the new size" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("One moment …").waitFor();
    await page.getByText("Nothing was exchanged.").waitFor();
    const { total, moved } = await layoutShift(page);
    expect(total - before, moved.join("\n")).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(await axeViolations(page)).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/exchange-refused-${width}.png`, fullPage: true });
  });
});
