import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("documents with characters that no font has", (store) => {
  it("are refused, number nothing and leave the order as it was, until the text is corrected", async () => {
    const db = store().services.database.db;
    const { token } = await newStaff(store(), "support");
    const { orderNo } = await placeOrder(store(), { address: { recipientName: "Anna ᠮᠣ" } });
    await store().call("POST /api/admin/orders/confirm", {
      token,
      body: { orders: [{ orderNo, from: "Order Requested" }] },
    });
    const invoice = () =>
      store().call("POST /api/admin/orders/{orderNo}/invoice", { params: { orderNo }, token, body: {} });
    const packingSlips = () =>
      store().call("POST /api/admin/orders/packing-slips", { token, body: { orderNos: [orderNo] } });
    const lastNumber = async () =>
      (await db.selectFrom("invoice_years").select("last_number").executeTakeFirst())?.last_number;

    const before = await lastNumber();
    const refused = await invoice();
    expect([refused.status, refused.problem.code, await lastNumber()]).toEqual([
      422,
      "text_not_printable",
      before,
    ]);
    expect(refused.problem.detail).toContain("the name of the recipient has ᠮ (U+182E), ᠣ (U+1823)");
    const slip = await packingSlips();
    expect([slip.status, slip.problem.code]).toEqual([422, "text_not_printable"]);
    expect(slip.problem.detail).toContain(`The packing slip of ${orderNo}`);
    const order = await db
      .selectFrom("orders")
      .select("slip_printed_at")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(order.slip_printed_at).toBe(null);

    await db
      .updateTable("order_addresses")
      .set({ recipient_name: "Anna மோ" })
      .where("recipient_name", "=", "Anna ᠮᠣ")
      .execute();
    expect((await packingSlips()).status).toBe(200);
    expect((await invoice()).status).toBe(200);
  });
});
