import { fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router";
import type { CartLine } from "../../src/contract/cart.schemas.ts";
import type { Product } from "../../src/contract/catalogue.schemas.ts";
import { cartLine } from "./cart-line.ts";
import { anna } from "./fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "./page-in-dom.tsx";
import { sampleProduct } from "./sample-product.ts";

const sized = { name: "M", inStock: true, stock: null };
export const [variant] = sampleProduct().productDetails as [Product["productDetails"][0]];
export const shirt = sampleProduct({ isTShirt: true, productDetails: [{ ...variant, sizes: [sized] }] });
export const kit = sampleProduct({ ...shirt, productName: "Welcome Kit", isSwagItem: true });

interface Opened {
  readonly product?: Product;
  readonly isGuest?: boolean;
  /** A response other than the cart's. */
  readonly respond?: (request: SentRequest) => unknown;
}

/** The buy box of a product, and the button that counts the cart, which is empty at first. */
export async function openProduct({ product = sampleProduct(), isGuest = false, respond }: Opened = {}) {
  let lines: CartLine[] = [];
  const browser = openBrowser((request) => {
    const other = respond?.(request);
    if (other !== undefined) return other;
    if (/\/(Add|Update)\/$/.test(request.path))
      lines = [cartLine({ qty: (request.body as { qty: number }).qty, size: product.isTShirt ? "M" : "" })];
    return lines;
  });
  const { saveLogin } = await import("../../src/web/storefront/state/user.ts");
  const { loadCart, reloadCart } = await import("../../src/web/storefront/state/cart.ts");
  const { CartButton } = await import("../../src/web/storefront/shell/cart-button.tsx");
  const { BuyBox } = await import("../../src/web/storefront/catalogue/buy-box.tsx");
  const { useBuying } = await import("../../src/web/storefront/catalogue/use-buying.ts");
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
export const press = (name: string | RegExp) => screen.getByRole("button", { name });
export const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Quantity/ });
export const fill = (text: string) => fireEvent.change(quantity(), { target: { value: text } });
export const where = () => screen.getByTestId("where").textContent;
