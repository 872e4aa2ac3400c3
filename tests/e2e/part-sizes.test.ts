import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { openPage } from "../support/open-page.ts";
import { cartItem, firstVariant } from "../support/shopping.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("a kit of two parts with sizes", (shop) => {
  async function newKit() {
    const { store } = shop();
    const parts = kitOfParts(() => store);
    const [, fleece] = [...store.services.catalogue.current().products.values()].filter(
      (product) =>
        !product.isSwagItem &&
        parts.sizes().every((size) => firstVariant(product).sizes.some(({ name }) => name === size)),
    );
    const variantId = firstVariant(fleece ?? parts.kit()).id;
    const contents = [...parts.contents(), { variantId, quantity: 1, size: "", canBeDeclined: true }];
    expect((await parts.change({ contents, takesStock: "parts" })).status).toBe(200);
    await parts.stockParts({ shirt: 9, mug: 20, substitute: 0, pen: 20 });
    for (const size of parts.sizes()) await parts.setAvailable(variantId, size === "XL" ? 0 : 9, size);
    await store.services.catalogue.refresh();
    const names = [parts.sized().productName, fleece?.productName ?? ""] as const;
    return { store, parts, names };
  }

  it("is ordered in M and L on a phone, and one part is changed at the order", async () => {
    const { store, names } = await newKit();
    const [token = ""] = await newClaimLinks(store.services.database.db, {
      occasionId: 1,
      count: 1,
      now: store.now(),
    });
    const { page } = await shop().visitor({ width: 390 });
    await page.goto(`/claim#${token}`);
    const sizesOf = (name: string) => page.getByRole("group", { name: new RegExp(`^Size of ${name}`) });
    await sizesOf(names[0]).getByText("M", { exact: true }).click();
    expect(
      await sizesOf(names[1])
        .getByRole("radio", { name: /^XL ?, sold out/ })
        .isDisabled(),
    ).toBe(true);
    await sizesOf(names[1]).getByText("L", { exact: true }).click();
    await page.getByLabel("Contact").fill("+91 98200 00000");
    await page.getByText(/^The kit is kept for you until \d/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await sizesOf(names[1]).waitFor();
    expect(await sizesOf(names[1]).getByRole("radio", { name: "L", exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel("Full Name").inputValue()).not.toBe("");
    await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await page.getByLabel("City").fill("Mumbai");
    await page.getByLabel("Region").fill("Maharashtra");
    await page.getByLabel("PIN Code").fill("400001");
    await page.getByRole("button", { name: "Order my kit" }).click();
    await page.getByRole("heading", { name: "Your kit is ordered." }).waitFor();
    await page.getByRole("link", { name: "See your order" }).click();
    await page.getByText(/In the box: .*size L/).waitFor();
    await page.getByRole("button", { name: "Change size or address" }).click();
    const choice = page.getByRole("group", { name: new RegExp(`^${names[1]}`) });
    await choice.getByText("S", { exact: true }).click();
    await page.getByRole("button", { name: "Take size S instead of L" }).click();
    await page.getByText(/In the box: .*size S/).waitFor();
  });

  it("takes another size of its second part at the checkout, and remembers it", async () => {
    const { store, parts, names } = await newKit();
    const { page } = await shop().visitor({ width: 390 });
    const { token, userId } = await logInAsNewBuyer(page, store);
    const body = { ...cartItem(parts.kit(), 1), userId, size: "M" };
    expect((await store.call("POST /api/ShoppingCart/Add/", { token, body })).status).toBe(200);
    await openPage(page, "/checkout");
    const sizes = page.getByRole("group", { name: new RegExp(`^Size of ${names[1]}`) });
    await sizes.getByText("L", { exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => sizes.getByRole("radio", { name: "L", exact: true }).isChecked()).toBe(true);
    await page.getByLabel("Coupon code").fill("WELCOMEKIT");
    await page.getByRole("button", { name: "Apply" }).click();
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByRole("button", { name: "Place Order" }).first().click();
    await page.waitForURL(/order-confirm/);
    const lines = await store.services.database.db
      .selectFrom("order_line_parts")
      .innerJoin("order_lines", "order_lines.order_line_id", "order_line_parts.order_line_id")
      .innerJoin("orders", "orders.order_id", "order_lines.order_id")
      .select("order_line_parts.size")
      .where("user_id", "=", userId)
      .where("order_line_parts.size", "<>", "")
      .orderBy("order_line_parts.position")
      .execute();
    expect(lines.map(({ size }) => size)).toEqual(["M", "L"]);
  });
});
