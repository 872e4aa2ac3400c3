import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { placeOrder } from "../support/place-order.ts";
import { plainProduct } from "../support/shopping.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop("support in the admin", (shop) => {
  it("looks at products, stock, coupons and people, and changes only the company that somebody buys for", async () => {
    const { store } = shop();
    const product = plainProduct(store);
    const { orderNo, buyer } = await placeOrder(store);
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", "/products");
    const changing = page.locator("main").getByRole("button", {
      name: /^(Save|Create|Import|Block|Let it bill|Switch|Withdraw|Publish|Erase|Export everything)/,
    });
    await page.getByPlaceholder("Name, SKU, GTIN, keyword").fill(product.productName);
    await page.getByRole("cell", { name: product.productName }).first().click();
    await page.getByRole("heading", { name: "Variants" }).waitFor();
    expect(await changing.count()).toBe(0);
    await checkAdminScreen(page, "product-of-support");
    await page.goto("/admin#/stock?filter=%7B%22state%22%3A%22%22%7D");
    await page.getByRole("cell").nth(1).click();
    await page.getByRole("heading", { name: "Every movement" }).waitFor();
    expect(await page.getByRole("heading", { name: "Change the stock" }).count()).toBe(0);
    await page.goto("/admin#/coupons");
    await page.getByRole("cell").first().click();
    await page.getByRole("heading", { name: "Who used it" }).waitFor();
    expect(await page.getByRole("heading", { name: "Change", exact: true }).count()).toBe(0);
    expect(await changing.count()).toBe(0);

    await page.goto(`/admin#/people/${buyer.userId}/show`);
    await page.getByRole("cell", { name: orderNo }).waitFor();
    expect(await page.getByRole("heading", { name: "What this person may do" }).count()).toBe(0);
    // The company that new orders are billed to is written down by support, as at each order.
    expect(await changing.allInnerTexts()).toEqual(["Save"]);
    await checkAdminScreen(page, "person-of-support");
    await page.getByRole("cell", { name: orderNo }).click();
    await page.getByRole("heading", { name: orderNo }).first().waitFor();
  });

  it("reads at the field what the store does not take, in plain words", async () => {
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/400/); // the refusal itself
    await openAdminAs(page, shop().store, "admin", "/products/1");
    const name = page.getByRole("textbox", { name: "Name", exact: true }).first();
    await name.fill("x".repeat(201));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("main").getByText("At most 200 characters, please.").first().waitFor();
    expect(await page.locator("body").innerText()).not.toMatch(/must NOT|pattern|client error/);
  });

  it("comes from an enquiry that names an order to the order", async () => {
    const { store } = shop();
    const { orderNo } = await placeOrder(store);
    await store.call("POST /api/contact", {
      body: {
        Name: "Asha Rao",
        Email: "asha@example.com",
        ProductIdea: "",
        Budget: "",
        Qty: "",
        Description: `Where is ${orderNo.toLowerCase()}?`,
      },
    });
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "support", "/enquiries");
    await page.getByRole("cell", { name: "Asha Rao" }).first().click();
    await page.getByRole("link", { name: orderNo.toLowerCase() }).click();
    await page.getByRole("heading", { name: orderNo }).first().waitFor();
  });
});
