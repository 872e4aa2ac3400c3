import type { Page } from "playwright-core";
import type { Shop } from "./describe-shop.ts";
import { logInAsNewBuyer } from "./log-in-as.ts";
import type { Buyer } from "./new-buyer.ts";
import { openPage } from "./open-page.ts";
import { cartItem, findProduct } from "./shopping.ts";

/** The Everyday Mug of the demo catalogue. */
export const MUG_ID = 42;

/** What a customer does and sees on the checkout page. */
export function checkoutPage(shop: () => Shop) {
  const product = (id: number) => findProduct(shop().store, (each) => each.productId === id);
  const put = async ({ userId, token }: Buyer, ...productIds: number[]) => {
    for (const id of productIds)
      await shop().store.call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(product(id), id === MUG_ID ? 2 : 1), userId },
        token,
      });
  };
  return {
    /** Puts products into the customer's cart: two of the mug, one of any other. */
    put,
    /** Opens checkout as a new customer with these products in the cart. */
    openWith: async (...productIds: number[]) => {
      const visitor = await shop().visitor();
      const buyer = await logInAsNewBuyer(visitor.page, shop().store);
      await put(buyer, ...productIds);
      await openPage(visitor.page, "/checkout");
      await visitor.page.getByRole("heading", { name: "Delivery Details" }).waitFor();
      return { ...visitor, buyer };
    },
    /** The amount beside a name in the summary. */
    shown: (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).innerText(),
    placeOrder: (page: Page) => page.getByRole("button", { name: "Place Order" }),
  };
}
