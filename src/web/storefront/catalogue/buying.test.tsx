// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { cartLine } from "../../../../tests/support/cart-line.ts";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { Product } from "../../../contract/catalogue.schemas.ts";

const sized = { name: "M", inStock: true, stock: null };
const [variant] = sampleProduct().productDetails as [Product["productDetails"][0]];
const shirt = sampleProduct({ isTShirt: true, productDetails: [{ ...variant, sizes: [sized] }] });
const kit = sampleProduct({ ...shirt, productName: "Welcome Kit", isSwagItem: true });

interface Opened {
  readonly product?: Product;
  readonly isGuest?: boolean;
  /** A response other than the cart's. */
  readonly respond?: (request: SentRequest) => unknown;
}

/** The buy box of a product, and the button that counts the cart, which is empty at first. */
async function openProduct({ product = sampleProduct(), isGuest = false, respond }: Opened = {}) {
  let lines: CartLine[] = [];
  const browser = openBrowser((request) => {
    const other = respond?.(request);
    if (other !== undefined) return other;
    if (/\/(Add|Update)\/$/.test(request.path))
      lines = [cartLine({ qty: (request.body as { qty: number }).qty, size: product.isTShirt ? "M" : "" })];
    return lines;
  });
  const { saveLogin } = await import("../state/user.ts");
  const { loadCart, reloadCart } = await import("../state/cart.ts");
  const { CartButton } = await import("../shell/cart-button.tsx");
  const { BuyBox } = await import("./buy-box.tsx");
  const { useBuying } = await import("./use-buying.ts");
  if (!isGuest) saveLogin(anna);
  await loadCart();
  function Box() {
    const buying = useBuying(product);
    const delivery = { countries: ["India"], locations: [] };
    return (
      <>
        <CartButton />
        <p data-testid="where">{useLocation().pathname}</p>
        <BuyBox product={product} buying={buying} delivery={delivery} onName={() => undefined} />
      </>
    );
  }
  const page = renderPage(<Box />, `/${product.productUrl}`);
  const changes = () =>
    browser.requests.flatMap(({ path, body }) => {
      const [, call] = /\/api\/ShoppingCart\/(Add|Update)\/$/.exec(path) ?? [];
      return call ? [`${call} ${(body as { qty: number }).qty}`] : [];
    });
  /** As another tab does it. */
  const empty = async () => {
    lines = [];
    await reloadCart();
  };
  return { ...page, ...browser, changes, empty };
}
const press = (name: string | RegExp) => screen.getByRole("button", { name });
const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Quantity/ });
const fill = (text: string) => fireEvent.change(quantity(), { target: { value: text } });
const where = () => screen.getByTestId("where").textContent;

describe("buying on a product's page", () => {
  it("keeps the quantity between 1 and 999 by its buttons, and between 0 and 999 while it is typed [spec 2.31, 5.9, 5.10]", async () => {
    const { user, changes } = await openProduct();
    const fewer = press(/^One .*fewer$/);
    const more = press(/^One .*more$/);
    expect(quantity().value).toBe("1");
    expect(fewer.hasAttribute("disabled")).toBe(true);
    await user.click(more);
    expect(quantity().value).toBe("2");
    fill("1000");
    expect(quantity().value).toBe("999");
    expect(more.hasAttribute("disabled")).toBe(true);
    for (const [typed, shown] of [
      ["0", "0"],
      ["-5", "-5"],
      ["123456789", "999"],
    ] as const) {
      fill(typed);
      expect(quantity().value, typed).toBe(shown);
    }
    for (const typed of ["abc", "", "0", "-5", "2.7"]) {
      fill(typed);
      fireEvent.blur(quantity());
      expect(quantity().value, typed).toBe("0");
    }
    await user.click(press("Add to Cart"));
    await screen.findByText("Please choose a quantity of 1 or more.");
    press("Cart, empty");
    expect(changes()).toEqual([]);
  });

  it("asks for the size of a T-shirt and adds nothing until one is picked [spec 2.29, 5.8]", async () => {
    const { user, changes } = await openProduct({ product: shirt });
    for (const button of ["Add to Cart", "Buy Now"]) {
      await user.click(press(button));
      await screen.findByText("Select a Size");
    }
    expect(changes()).toEqual([]);
    expect(where()).toBe("/mug");
    await user.click(screen.getByText("M"));
    expect(screen.queryByText("Select a Size")).toBeNull();
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 1 item" });
  });

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

  it("adds the first time and updates afterwards [spec 1.5, 2.32, 2.60, 4.19]", async () => {
    const { user, changes } = await openProduct();
    await user.click(press("Add to Cart"));
    await screen.findByRole("button", { name: "Cart, 1 item" });
    for (const [typed, count] of [
      ["3", "4 items"],
      ["2", "6 items"],
    ] as const) {
      fill(typed);
      await user.click(press(/^Add/));
      await screen.findByRole("button", { name: `Cart, ${count}` });
    }
    expect(changes()).toEqual(["Add 1", "Update 4", "Update 6"]);
  });

  it("of the kit asks a guest to log in, with a link, and calls nothing [spec 4.21, 8.22]", async () => {
    const { user, changes } = await openProduct({ product: kit, isGuest: true });
    await user.click(press("Choose your size"));
    await screen.findByText("Select a Size");
    await user.click(screen.getByText("M"));
    await user.click(press("Order my kit"));
    await screen.findByText("Please login first to redeem you swag Kit.", { exact: false });
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/accounts/login");
    expect(changes()).toEqual([]);
    expect(where()).toBe("/mug");
  });

  it("of the kit checks whether it is available, and says so when it was availed [spec 4.21, 8.23]", async () => {
    const respond = ({ path }: SentRequest) => (path.startsWith("/api/swagApplicable/") ? 0 : undefined);
    const { user, changes } = await openProduct({ product: kit, respond });
    await user.click(screen.getByText("M"));
    await user.click(press("Order my kit"));
    await screen.findByText(
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
      { exact: false },
    );
    press("Cart, empty");
    expect(changes()).toEqual([]);
  });

  it("whose call fails says so and stops the spinner [spec 8.24]", async () => {
    const respond = ({ path }: SentRequest) => {
      if (/\/(Add|Update)\/$/.test(path)) throw new TypeError("network");
      return undefined;
    };
    const { user } = await openProduct({ respond });
    const add = press("Add to Cart");
    await user.click(add);
    await screen.findByText("The store could not be reached. Are you online?", { exact: false });
    expect(add.hasAttribute("disabled")).toBe(false);
    expect(add.getAttribute("aria-busy")).toBe(null);
    expect(add.querySelector(".spinner")).toBe(null);
    press("Cart, empty");
  });
});
