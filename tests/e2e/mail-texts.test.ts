import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

/** `#b4532a` as the browser computes it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

describeShop("mail texts", (shop) => {
  it("an administrator writes a mail's words, sees what is wrong at its field, previews, saves and goes back", async () => {
    const { store } = shop();
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/422/);
    await openAdminAs(page, store, "admin", "/mail-texts");
    const subject = page.getByLabel("Subject");
    await expect.poll(() => subject.inputValue()).toBe("Your order {orderNumber}");
    await subject.fill("Thank you");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The subject needs {orderNumber}.").first().waitFor();
    await subject.fill("Thank you for {orderNumber}");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Thank you for KS-EXAM-PLE0-0").waitFor();
    const mail = page.getByRole("img", { name: "The mail as a mail program shows it" });
    const button = mail.getByText("See your order", { exact: true });
    const accent = store.services.settings.current().accentColour;
    expect(await button.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(rgb(accent));
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0)); // the bar with the title hides while the screen scrolls
      await checkAdminScreen(page, "mail-texts");
    }
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("An order was placed · own words").waitFor();
    await page.getByRole("button", { name: "Back to the default" }).click();
    await expect.poll(() => subject.inputValue()).toBe("Your order {orderNumber}");
  });

  it("each language has its own words, whose default is in it", async () => {
    const { page } = await shop().visitor();
    await page.setViewportSize({ width: 390, height: 900 });
    await openAdminAs(page, shop().store, "admin", "/mail-texts");
    const choose = async (language: string) => {
      await page.getByLabel("Language").click();
      await page.getByRole("option", { name: language }).click();
    };
    const subject = page.getByLabel("Subject");
    await choose("German");
    await expect.poll(() => subject.inputValue()).toBe("Deine Bestellung {orderNumber}");
    await subject.fill("{orderNumber} ist da");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("KS-EXAM-PLE0-0 ist da").waitFor();
    await checkAdminScreen(page, "mail-texts-german");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("An order was placed · own words").waitFor();
    await choose("English");
    await expect.poll(() => subject.inputValue()).toBe("Your order {orderNumber}");
    await page.reload();
    await choose("German");
    await expect.poll(() => subject.inputValue()).toBe("{orderNumber} ist da");
  });
});
