// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartLine } from "../../../../tests/support/cart-line.ts";
import { anna } from "../../../../tests/support/fake-browser.ts";
import {
  heldResponse,
  openBrowser,
  renderPage,
  type SentRequest,
} from "../../../../tests/support/page-in-dom.tsx";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";

const ADD = "/api/ShoppingCart/Add/";
const UPDATE = "/api/ShoppingCart/Update/";
const DELETE = "/api/ShoppingCart/Delete";
const quantityOf = ({ body }: SentRequest) => (body as { qty: number }).qty;

/** The buy box of a mug, for Anna, whose cart on the server has `inCart` mugs. She pressed button `pressed` before her login. */
async function openMug(inCart: number, product = sampleProduct(), pressed: string | null = null) {
  const cart = { qty: inCart };
  const lines = () => (cart.qty ? [cartLine({ qty: cart.qty })] : []);
  const held: { add?: Promise<unknown> } = {};
  const browser = openBrowser(async (request) => {
    if (request.path === ADD) {
      await held.add;
      cart.qty += quantityOf(request);
    }
    if (request.path === UPDATE) cart.qty = quantityOf(request);
    if (request.path === DELETE) cart.qty = 0;
    return request.path === DELETE ? true : lines();
  });
  const { tabStorage } = await import("../../ui/tab-storage.ts");
  tabStorage.set(`kitstore.press ${location.pathname}`, pressed);
  const { saveLogin } = await import("../state/user.ts");
  const { loadCart, removeLine, currentCart } = await import("../state/cart.ts");
  const { BuyBox } = await import("./buy-box.tsx");
  const { useBuying } = await import("./use-buying.ts");
  saveLogin(anna);
  await loadCart();
  function Box() {
    const buying = useBuying(product);
    return (
      <BuyBox
        product={product}
        buying={buying}
        delivery={{ countries: ["India"], locations: [] }}
        onName={() => undefined}
      />
    );
  }
  const page = renderPage(<Box />);
  const changes = () =>
    browser.requests
      .filter(({ path }) => path === ADD || path === UPDATE)
      .map((request) => `${request.path === ADD ? "Add" : "Update"} ${quantityOf(request)}`);
  const removeAll = async () => {
    for (const line of currentCart().lines) await removeLine(line);
  };
  return { ...browser, ...page, cart, held, changes, removeAll };
}

const add = () => screen.getByRole("button", { name: /^Add/ });
const buyNow = () => screen.getByRole("button", { name: "Buy Now" });
const quantity = () => screen.getByLabelText<HTMLInputElement>("Quantity, Mug");

describe("the buy box", () => {
  it("adds what is not in the cart, and again what was removed from it", async () => {
    const { user, changes, removeAll } = await openMug(0);
    await user.click(add());
    await screen.findByText("It’s in your cart.", { exact: false });
    await removeAll();
    await user.click(add());
    await expect.poll(changes).toEqual(["Add 1", "Add 1"]);
  });

  it("updates a line of the cart to what it has and what is chosen now", async () => {
    const { user, changes } = await openMug(3);
    await user.click(add());
    await screen.findByText("Your cart now has 4 of these.", { exact: false });
    await user.clear(quantity());
    await user.type(quantity(), "2");
    await user.click(add());
    await screen.findByText("Your cart now has 6 of these.", { exact: false });
    expect(changes()).toEqual(["Update 4", "Update 6"]);
  });

  it("counts from what another device has put into the cart meanwhile", async () => {
    const { user, cart, changes } = await openMug(1);
    cart.qty = 10;
    await user.click(add());
    await expect.poll(changes).toEqual(["Update 11"]);
  });

  it("says that a line is full, and how many more it takes", async () => {
    const { user, cart, changes } = await openMug(999);
    await user.click(add());
    await screen.findByText("Your cart already has 999 of these, which is the limit per order.");
    cart.qty = 998;
    await user.clear(quantity());
    await user.type(quantity(), "5");
    await user.click(add());
    await screen.findByText(
      "Your cart already has 998 of these. The limit is 999 per order, so you can add 1 more.",
    );
    expect(changes()).toEqual([]);
  });

  it("buys once when Buy Now is pressed twice on a slow line", async () => {
    const { user, held, changes } = await openMug(0);
    const response = heldResponse();
    held.add = response.promise;
    await user.dblClick(buyNow());
    response.resolve(null);
    await expect.poll(() => buyNow().getAttribute("aria-busy")).toBe(null);
    expect(changes()).toEqual(["Add 1"]);
  });

  it("goes on with the button that was pressed before the login, once", async () => {
    const { changes } = await openMug(0, sampleProduct(), "1");
    await screen.findByText("It’s in your cart.", { exact: false });
    expect(changes()).toEqual(["Add 1"]);
    const { takePress } = await import("../state/press-before-login.ts");
    expect(takePress()).toBe(-1);
  });

  it("forgets a press that no login followed", async () => {
    openBrowser(() => []);
    const { savePress, takePress } = await import("../state/press-before-login.ts");
    const { saveLogin } = await import("../state/user.ts");
    savePress(0);
    expect(takePress()).toBe(-1);
    saveLogin(anna);
    expect(takePress()).toBe(-1);
    savePress(0);
    expect([takePress(), takePress()]).toEqual([0, -1]);
  });

  it.each(["-5", "2.7", "1e3"])("refuses %s as a quantity", async (typed) => {
    const { user, changes } = await openMug(0);
    await user.clear(quantity());
    await user.type(quantity(), typed);
    expect(quantity().value).toBe(typed);
    expect(quantity().getAttribute("aria-invalid")).toBe("true");
    await user.click(add());
    await screen.findByText("Please choose a quantity of 1 or more.");
    expect(changes()).toEqual([]);
  });
});
