// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cartLine } from "../../../../tests/support/cart-line.ts";
import { anna, problemResponse } from "../../../../tests/support/fake-browser.ts";
import {
  heldResponse,
  openBrowser,
  renderPage,
  type SentRequest,
} from "../../../../tests/support/page-in-dom.tsx";

const READ = "/api/ShoppingCart/Cart/7";
const UPDATE = "/api/ShoppingCart/Update/";
const ADD = "/api/ShoppingCart/Add/";
const DELETE = "/api/ShoppingCart/Delete";
const two = [cartLine({ qty: 2 })];
const quantityOf = ({ body }: SentRequest) => (body as { qty: number }).qty;

/** The open cart of Anna, and the button that shows its count. */
async function openCart(respond: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(respond);
  const { saveLogin } = await import("../state/user.ts");
  const { openMiniCart } = await import("./mini-cart-state.ts");
  const { ClientEffects } = await import("./client-effects.tsx");
  const { CartButton } = await import("./cart-button.tsx");
  const { default: MiniCart } = await import("./mini-cart.tsx");
  saveLogin(anna);
  openMiniCart();
  const page = renderPage(
    <>
      <CartButton />
      <MiniCart />
      <ClientEffects />
    </>,
  );
  return { ...browser, ...page };
}
const quantity = () => screen.getByLabelText<HTMLInputElement>("Quantity, Mug").value;
const more = () => screen.getByRole("button", { name: "One Mug more" });
const shows = (count: string) => screen.findByRole("button", { name: `Cart, ${count}` });

describe("the cart", () => {
  it("shows the lines that the server has, and their count", async () => {
    await openCart(() => two);
    await shows("2 items");
    expect(quantity()).toBe("2");
    expect(screen.getByTestId("cart-total").textContent).toBe("$20.00");
  });

  it("says what one costs, and why two are not twice that in another currency", async () => {
    await openCart(() => [cartLine({ qty: 2, webPrice: 399, sellingPrice: 399, total: 798 })]);
    await shows("2 items");
    screen.getByText("$4.69 each", { exact: false });
    expect(screen.getByTestId("cart-total").textContent).toBe("$9.39");
    screen.getByText(/^Each line is converted as a whole/);
  });

  it("says why it could not be read, can be read again, and is not shown as empty before [spec 8.29]", async () => {
    const responses = [problemResponse(503, "unavailable"), two];
    const { user } = await openCart(() => responses.shift());
    await screen.findByRole("alert");
    expect(screen.queryByText("Nothing here yet.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await shows("2 items");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows a new quantity at once, and sends two presses one after the other", async () => {
    const [first, second] = [heldResponse(), heldResponse()];
    const held = [first, second];
    const { user, sentTo } = await openCart(({ path }) => (path === UPDATE ? held.shift()?.promise : two));
    await shows("2 items");
    await user.click(more());
    await user.click(more());
    await shows("4 items");
    expect(sentTo(UPDATE).map(quantityOf)).toEqual([3]);
    first.resolve([cartLine({ qty: 3 })]);
    await expect.poll(() => sentTo(UPDATE).map(quantityOf)).toEqual([3, 4]);
    expect(quantity()).toBe("4");
    second.resolve([cartLine({ qty: 4, sellingPrice: 425, total: 1700 })]);
    await screen.findAllByText("$20.00");
    await shows("4 items");
  });

  it("goes back to the server's quantity after a refusal, with the reason, and takes the next try", async () => {
    const responses = [problemResponse(409, "not_enough_stock"), [cartLine({ qty: 3 })]];
    const { user } = await openCart(({ path }) => (path === UPDATE ? responses.shift() : two));
    await shows("2 items");
    await user.click(more());
    expect((await screen.findByRole("alert")).textContent).toBe("not_enough_stock");
    expect(quantity()).toBe("2");
    await user.click(more());
    await shows("3 items");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("puts back what was just removed, by Undo", async () => {
    let lines = two;
    const { user, sentTo } = await openCart(({ path }) => {
      if (path === DELETE) lines = [];
      if (path === ADD) lines = two;
      return path === DELETE ? true : lines;
    });
    await shows("2 items");
    await user.click(screen.getByRole("button", { name: "Remove Mug" }));
    await shows("empty");
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(document.activeElement).toBe(undo); // the pressed button has disappeared with its line
    await user.click(undo);
    await shows("2 items");
    expect(document.activeElement?.contains(await screen.findByTestId("cart-line"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(sentTo(ADD)).toMatchObject([{ body: { productDetailsId: 31, size: "", qty: 2 } }]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("offers no Undo for what is in the cart again", async () => {
    let lines = two;
    const { user } = await openCart(({ path }) => {
      if (path === DELETE) lines = [];
      if (path === ADD) lines = two;
      return path === DELETE ? true : lines;
    });
    const { addItem } = await import("../state/cart.ts");
    const { openMiniCart } = await import("./mini-cart-state.ts");
    await shows("2 items");
    await user.click(screen.getByRole("button", { name: "Remove Mug" }));
    await screen.findByText("Mug was removed.");
    await user.click(screen.getByRole("button", { name: "Continue Shopping" }));
    await addItem({ productId: 3, productDetailsId: 31, size: "", qty: 2 });
    openMiniCart();
    await screen.findByTestId("cart-line");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("shows the kit without price or quantity, and counts it as zero [spec 6.11, 9.18]", async () => {
    const kit = cartLine({
      cartId: "kit",
      productName: "Welcome Kit",
      productDetailsId: 32,
      size: "M",
      isSwag: true,
      sellingPrice: 0,
      total: 0,
    });
    await openCart(() => [...two, kit]);
    await shows("3 items");
    const [, line] = screen.getAllByTestId("cart-line");
    expect(line?.textContent).toContain("Welcome Kit");
    expect(line?.textContent).not.toMatch(/[$₹]/);
    expect(within(line as HTMLElement).queryByRole("textbox")).toBeNull();
    expect(screen.getByTestId("cart-total").textContent).toBe("$20.00");
  });

  it("brings a removed line back when the removal fails", async () => {
    const { user } = await openCart(({ path }) => {
      if (path === DELETE) throw new TypeError("network");
      return two;
    });
    await shows("2 items");
    await user.click(screen.getByRole("button", { name: "Remove Mug" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "The store could not be reached. Are you online?",
    );
    await shows("2 items");
    expect(document.activeElement?.contains(screen.getByTestId("cart-line"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is empty and the login page opens when the login has ended meanwhile", async () => {
    const { user, sentTo } = await openCart(({ path }) => {
      if (path === UPDATE) return problemResponse(401, "login_expired");
      return path === READ ? two : []; // a guest's cart
    });
    await shows("2 items");
    await user.click(more());
    await screen.findByRole("heading", { name: "Login" });
    await shows("empty");
    expect(sentTo(UPDATE)[0]?.authorization).toBe("Bearer token-of-anna");
  });
});
