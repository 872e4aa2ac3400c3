import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";

describeShop("an occasion like another one", (shop) => {
  it("is prepared from the other's page, with a name of its own and without its kit", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "people", "/occasions");
    await page.getByRole("cell", { name: "Joining" }).click();
    await page.getByRole("link", { name: "Prepare another like it" }).click();
    const name = page.getByLabel("Name for staff");
    await expect.poll(() => name.inputValue()).toBe("Welcome kit (copy)");
    await page.getByRole("button", { name: "Prepare the occasion" }).click();
    await page.waitForURL(/#\/occasions\/\d+\/show$/);
    await page.getByRole("heading", { name: "Welcome kit (copy)", exact: true }).waitFor();
    await page.getByText("It has no kit yet.").waitFor();
  });
});
