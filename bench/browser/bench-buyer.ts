import { randomUUID } from "node:crypto";
import { createClient } from "../../src/contract/client.ts";
import { type ApiCall, orderOf, plainItem } from "../measure-writes.ts";

/** A customer with an order and with something in the cart; `user` is how the shop stores the login. */
export async function newBenchBuyer(storeUrl: string): Promise<{ user: object; orderNo: string }> {
  const call: ApiCall = (key, options, token) =>
    createClient({ baseUrl: storeUrl, token: () => token ?? null }).call(key, options);
  const email = `bench-${randomUUID()}@ledgerline.example`;
  const signedUp = await call("POST /api/accounts/signup", {
    body: { firstName: "Bench", lastName: "Buyer", email },
  });
  const { userId, token } = signedUp;
  const body = { ...(await plainItem(call)), qty: 1, userId };
  const cart = await call("POST /api/ShoppingCart/Add/", { body }, token);
  const order = {
    body: { ...orderOf(userId, cart), couponCode: "" },
    headers: { "idempotency-key": randomUUID() },
  };
  const orderNo = await call("POST /api/ShoppingCart/Checkout", order, token);
  await call("POST /api/ShoppingCart/Add/", { body }, token);
  const user = { ...signedUp, email, fullName: "Bench Buyer", loginTime: Date.now() };
  return { user, orderNo };
}
