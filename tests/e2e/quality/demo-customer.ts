import type { Page } from "playwright-core";
import type { LoginAnswer } from "../../../src/contract/accounts.schemas.ts";
import { type Client, createClient } from "../../../src/contract/client.ts";

/** The demo accounts that places are looked at with; `office` may bill to an office of the company. */
export type Customer = "employee" | "office";
export interface CartItem {
  readonly productId: number;
  readonly qty: number;
  readonly size?: string;
}

const PASSWORD = "ledgerline-demo";

/** Logs a demo account in over the interface, gives it exactly this cart, and puts the login into the browser. */
export async function enterAsCustomer(page: Page, address: string, who: Customer, cart: readonly CartItem[]) {
  const guest = createClient({ baseUrl: address });
  const user = await guest.call("POST /api/accounts/login", {
    body: { userName: `${who}@ledgerline.example`, password: PASSWORD },
  });
  if (!user.token) throw new Error(`The demo account ${who} cannot log in`);
  await fillCart(createClient({ baseUrl: address, token: () => user.token }), user, cart);
  await page.addInitScript(
    (kept) => localStorage.setItem("kitstore.user", JSON.stringify({ ...kept, loginTime: Date.now() })),
    user,
  );
}

async function fillCart(api: Client, { userId }: LoginAnswer, items: readonly CartItem[]) {
  const before = await api.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
    params: { userIdOrSessionId: String(userId) },
  });
  for (const { cartId } of before) await api.call("POST /api/ShoppingCart/Delete", { body: cartId });
  for (const { productId, qty, size = "" } of items) {
    const product = await api.call("GET /api/Product/{productId}", { params: { productId } });
    const productDetailsId = product.productDetails[0]?.id ?? 0;
    await api.call("POST /api/ShoppingCart/Add/", {
      body: { userId, productId, productDetailsId, qty, size },
    });
  }
}
