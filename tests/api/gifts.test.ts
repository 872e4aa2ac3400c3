import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { deliverNewOrder } from "../support/deliver-new-order.ts";
import { describeStore } from "../support/describe-store.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { placeOrder } from "../support/place-order.ts";
import { findProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("an order as a gift", (store) => {
  const note = "Happy birthday!\nfrom Meera 🎉";
  const recipient = { recipientName: "Ravi Iyer", recipientPhone: "+91 98200 55555" };
  const gift = { address: recipient, checkoutFields: { gift: { note } } };
  const staff = async () => (await newStaff(store(), "support")).token;

  it("prints its note and its recipient on the packing slip, without a price", async () => {
    const { orderNo } = await placeOrder(store(), gift);
    const { body } = await store().call("POST /api/admin/orders/packing-slips", {
      token: await staff(),
      body: { orderNos: [orderNo] },
    });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.pdf, "base64")));
    const page = (await extractText(pdf)).text.join("\n");
    for (const words of ["Ravi Iyer", "98200 55555", "Happy birthday!", "from Meera", "Gift: no invoice"])
      expect(page).toContain(words);
    expect(page).not.toMatch(/₹|Rs|INR|\?/);
  });

  it("shows its note to staff and to its buyer, and in no mail", async () => {
    const { orderNo, buyer } = await placeOrder(store(), gift);
    const seen = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token: await staff(),
    });
    expect([seen.body.isGift, seen.body.giftNote]).toEqual([true, note]);
    const own = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      token: buyer.token,
    });
    expect([own.body.isGift, own.body.giftNote]).toEqual([true, note]);
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.includes(orderNo),
    );
    expect(`${mail.raw}`).not.toMatch(/birthday|Meera/);
    const byLink = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      headers: { "x-order-link": orderLinkIn(mail) },
    });
    expect(byLink.body.giftNote).toBe(note);
  });

  it("is invoiced to its buyer, and delivered to its recipient", async () => {
    const { orderNo, buyer } = await deliverNewOrder(store(), await staff(), gift);
    const invoice = () =>
      store()
        .services.database.db.selectFrom("invoices")
        .innerJoin("orders", "orders.order_id", "invoices.order_id")
        .select("content")
        .where("order_no", "=", orderNo)
        .executeTakeFirst();
    await expect.poll(invoice).toBeDefined();
    expect((await invoice())?.content).toMatchObject({
      billTo: { name: "Asha Rao", lines: [buyer.email] },
      shipTo: { name: "Ravi Iyer" },
    });
  });

  it("refuses a note above 300 characters, and the welcome kit is never a gift", async () => {
    await expect(
      placeOrder(store(), { checkoutFields: { gift: { note: "x".repeat(301) } } }),
    ).rejects.toThrow("Not placed");
    const kit = findProduct(store(), ({ isSwagItem }) => isSwagItem);
    const { orderNo, buyer } = await placeOrder(store(), {
      lines: [{ product: kit, qty: 1 }],
      checkoutFields: { couponCode: "WELCOMEKIT", gift: { note } },
    });
    const { body } = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      token: buyer.token,
    });
    expect([body.isGift, body.giftNote]).toEqual([false, ""]);
  });
});
