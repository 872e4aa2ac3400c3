import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";

describeShop("a return on a short screen", (shop) => {
  /** The text of what has the focus, once it is on the screen. */
  const expectFocus = (page: Page, text: string) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
          return top >= 0 && bottom <= innerHeight ? (document.activeElement?.textContent ?? "") : "";
        }),
      )
      .toContain(text);

  it("shows and focuses each new state", async () => {
    const { store } = shop();
    const { token } = await newStaff(store, "support");
    const { buyer } = await deliverNewOrder(store, token);
    const { page } = await shop().visitor({ width: 390, height: 420 });
    await logInAs(page, buyer);
    await openPage(page, "/accounts/order-history");
    const button = (name: string) => page.getByRole("button", { name });

    await page.getByRole("link", { name: "Return or report a fault" }).click();
    await expectFocus(page, "Returns and faults");
    await button("Report a fault").click();
    await expectFocus(page, "What is faulty, damaged or wrong?");
    await button("Not now").click();
    await expectFocus(page, "Report a fault");

    await button("Return something").click();
    await page.getByLabel("Why?").fill("Too many");
    await button("Register the return").click();
    await page.getByText("Please choose at least one piece.").waitFor();
    const pieces = page.getByRole("combobox").first();
    expect(await pieces.evaluate((select) => select === document.activeElement)).toBe(true);
    await pieces.selectOption("1");
    await button("Register the return").click();
    await expectFocus(page, "Your return is registered.");
    await button("Cancel the return").click();
    await expectFocus(page, "is cancelled.");
  });
});
