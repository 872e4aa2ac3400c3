import { afterAll, expect, it } from "vitest";
import { listUnpaidOrders } from "../../src/orders/cancel/unpaid-orders.store.ts";
import { companyLogin } from "../support/company-login.ts";
import { openProvider } from "../support/company-provider.ts";
import { databaseKind } from "../support/databases.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrderOf } from "../support/place-order.ts";
import { cartItem, plainProduct } from "../support/shopping.ts";
import { openStore } from "../support/store.ts";

const HOUR_MS = 3_600_000;
const provider = await openProvider("http://127.0.0.1:3000");
const store = await openStore({ kind: databaseKind(), env: provider.env });
const { db } = store.services.database;

/** An account that already has the e-mail address of whoever comes to the provider next, with what can be put into one. */
async function accountBefore({ emailVerified }: { emailVerified: boolean }) {
  const email = `person-${crypto.randomUUID()}@ledgerline.example`;
  const names = { firstName: "Mira", lastName: "Nair", email };
  const before = await newBuyer(store, { emailVerified, identity: names });
  const given = { contact_no: "+91 98200 99999", password_hash: "$argon2id$whatever" };
  await db.updateTable("users").set(given).where("user_id", "=", before.userId).execute();
  const item = cartItem(plainProduct(store), 1);
  const orderNo = await placeOrderOf(store, before, [item], { saveAddress: true });
  const { userId, token } = before;
  await store.call("POST /api/ShoppingCart/Add/", { token, body: { ...item, userId } });
  store.advanceClock(1_000); // the order is from before the login
  provider.person = { sub: email, claims: { email, email_verified: true, name: "Mira Nair" } };
  return { ...before, orderNo, given };
}

/** What the person of a login finds in the account. */
async function contentsOf({ userId, token }: { readonly userId: number; readonly token: string }) {
  const cart = { token, params: { userIdOrSessionId: userId } };
  return {
    cartLines: (await store.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", cart)).body.length,
    addresses: (await store.call("GET /api/accounts/addresses", { token })).body.length,
    ...(await db
      .selectFrom("users")
      .select(["contact_no", "password_hash"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()),
  };
}
const ordersToCancelSoon = async () =>
  (await listUnpaidOrders(db, new Date(store.now().getTime() + 73 * HOUR_MS))).map(
    ({ order_no }) => order_no,
  );

afterAll(async () => {
  await store.close();
  await provider.stop();
});

it("keeps nothing that somebody else put into an account with an address that nobody had proved", async () => {
  const { userId, orderNo } = await accountBefore({ emailVerified: false });
  const { body: login } = (await companyLogin(store)).response;
  expect(login.userId).toBe(userId);
  const nothing = { cartLines: 0, addresses: 0, contact_no: null, password_hash: null };
  expect(await contentsOf(login)).toEqual(nothing);
  expect(await ordersToCancelSoon()).toContain(orderNo);
});

it("keeps all that the owner of a proved address has", async () => {
  const { userId, orderNo, given } = await accountBefore({ emailVerified: true });
  const { body: login } = (await companyLogin(store)).response;
  expect(login.userId).toBe(userId);
  expect(await contentsOf(login)).toEqual({ cartLines: 1, addresses: 1, ...given });
  expect(await ordersToCancelSoon()).not.toContain(orderNo);
});

it("opens no blocked account at the first login, whether its address was proved or not, and does not link it", async () => {
  for (const emailVerified of [true, false]) {
    const { userId } = await accountBefore({ emailVerified });
    const block = (blocked_at: Date | null) =>
      db.updateTable("users").set({ blocked_at }).where("user_id", "=", userId).execute();
    await block(store.now());
    expect((await companyLogin(store)).response.problem.code).toBe("account_blocked");
    const links = db.selectFrom("company_identities").select("subject").where("user_id", "=", userId);
    expect(await links.execute()).toEqual([]);
    const sessions = db.selectFrom("sessions").select("device").where("user_id", "=", userId);
    expect(await sessions.execute()).toHaveLength(1); // of its own login, which the block of staff would end
    await block(null);
    expect((await companyLogin(store)).response.body.userId).toBe(userId);
  }
});
