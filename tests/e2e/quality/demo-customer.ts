import type { Page } from "playwright-core";
import type { LoginResponse } from "../../../src/contract/accounts.schemas.ts";
import { type Client, createClient } from "../../../src/contract/client.ts";

/** The demo accounts that page states are opened with; `office` may bill to an office of the company. */
export type DemoCustomer = "employee" | "office";
export interface CartItem {
  readonly productId: number;
  readonly qty: number;
  readonly size?: string;
}

const PASSWORD = "ledgerline-demo";

/** Logs a demo account in through the API, gives it exactly this cart, and stores the login in the browser. */
export async function logInAsCustomer(
  page: Page,
  storeUrl: string,
  customer: DemoCustomer,
  cart: readonly CartItem[],
) {
  const guest = createClient({ baseUrl: storeUrl });
  const user = await guest.call("POST /api/accounts/login", {
    body: { userName: `${customer}@ledgerline.example`, password: PASSWORD },
  });
  if (!user.token) throw new Error(`The demo account ${customer} cannot log in`);
  await fillCart(createClient({ baseUrl: storeUrl, token: () => user.token }), user, cart);
  await page.addInitScript(
    (login) => localStorage.setItem("kitstore.user", JSON.stringify({ ...login, loginTime: Date.now() })),
    user,
  );
}

async function fillCart(api: Client, { userId }: LoginResponse, items: readonly CartItem[]) {
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
