import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { findProduct, firstVariant, homeAddress } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { wrongStockCounts } from "../support/stock-ledger.ts";
import { stockOfSize } from "../support/stock-of.ts";

/** The occasion of the welcome kit. */
const JOINING = 1;

/** The login or the link with which a call comes. */
type Access = { token: string } | { headers: { "x-order-link": string } };

describeStore("what customers change in their orders", (store) => {
  const sizesOf = (orderNo: string, access: Access) =>
    store().call("GET /api/orders/{orderNo}/size-choices", { params: { orderNo }, ...access });
  const changeSize = (orderNo: string, lineId: number, body: { from: string; to: string }, access: Access) =>
    store().call("POST /api/orders/{orderNo}/lines/{lineId}/size", {
      params: { orderNo, lineId },
      body,
      ...access,
    });
  const corrected = {
    recipientName: "Ravi Rao",
    recipientPhone: "+91 98200 11111",
    address: "4 Hill Road",
    recipientCity: "Pune",
    region: "Maharashtra",
    postalCode: "411001",
  };
  const changeAddress = (orderNo: string, access: Access, fields: Partial<typeof corrected> = {}) =>
    store().call("POST /api/orders/{orderNo}/address", {
      params: { orderNo },
      body: { ...corrected, ...fields },
      ...access,
    });
  const details = (orderNo: string, access: Access) =>
    store().call("GET /api/orders/{orderNo}/details", { params: { orderNo }, ...access });
  const mailTo = (email: string, subject: string) =>
    store().inbox.next((mail) => mail.to.includes(email) && mail.subject.includes(subject));
  const timeline = async (orderNo: string) => {
    const { token } = await newStaff(store(), "support");
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token });
    return body.timeline.filter(({ kind }) => kind === "edit").map(({ title, by }) => [title, by]);
  };

  /** An order of two shirts in the first size, and of a mug; so many pieces of the second size are left. */
  async function orderOfShirts(left: number, isProved = true) {
    const product = findProduct(
      store(),
      (each) => !each.isSwagItem && each.isTShirt && firstVariant(each).sizes.length > 2,
    );
    const variant = firstVariant(product);
    const [from, to] = variant.sizes.map(({ name }) => name) as [string, string];
    const set = (size: string, stock: number) =>
      store()
        .services.database.db.updateTable("variant_sizes")
        .set({ stock })
        .where("variant_id", "=", variant.id)
        .where("size", "=", size)
        .execute();
    await set(from, 10);
    const { orderNo, buyer } = await placeOrder(store(), {
      lines: [{ product, qty: 2, size: from }],
      isProved,
    });
    await set(to, left);
    const stock = async () => [
      await stockOfSize(store(), variant.id, from),
      await stockOfSize(store(), variant.id, to),
    ];
    return { orderNo, buyer, from, to, stock };
  }

  it("gives a line another size: stock, mail and timeline say so, and the price stays", async () => {
    const { orderNo, buyer, from, to, stock } = await orderOfShirts(2);
    const own = { token: buyer.token };
    const { body: choices } = await sizesOf(orderNo, own);
    expect(choices).toMatchObject([{ size: from, qty: 2, sizes: expect.arrayContaining([to]) }]);
    const lineId = choices[0]?.lineId ?? 0;
    const before = await details(orderNo, own);
    expect(before.body.mayChange).toBe(true);
    const changed = await changeSize(orderNo, lineId, { from, to }, own);
    expect([changed.status, changed.body.netAmount]).toEqual([200, before.body.netAmount]);
    expect((await details(orderNo, own)).body.lines[0]?.size).toBe(to);
    expect(await stock()).toEqual([10, 0]);
    expect(await wrongStockCounts(store())).toEqual([]);
    expect((await mailTo(buyer.email, "A new size")).text).toContain("Your new size");
    expect(await timeline(orderNo)).toEqual([["Size swapped", "the buyer"]]);
    expect(await brokenRules(store())).toEqual([]);

    // Pressed twice, and there and back again.
    expect((await changeSize(orderNo, lineId, { from, to }, own)).problem.code).toBe("version_conflict");
    expect((await changeSize(orderNo, lineId, { from: to, to: from }, own)).status).toBe(200);
    expect(await stock()).toEqual([8, 2]);
  });

  it("offers only sizes of which there are enough, and refuses the others", async () => {
    const { orderNo, buyer, from, to, stock } = await orderOfShirts(1);
    const own = { token: buyer.token };
    const { body: choices } = await sizesOf(orderNo, own);
    expect(choices[0]?.sizes).not.toContain(to);
    const lineId = choices[0]?.lineId ?? 0;
    expect((await changeSize(orderNo, lineId, { from, to }, own)).problem.code).toBe("out_of_stock");
    expect((await changeSize(orderNo, lineId, { from, to: "Giant" }, own)).problem.code).toBe("size_unknown");
    expect((await changeSize(orderNo, 2_000_000_000, { from, to }, own)).problem.code).toBe("line_not_found");
    expect(await stock()).toEqual([8, 1]);
  });

  it("twenty presses at once change a size once", async () => {
    const { orderNo, buyer, from, to, stock } = await orderOfShirts(4);
    const own = { token: buyer.token };
    const lineId = (await sizesOf(orderNo, own)).body[0]?.lineId ?? 0;
    const all = await Promise.all(
      Array.from({ length: 20 }, () => changeSize(orderNo, lineId, { from, to }, own)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stock()).toEqual([10, 2]);
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("corrects the address, and tells the buyer without saying it in the mail", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const link = orderLinkIn(await mailTo(buyer.email, orderNo));
    const byLink = { headers: { "x-order-link": link } };
    expect((await changeAddress(orderNo, byLink)).status).toBe(200);
    const { addresses } = (await details(orderNo, byLink)).body;
    expect(addresses).toMatchObject([{ ...corrected, country: homeAddress.country }]);
    const mail = await mailTo(buyer.email, "A new delivery address");
    expect(mail.text).not.toContain("Hill Road");
    expect(mail.text).toContain("Reply to this email at once");
    expect(await timeline(orderNo)).toEqual([["Address corrected", "the buyer"]]);
    const rows = await store()
      .services.database.db.selectFrom("audit_rows")
      .select(["user_id", "user_email", "from_address", "after"])
      .where("subject_id", "=", orderNo)
      .execute();
    expect(rows).toMatchObject([{ user_id: null, user_email: "", from_address: "" }]);
    expect(JSON.stringify(rows)).not.toContain("Hill");

    // The same once more changes nothing and mails nothing.
    expect((await changeAddress(orderNo, byLink)).status).toBe(200);
    expect(await timeline(orderNo)).toHaveLength(1);
    expect((await changeAddress(orderNo, byLink, { region: "" })).problem.code).toBe("address_missing");
    expect((await changeAddress(orderNo, byLink, { address: " \u200b " })).status).toBe(400);
  });

  it("is refused once the order is packed, and says so before it is tried", async () => {
    const { orderNo, buyer, from, to } = await orderOfShirts(5);
    const own = { token: buyer.token };
    const lineId = (await sizesOf(orderNo, own)).body[0]?.lineId ?? 0;
    const { db } = store().services.database;
    await db
      .updateTable("orders")
      .set({ slip_printed_at: store().now() })
      .where("order_no", "=", orderNo)
      .execute();
    expect((await details(orderNo, own)).body.mayChange).toBe(false);
    expect((await sizesOf(orderNo, own)).body).toEqual([]);
    for (const refused of [
      await changeSize(orderNo, lineId, { from, to }, own),
      await changeAddress(orderNo, own),
    ])
      expect(refused.problem).toMatchObject({ status: 409, code: "change_too_late" });
  });

  it("is nobody else's: not another customer's, not by another order's link, not without either", async () => {
    const { orderNo, buyer, from, to } = await orderOfShirts(5);
    const lineId = (await sizesOf(orderNo, { token: buyer.token })).body[0]?.lineId ?? 0;
    const other = await placeOrder(store());
    const link = orderLinkIn(await mailTo(other.buyer.email, other.orderNo));
    const accesses = [{ token: (await newBuyer(store())).token }, { headers: { "x-order-link": link } }];
    for (const access of accesses)
      for (const { problem } of [
        await sizesOf(orderNo, access),
        await changeSize(orderNo, lineId, { from, to }, access),
        await changeAddress(orderNo, access),
      ])
        expect(problem).toMatchObject({ status: 404, code: "order_not_found" });
    expect((await changeAddress(orderNo, { token: "" })).status).toBe(401);
    // A line of one order under the number of another is not found either.
    const own = { token: other.buyer.token };
    expect((await changeSize(other.orderNo, lineId, { from, to }, own)).problem.code).toBe("line_not_found");
  });

  it("the link of an unproved address does not show where an order goes, nor change it", async () => {
    const { orderNo, buyer } = await orderOfShirts(5, false);
    const link = { headers: { "x-order-link": orderLinkIn(await mailTo(buyer.email, orderNo)) } };
    expect((await changeAddress(orderNo, link)).problem).toMatchObject({
      status: 409,
      code: "state_conflict",
    });
    expect((await details(orderNo, link)).body.addresses).toEqual([]);
  });

  it("a claimed kit of parts gets another size by its link: the shirt of the old size is sold to others", async () => {
    const { newMember, send, mailedToken, claim } = claimActions(store);
    const parts = kitOfParts(store);
    await parts.change({ contents: parts.contents(), takesStock: "parts" });
    await parts.stockParts({ shirt: 3, mug: 6, substitute: 0, pen: 3 });
    const { email, memberId } = await newMember();
    expect((await send(JOINING, [memberId])).status).toBe(200);
    const [from = "", to = ""] = parts.sizes();
    const { body } = await claim(await mailedToken(email), { size: from });
    const link = { headers: { "x-order-link": body.orderLink } };
    const shirts = async () => [(await parts.stocks(from)).shirt, (await parts.stocks(to)).shirt];
    expect(await shirts()).toEqual([2, 3]);
    const choices = (await sizesOf(body.orderNo, link)).body;
    expect(choices).toMatchObject([{ size: from, sizes: expect.arrayContaining([to]) }]);
    const lineId = choices[0]?.lineId ?? 0;
    expect((await changeSize(body.orderNo, lineId, { from, to }, link)).status).toBe(200);
    expect(await shirts()).toEqual([3, 2]);
    expect((await parts.partsOf(body.orderNo)).filter(({ size }) => size)).toMatchObject([{ size: to }]);
    expect((await changeAddress(body.orderNo, link)).status).toBe(200);
    expect(await brokenRules(store())).toEqual([]);
  });
});
