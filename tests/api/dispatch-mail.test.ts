import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { newStaff } from "../support/staff.ts";

describeStore("the mail of a parcel that has left", (store) => {
  /** Confirms and dispatches an order; returns the mail about it. */
  async function dispatch(orderNo: string, email: string, shippedBy: string) {
    const { token } = await newStaff(store(), "support");
    for (const body of [
      { from: "Order Requested", to: "Order Confirmed" },
      { from: "Order Confirmed", to: "Dispatched", shippedBy, awbNo: "BD 77/1" },
    ]) {
      const params = { orderNo };
      const changed = await store().call("POST /api/admin/orders/{orderNo}/status", {
        params,
        token,
        body,
      });
      expect(changed.status).toBe(200);
    }
    return store().inbox.next(({ to, subject }) => to.includes(email) && subject.includes("is on its way"));
  }

  it("has the invoice and the courier's page about it", async () => {
    const { token } = await newStaff(store(), "admin");
    const { body: before } = await store().call("GET /api/admin/settings", { token });
    await store().call("PUT /api/admin/settings", {
      token,
      body: {
        version: before.version,
        settings: { trackingUrls: ["BlueDart=https://courier.example/?n={awb}"] },
      },
    });
    const { orderNo, buyer } = await placeOrder(store());
    const mail = await dispatch(orderNo, buyer.email, "Blue Dart");
    expect(mail.text).toContain("https://courier.example/?n=BD%2077%2F1");
    expect(mail.text).toContain("The invoice is attached.");
    expect(mail.raw).toMatch(/Content-Type: application\/pdf; name=[\w"./-]*KS-\d\d-\d\d-\d{5}\.pdf/);
    const [, base64 = ""] =
      /filename=[^\r\n]*\.pdf\S*\r\n(?:[^\r\n]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail.raw) ?? [];
    expect(Buffer.from(base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const { body } = await store().call("GET /api/orders/{orderNo}/details", {
      params: { orderNo },
      token: buyer.token,
    });
    expect(body.documents).toHaveLength(1);
    expect(JSON.stringify(body)).toContain("https://courier.example/?n=BD%2077%2F1");
  });

  it("of a kit, which is free, has no invoice, and one without a courier's page no link", async () => {
    const buyer = await newBuyer(store());
    const { body: orderNo } = await redeemKit(store(), buyer);
    const mail = await dispatch(orderNo, buyer.email, "Unknown Courier");
    expect(mail.raw).not.toContain("application/pdf");
    expect(mail.text).not.toMatch(/invoice is attached|Track the parcel/);
  });

  it("speaks of no metro cities to New York, also where the addresses are not mailed", async () => {
    const { orderNo, buyer } = await placeOrder(store(), { address: { country: "United States" } });
    await store()
      .services.database.db.updateTable("users")
      .set({ email_proved_at: null })
      .where("user_id", "=", buyer.userId)
      .execute();
    const mail = await dispatch(orderNo, buyer.email, "Blue Dart");
    expect(mail.text).toContain("7-10 days to United States");
    expect(mail.text).not.toContain("metro");
  });
});
