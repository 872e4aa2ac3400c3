import { expect, it } from "vitest";
import { dump } from "../../support/dump.ts";
import { erasureActions } from "../../support/erasure-actions.ts";
import type { Buyer } from "../../support/new-buyer.ts";
import { newOrderRow } from "../../support/new-order-row.ts";
import { placeOrderOf } from "../../support/place-order.ts";
import { deliverOrder, placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { cartItem, findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;
const { db } = store.services.database;
const { admin, erase } = erasureActions(() => store);
const { everything, read, refund, settled } = refundActions(provider);

const words = {
  firstName: "Zzfirst",
  lastName: "Zzlast",
  refusal: "No /v1/", // the provider's words
  dropped: "Zzdropped",
  batch: "Zzbatch",
  listed: "Zzlisted",
  list: "Zzlistname",
  listedStreet: "Zzlistedstreet",
  free: "Zzfree",
  device: "Zzdevice",
  subject: "Zzsubject",
  passkey: "Zzpasskey",
  sharedBatch: "Zzlast, Meera and others",
};
/** Of bank transfers: bookkeeping, as the amounts (decision 19). */
const BANK_REFERENCE = "Zzpaidreference";

/** An order that was paid at a provider, whose refund the provider refused and staff dropped with a reason. */
async function orderAtProvider(email: string, at: "razorpay" | "stripe") {
  const identity = { firstName: words.firstName, lastName: words.lastName, email };
  const { orderNo, buyer, paidRef } = await placePaidOrder(store, { fake, token }, at, { identity });
  await deliverOrder(store, orderNo, token);
  fake.fail(400, 1, at === "stripe" ? "/v1/refunds" : `/v1/payments/${paidRef}/refund`);
  await refund(orderNo, everything(await read(orderNo)));
  await settled(orderNo, "failed");
  const dropped = await store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", {
    token,
    params: { orderNo, refundId: (await read(orderNo)).refunds[0]?.id ?? 0 },
    body: { outcome: "dropped", reason: words.dropped },
  });
  expect(dropped.status).toBe(200);
  return buyer;
}

/** What an administrator pastes: a batch of one personal code, and a list of one order. */
async function pastedLists(adminToken: string, email: string) {
  const codes = { kind: "swag", sendMails: true, dryRun: false };
  const made = await store.call("POST /api/admin/coupon-batches", {
    token: adminToken,
    body: { name: `Kit of ${words.batch}`, emailsCsv: `name;mail\n${words.listed};${email}`, ...codes },
  });
  expect(made.body.ready).toBe(1);
  const shared = {
    name: words.sharedBatch,
    emailsCsv: `${email}\nmeera-${crypto.randomUUID()}@ledgerline.example`,
  };
  const ofSeveral = await store.call("POST /api/admin/coupon-batches", {
    token: adminToken,
    body: { ...shared, kind: "percent", percent: 10, sendMails: false, dryRun: false },
  });
  expect(ofSeveral.body.ready).toBe(2);
  const plain = findProduct(store, (p) => !p.isSwagItem && p.inStock && !firstVariant(p).sizes.length);
  const row = newOrderRow({
    sku: `${firstVariant(plain).id}~`,
    email,
    name: words.listed,
    address: words.listedStreet,
  });
  const list = { list: words.list, rows: [row], payment: { kind: "free" as const, reason: words.free } };
  const order = (more: object) =>
    store.call("POST /api/admin/orders", { token: adminToken, body: { ...list, dryRun: false, ...more } });
  const quotes = (await order({ dryRun: true })).body.map(({ line, total }) => ({ line, total }));
  const [ordered] = (await order({ quotes })).body;
  await deliverOrder(store, ordered?.orderNo ?? "", token);
}

/** Another order of the person, which staff confirmed by a bank transfer. */
async function orderByBank(person: Buyer) {
  const orderNo = await placeOrderOf(store, person, [cartItem(plainProduct(store), 1)]);
  const confirmed = await store.call("POST /api/admin/orders/{orderNo}/status", {
    token,
    params: { orderNo },
    body: {
      from: "Order Requested",
      to: "Order Confirmed",
      paymentMethod: "bank transfer",
      paymentReference: BANK_REFERENCE,
    },
  });
  expect(confirmed.status).toBe(200);
  await deliverOrder(store, orderNo, token);
}

/** How the person logged in: by the company's account and, before they became a buyer again, by passkey. */
async function waysIn(userId: number) {
  const now = store.now();
  await db.updateTable("sessions").set({ device: words.device }).where("user_id", "=", userId).execute();
  await db
    .insertInto("company_identities")
    .values({ issuer: "https://login.example", subject: words.subject, user_id: userId, linked_at: now })
    .execute();
  const key = { credential_id: "A".repeat(22), public_key: Buffer.alloc(32), name: words.passkey };
  await db
    .insertInto("passkeys")
    .values({ ...key, user_id: userId, created_at: now })
    .execute();
}

it.each(["stripe", "razorpay"] as const)(
  "a person who is erased is in no payment by %s, refund, list or login any more",
  async (at) => {
    const adminToken = await admin();
    const email = `zzperson-${crypto.randomUUID()}@ledgerline.example`;
    const person = await orderAtProvider(email, at);
    await orderByBank(person);
    await pastedLists(adminToken, email);
    await waysIn(person.userId);
    const searched = [...Object.values(words), email];
    const before = (await dump(store)).join("\n");
    expect(searched.filter((word) => !before.includes(word))).toEqual([words.list]); // the audit has its length
    expect((await erase(adminToken, person)).body).toEqual({ isErased: true });
    const after = await dump(store);
    const left = searched.flatMap((word) =>
      after.filter((row) => row.includes(word)).map((row) => [word, row]),
    );
    expect(left).toEqual([]);
    const withReference = after.filter((row) => row.includes(BANK_REFERENCE)).map((row) => row.split(":")[0]);
    expect([...new Set(withReference)].sort()).toEqual(["public.order_ledger", "public.payments"]);
  },
);
