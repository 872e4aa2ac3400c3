import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAs } from "../support/log-in-as.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";

const CAN_TAKE_MS = 300_000;
describeShop("windows and forms", (shop) => {
  it(
    "a login lasts over a reload, and not over the closing of the last window",
    async () => {
      const { page, context } = await shop().visitor();
      const name = (of: Page) =>
        of.evaluate(() => JSON.parse(localStorage.getItem("kitstore.user") ?? "{}").fullName ?? null);
      await logInAs(page, await newBuyer(shop().store));
      await openPage(page, "/company/about-us");
      await page.reload();
      await openPage(page, "/orders/return-policy");
      expect(await name(page)).toBe("Asha Rao");
      await page.close({ runBeforeUnload: true });
      const next = await context.newPage();
      await openPage(next, "/company/about-us");
      expect(await name(next)).toBeNull();
    },
    CAN_TAKE_MS,
  );

  it(
    "a form that is not hydrated sends nothing",
    async () => {
      const { page } = await shop().visitor({ javaScriptEnabled: false });
      for (const [path, button] of [
        ["/accounts/login", "Login"],
        ["/accounts/recover-password", "Send OTP"],
        ["/company/contact-us", "Submit"],
      ] as const) {
        await page.goto(path);
        await page.getByLabel("Email").fill("asha@mail.example");
        await page.getByLabel("Email").press("Enter");
        await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
        expect(await page.getByLabel("Email").inputValue()).toBe("asha@mail.example");
      }
    },
    CAN_TAKE_MS,
  );
});
