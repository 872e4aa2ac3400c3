// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  fill,
  openProduct,
  press,
  quantity,
  shirt,
  variant,
  where,
} from "../../../../tests/support/product-in-dom.tsx";

describe("the choice on a product's page", () => {
  it("says while '-5' is typed that it is no quantity", async () => {
    const { user } = await openProduct();
    for (const typed of ["-5", "2.7", "1e3", "٣"]) {
      await user.clear(quantity());
      await user.type(quantity(), typed);
      expect((await screen.findByRole("alert")).textContent, typed).toBe(
        "Please type a whole number, 1 to 999.",
      );
    }
    await user.clear(quantity());
    await user.type(quantity(), "7");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps colour, size and quantity for who comes back to this page of the history, and for nobody else", async () => {
    const { user, reopen } = await openProduct({ product: shirt });
    await user.click(screen.getByText("M"));
    await user.click(press(/^One .*more$/));
    reopen();
    await expect.poll(() => quantity().value).toBe("2");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "M" }).checked).toBe(true);
    history.replaceState(null, "");
    reopen();
    expect(quantity().value).toBe("1");
  });

  it("takes a size that was pressed before hydration, also after a reload that remembers none", async () => {
    const { reopen } = await openProduct({ product: shirt });
    expect(history.state.choice).toContain('"size":""');
    const pressed = Object.assign(document.createElement("input"), {
      name: "size",
      type: "radio",
      value: "M",
    });
    document.body.prepend(pressed);
    pressed.setAttribute("checked", "");
    reopen();
    pressed.remove();
    await expect.poll(() => screen.getByRole<HTMLInputElement>("radio", { name: "M" }).checked).toBe(true);
  });

  it("orders by Buy Now what was added on this page, once", async () => {
    const { user, changes } = await openProduct();
    fill("3");
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 3 items" });
    await user.click(press("Buy Now"));
    await expect.poll(where).toBe("/checkout");
    expect(changes()).toEqual(["Add 3"]);
  });

  it.each([
    ["Order 1", "Update 1"],
    ["Order 2", "Update 2"],
    ["Order 3", "Update 3"],
  ])("asks by Buy Now how many, when the cart has some from before: %s", async (answer, change) => {
    const { user, changes, reopen } = await openProduct();
    fill("2");
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 2 items" });
    history.replaceState(null, "");
    reopen();
    await user.click(press("Buy Now"));
    await screen.findByText(/Your cart already has 2 of these. How many do you want to order\?/);
    expect([where(), changes()]).toEqual(["/mug", ["Add 2"]]);
    await user.click(press(answer));
    await expect.poll(where).toBe("/checkout");
    expect(changes()).toEqual(["Add 2", change]);
  });

  it("adds by Buy Now what was added on this page and removed since", async () => {
    const { user, changes, empty } = await openProduct();
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 1 item" });
    await empty();
    await user.click(press("Buy Now"));
    await expect.poll(where).toBe("/checkout");
    expect(changes()).toEqual(["Add 1", "Add 1"]);
  });

  it("sends a cart line with the fields of the specification, as the page shows them [spec 3.2]", async () => {
    const { user, sentTo } = await openProduct();
    fill("2");
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 2 items" });
    await user.click(await screen.findByRole("button", { name: "Add to Cart" }));
    await screen.findByRole("button", { name: "Cart, 4 items" });
    const { id, sellingPrice, webPrice, imagePath } = variant;
    const line = {
      sessionId: expect.stringMatching(/.{20}/),
      userId: 7,
      productId: 3,
      productDetailsId: id,
      webPrice,
      sellingPrice,
      productName: "Mug",
      imagePath,
      isSwag: false,
      isTShirt: false,
      size: "",
      discount: 0,
      discountPercent: 0,
      couponCode: "",
      packageWeight: 400,
    };
    expect(sentTo("/api/ShoppingCart/Add/")).toMatchObject([
      { body: { ...line, cartId: null, qty: 2, total: sellingPrice * 2 } },
    ]);
    expect(sentTo("/api/ShoppingCart/Update/")).toMatchObject([
      { body: { ...line, cartId: expect.any(String), qty: 4, total: expect.any(Number) } },
    ]);
  });
});
