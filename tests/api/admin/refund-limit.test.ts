import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the refund limit of support", (store) => {
  async function setLimit(supportRefundLimit: number | null) {
    const { token } = await newStaff(store(), "admin");
    const { body } = await store().call("GET /api/admin/settings", { token });
    const { version } = body;
    return store().call("PUT /api/admin/settings", {
      token,
      body: { version, settings: { supportRefundLimit } },
    });
  }
  async function paidOrder() {
    const { token } = await newStaff(store(), "support");
    const { orderNo } = await placeOrder(store());
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed", paymentMethod: "cash", paymentReference: "C1" },
    });
    return { orderNo, token };
  }
  async function refund(orderNo: string, token: string, amount: number) {
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token,
    });
    return store().call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: {
        ...{ lines: [], shipping: false, amount, reason: "To make up for it", reference: "NEFT 1" },
        expectedRefunded: order.refunded + order.refunding,
      },
    });
  }

  it("counts all refunds of one order together, says whom to ask, and does not bind administrators", async () => {
    expect((await setLimit(100)).status).toBe(200);
    const { orderNo, token } = await paidOrder();
    expect((await refund(orderNo, token, 100.01)).problem.code).toBe("refund_above_limit");
    expect((await refund(orderNo, token, 60)).status).toBe(200);
    const second = await refund(orderNo, token, 41);
    expect([second.status, second.problem.code]).toEqual([403, "refund_above_limit"]);
    expect(second.problem.detail).toMatch(/100.*60.*ask an administrator/);
    expect((await refund(orderNo, token, 40)).status).toBe(200);
    const colleague = await newStaff(store(), "support");
    expect((await refund(orderNo, colleague.token, 1)).problem.code).toBe("refund_above_limit");
    const admin = await newStaff(store(), "admin");
    expect((await refund(orderNo, admin.token, 200)).status).toBe(200);
    const other = await paidOrder();
    expect((await refund(other.orderNo, other.token, 100)).status).toBe(200);
  });

  it("does not exist when the setting is empty", async () => {
    await setLimit(null);
    const { orderNo, token } = await paidOrder();
    expect((await refund(orderNo, token, 150)).status).toBe(200);
    expect((await setLimit(-1)).status).toBe(400);
  });
});

describeStore(
  "a refund limit of the environment",
  (store) => {
    it("wins over the setting, and the settings name its variable", async () => {
      const { token } = await newStaff(store(), "admin");
      const { body } = await store().call("GET /api/admin/settings", { token });
      expect(body.settings.supportRefundLimit).toBe(250);
      expect(body.fixed).toContainEqual({ setting: "supportRefundLimit", variable: "SUPPORT_REFUND_LIMIT" });
    });
  },
  { env: { SUPPORT_REFUND_LIMIT: "250" } },
);
