import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";

describeShop("only the shipping countries", (shop) => {
  /** Whether a page's HTML has this text. */
  const hasText = async (path: string, text: string) =>
    (await shop().store.inject({ url: path })).body.includes(text);

  it("are what the shop names and offers from the moment of the switch on, in each language", async () => {
    expect(await hasText("/", "World Wide Shipping")).toBe(true);
    expect(await hasText("/orders/shipping-policy", "Worldwide.")).toBe(true);
    const { page: admin } = await shop().visitor();
    await openAdminAs(admin, shop().store, "admin", "/shipping-countries");
    const only = admin.getByRole("switch", { name: "Only these countries" });
    await admin.getByText("everywhere else").waitFor();
    await only.click();
    await admin.getByText("Only these countries can be ordered to now.").waitFor();
    await admin.getByText("not used: only these countries").waitFor();
    expect(await admin.getByText("everywhere else").count()).toBe(0);
    expect(await hasText("/", "Delivered to 8 countries")).toBe(true);
    expect(await hasText("/de", "Lieferung in 8 Länder")).toBe(true);
    expect(await hasText("/orders/shipping-policy", "<li>Singapore</li>")).toBe(true);
    expect(await hasText("/orders/shipping-policy", "Worldwide.")).toBe(false);
    expect(await hasText("/orders/shipping-policy", "confirms it before you pay")).toBe(false);

    await shop()
      .store.services.database.db.updateTable("service_locations")
      .set({ withdrawn_at: new Date() })
      .where("name", "not in", ["India", "Japan", "Germany"])
      .where("is_rest_of_world", "=", false)
      .execute();
    await shop().store.services.catalogue.refresh();
    expect(await hasText("/", "Delivered to India, Germany and Japan")).toBe(true);
    expect(
      await hasText("/de/orders/shipping-policy", "Wir liefern nach Indien, Deutschland und Japan."),
    ).toBe(true);

    const { page: visitor } = await shop().visitor();
    await openPage(visitor, "/everyday-mug");
    const picker = visitor.locator("select[name=deliveryCountry]");
    await expect.poll(() => picker.locator("option").allInnerTexts()).toEqual(["India", "Germany", "Japan"]);

    await only.click();
    await admin.getByText("Every country can be ordered to now.").waitFor();
    expect(await hasText("/", "World Wide Shipping")).toBe(true);
  });
});
