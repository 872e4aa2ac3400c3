import { callerOf, order, plainItem, signUp } from "../purchase.ts";

/** A customer with an order and with something in the cart; `user` is how the shop stores the login. */
export async function newBenchBuyer(storeUrl: string): Promise<{ user: object; orderNo: string }> {
  const call = callerOf(storeUrl);
  const signedUp = await signUp(call);
  const item = await plainItem(call);
  const orderNo = await order(call, item, signedUp);
  const body = { ...item, qty: 1, userId: signedUp.userId };
  await call("POST /api/ShoppingCart/Add/", { body }, signedUp.token);
  return { user: { ...signedUp, fullName: "Bench Buyer", loginTime: Date.now() }, orderNo };
}
