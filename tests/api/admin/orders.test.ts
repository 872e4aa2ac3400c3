import { expect, it } from "vitest";
import { verifyAudit } from "../../../src/platform/audit/verify-audit.ts";
import { advanceToHour, dayInIndia } from "../../support/calendar.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { cartItem, checkoutBody, homeAddress, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { stockOf } from "../../support/stock-of.ts";

describeStore("orders in the admin", (store) => {
  /** A new customer's order of this product; returns its number. */
  async function order({
    country = "India",
    recipientName = "Asha Rao",
    product = plainProduct(store()),
  } = {}) {
    const buyer = await newBuyer(store());
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 2), userId: buyer.userId },
      token: buyer.token,
    });
    const { body: orderNo, status } = await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart, {
        deliveryAddress: [{ ...homeAddress, country, recipientName }],
      }),
      token: buyer.token,
    });
    expect(status).toBe(200);
    return { orderNo, buyer };
  }
  const support = async () => (await newStaff(store(), "support")).token;
  const list = async (query: Record<string, string> = {}) =>
    (await store().call("GET /api/admin/orders", { token: await support(), query })).body;
  const changeStatus = async (orderNo: string, body: Record<string, string | number>) =>
    store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token: await support(),
      body,
    });

  it("are found by number, recipient, e-mail address and beginnings of words, newest first", async () => {
    const first = await order({ recipientName: "Zuleikha Contractor" });
    const second = await order({ country: "Japan" });
    const ids = async (query: Record<string, string>) => (await list(query)).rows.map(({ id }) => id);
    expect((await ids({})).slice(0, 2)).toEqual([second.orderNo, first.orderNo]);
    expect(await ids({ q: "zulei contr" })).toEqual([first.orderNo]);
    expect(await ids({ q: first.orderNo.toLowerCase() })).toEqual([first.orderNo]);
    expect(await ids({ q: first.orderNo.replaceAll("-", "") })).toEqual([first.orderNo]);
    expect(await ids({ q: first.orderNo.slice(0, -3) }), "the beginning of a number").toEqual([
      first.orderNo,
    ]);
    expect(await ids({ q: `zulei ${first.orderNo.slice(0, 7)}` })).toEqual([first.orderNo]);
    expect(await ids({ q: second.buyer.email })).toEqual([second.orderNo]);
    expect(await ids({ q: second.buyer.email.toUpperCase().slice(0, -4) })).toEqual([second.orderNo]);
    expect(await ids({ q: `${second.buyer.email}x` })).toEqual([]);
    expect(await ids({ q: "'; drop table orders; --" })).toEqual([]);
    expect(await ids({ country: "Japan" })).toEqual([second.orderNo]);
    expect(await ids({ country: "JP" })).toEqual([second.orderNo]);
    expect(await ids({ status: "Delivered" })).toEqual([]);
    expect(await ids({ placedTo: "2020-01-01" })).toEqual([]);
    const { rows, total } = await list({ perPage: "1", page: "2", sort: "placedAt", order: "desc" });
    expect([rows.map(({ id }) => id), total]).toEqual([[first.orderNo], (await list()).total]);
  });

  it("are sorted only by the allowed columns", async () => {
    const token = await support();
    const response = await store().call("GET /api/admin/orders", { token, query: { sort: "password_hash" } });
    expect([response.status, response.problem.code]).toEqual([400, "malformed"]);
  });

  it("follow the table of statuses, each change with its mail, timeline entry and audit row", async () => {
    const { orderNo, buyer } = await order();
    expect((await changeStatus(orderNo, { from: "Order Requested", to: "Order Confirmed" })).status).toBe(
      200,
    );
    const bare = await changeStatus(orderNo, { from: "Order Confirmed", to: "Dispatched" });
    expect(bare.problem.code).toBe("courier_needed");
    const courier = { shippedBy: "BlueDart", awbNo: "BD123456789", shipmentDate: "2026-11-20" };
    const sent = await changeStatus(orderNo, { from: "Order Confirmed", to: "Dispatched", ...courier });
    expect(sent.body).toMatchObject({ status: "Dispatched", ...courier, nextStatuses: ["Delivered"] });
    expect(sent.body.timeline.filter(({ kind }) => kind === "status").map(({ title }) => title)).toEqual([
      "Order Requested",
      "Order Confirmed",
      "Dispatched",
    ]);
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && /is on its way/.test(subject),
    );
    expect(mail.text).toContain("BD123456789");
    expect((await list({ q: "bd1234" })).rows.map(({ id }) => id)).toEqual([orderNo]);

    const audit = await store()
      .services.database.db.selectFrom("audit_rows")
      .select(["action", "role", "after"])
      .where("subject_id", "=", orderNo)
      .where("role", "=", "support") // the store's own job issues the invoice meanwhile
      .orderBy("sequence")
      .execute();
    expect(audit).toEqual([
      { action: "order moved to Order Confirmed", role: "support", after: { status: "Order Confirmed" } },
      { action: "order moved to Dispatched", role: "support", after: { status: "Dispatched", ...courier } },
    ]);
    expect((await verifyAudit(store().services.database.db)).fault).toBeUndefined();
  });

  it("refuse a status change that is not in the table, and one from an earlier status", async () => {
    const { orderNo } = await order();
    const skipped = await changeStatus(orderNo, { from: "Order Requested", to: "Delivered" });
    expect([skipped.status, skipped.problem.code]).toEqual([409, "state_conflict"]);
    const [one, two] = await Promise.all([
      changeStatus(orderNo, { from: "Order Requested", to: "Order Confirmed" }),
      changeStatus(orderNo, { from: "Order Requested", to: "Cancelled" }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect([one, two].find(({ status }) => status === 409)?.problem.code).toBe("version_conflict");
    const unknown = await changeStatus("KS-0000-0000-0", { from: "Order Requested", to: "Cancelled" });
    expect(unknown.status).toBe(404);
  });

  const sendLink = async (orderNo: string, body: object) =>
    store().call("POST /api/admin/orders/{orderNo}/payment-link", {
      params: { orderNo },
      token: await support(),
      body,
    });
  const payLink = "https://pay.example/l/abc";

  it("are paid by a mailed link, and only the newest link is valid [spec 10.34]", async () => {
    const { orderNo, buyer } = await order();
    const from = "Order Requested";
    const first = await sendLink(orderNo, { from, url: payLink });
    expect([first.status, first.body.status, first.body.paymentLink]).toEqual([
      200,
      "Payment Link Sent",
      payLink,
    ]);
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject === `Pay for your order ${orderNo}`,
    );
    expect(mail.text).toContain(payLink);
    const stale = await sendLink(orderNo, { from, url: payLink });
    expect(stale.problem.code).toBe("version_conflict");
    const again = await sendLink(orderNo, { from: "Payment Link Sent", url: `${payLink}/2` });
    expect(again.body.paymentLink).toBe(`${payLink}/2`);
    const paid = await changeStatus(orderNo, { from: "Payment Link Sent", to: "Order Confirmed" });
    expect(paid.body.timeline.filter(({ kind }) => kind === "payment")).toMatchObject([
      { detail: `payment link: ${payLink} (withdrawn)` },
      { detail: `payment link: ${payLink}/2`, title: expect.stringMatching(/asked for$/) },
      { title: expect.stringMatching(/paid$/), by: "Asha Rao" },
    ]);
  });

  it("refuse an invalid link, and 'Payment Link Sent' without a link", async () => {
    const { orderNo } = await order();
    for (const url of ["http://pay.example/1", "javascript:alert(1)", "https://pay.example/a b", ""]) {
      expect((await sendLink(orderNo, { from: "Order Requested", url })).status, url).toBe(400);
    }
    const bare = await changeStatus(orderNo, { from: "Order Requested", to: "Payment Link Sent" });
    expect(bare.problem.code).toBe("state_conflict");
  });

  it("get an unconfirmed shipping charge with the link, once [spec 10.31]", async () => {
    await store()
      .services.database.db.updateTable("service_locations")
      .set({ is_rest_of_world: false, name: "Elsewhere" })
      .where("is_rest_of_world", "=", true)
      .execute();
    const { orderNo } = await order({ country: "Iceland" });
    const from = "Order Requested";
    const without = await sendLink(orderNo, { from, url: payLink });
    expect([without.status, without.problem.code]).toEqual([422, "shipping_needed"]);
    const { body } = await sendLink(orderNo, { from, url: payLink, shipping: 3500.5 });
    expect([body.shipping, body.grandTotal]).toEqual([3500.5, body.subTotal + 3500.5]);
    const twice = await sendLink(orderNo, { from: body.status, url: payLink, shipping: 1 });
    expect(twice.body.grandTotal).toBe(body.grandTotal);
  });

  it("are not confirmed before the open shipping charge is given, or deliberately nothing", async () => {
    const [withCharge, free] = [await order({ country: "Iceland" }), await order({ country: "Iceland" })];
    const to = { from: "Order Requested", to: "Order Confirmed", paymentMethod: "bank transfer" as const };
    const refused = await changeStatus(withCharge.orderNo, to);
    expect([refused.status, refused.problem.code]).toEqual([422, "shipping_needed"]);
    const { body: several } = await store().call("POST /api/admin/orders/confirm", {
      token: await support(),
      body: { orders: [{ orderNo: withCharge.orderNo, from: "Order Requested" }] },
    });
    expect(several).toMatchObject([
      { isDone: false, message: expect.stringMatching(/still to be confirmed/) },
    ]);
    const { body } = await changeStatus(withCharge.orderNo, { ...to, shipping: 120.5 });
    expect(body).toMatchObject({ status: "Order Confirmed", shipping: 120.5, due: 0, paid: body.grandTotal });
    expect(body.grandTotal).toBe(body.subTotal + 120.5);
    const { body: shippedFree } = await changeStatus(free.orderNo, { ...to, shipping: 0 });
    expect(shippedFree).toMatchObject({ status: "Order Confirmed", shipping: 0, due: 0 });
  });

  it("have notes of staff with their author, which the customer never sees", async () => {
    const { orderNo, buyer } = await order();
    const params = { orderNo };
    const token = await support();
    const written = await store().call("POST /api/admin/orders/{orderNo}/notes", {
      params,
      token,
      body: { note: " Rang twice: leave it at the desk " },
    });
    expect(written.body.timeline.filter(({ kind }) => kind === "note")).toMatchObject([
      { detail: "Rang twice: leave it at the desk", by: "Asha Rao" },
    ]);
    const blank = await store().call("POST /api/admin/orders/{orderNo}/notes", {
      params,
      token,
      body: { note: "  " },
    });
    expect(blank.status).toBe(400);
    const shownOrder = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      token: buyer.token,
    });
    expect(JSON.stringify(shownOrder.body)).not.toContain("Rang twice");
  });

  it("release their stock when staff cancel them", async () => {
    const counted = plainProduct(store());
    const { db } = store().services.database;
    const variantId = counted.productDetails[0]?.id ?? 0;
    const stock = () => stockOf(store(), variantId);
    await db.updateTable("product_variants").set({ stock: 10 }).where("variant_id", "=", variantId).execute();
    const { orderNo } = await order({ product: counted });
    expect(await stock()).toBe(8);
    expect((await changeStatus(orderNo, { from: "Order Requested", to: "Cancelled" })).status).toBe(200);
    expect(await stock()).toBe(10);
  });

  it("are dispatched on the store's day, when UTC still has the day before", async () => {
    advanceToHour(store(), 20); // 01:30 of the next day in India
    const { orderNo } = await order();
    await changeStatus(orderNo, { from: "Order Requested", to: "Order Confirmed" });
    const sent = await changeStatus(orderNo, {
      from: "Order Confirmed",
      to: "Dispatched",
      shippedBy: "BlueDart",
      awbNo: "BD20260001",
    });
    expect(sent.body.shipmentDate).toBe(dayInIndia(store().now()));
    expect(sent.body.shipmentDate > store().now().toISOString().slice(0, 10)).toBe(true);
  });
});
