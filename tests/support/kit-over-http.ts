import { randomUUID } from "node:crypto";
import type pg from "pg";
import { createClient } from "../../src/contract/client.ts";
import { homeAddress, KIT_ID } from "./shopping.ts";

/** A new customer redeems the welcome kit with the demo's code, through a balancer or not; returns the order's number. */
export async function redeemKitAt(storeUrl: string, pool: pg.Pool): Promise<string> {
  const body = { firstName: "Asha", lastName: "Rao", email: `kit-${randomUUID()}@ledgerline.example` };
  const { userId, token } = await createClient({ baseUrl: storeUrl }).call("POST /api/accounts/signup", {
    body,
  });
  await pool.query("update users set email_proved_at = now() where user_id = $1", [userId]); // a code is mailed else
  const { call } = createClient({ baseUrl: storeUrl, token: () => token });
  const { productDetails } = await call("GET /api/Product/{productId}", { params: { productId: KIT_ID } });
  const [detail] = productDetails;
  const size = detail?.sizes.find(({ inStock }) => inStock)?.name ?? "";
  const item = { productId: KIT_ID, productDetailsId: detail?.id ?? 0, size, qty: 1, userId };
  const cart = await call("POST /api/ShoppingCart/Add/", { body: item });
  const order = {
    userId,
    cart,
    deliveryAddress: [homeAddress],
    currencyCode: "INR",
    couponCode: "WELCOMEKIT",
  };
  const headers = { "idempotency-key": randomUUID() };
  return call("POST /api/ShoppingCart/Checkout", { body: order, headers });
}
