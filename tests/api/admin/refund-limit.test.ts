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
  async function refund(orderNo: string, token: string, amount: number, details: object = {}) {
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token,
    });
    return store().call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: {
        lines: [],
        shipping: false,
        amount,
        reason: "To make up for it",
        reference: "NEFT 1",
        expectedRefunded: order.refunded + order.refunding,
        ...details,
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

  it("also holds for products that are sent although they were paid back, as for a free order", async () => {
    await setLimit(null);
    const admin = await newStaff(store(), "admin");
    const paidBack = async () => {
      const { orderNo, token } = await paidOrder();
      const { body } = await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token });
      await refund(orderNo, token, body.refundable);
      return { orderNo, token, worth: body.lines[0]?.total ?? 0 };
    };
    const send = (orderNo: string, token: string) =>
      store().call("POST /api/admin/orders/{orderNo}/send-paid-back", { params: { orderNo }, token });
    const { orderNo, token, worth } = await paidBack();
    await setLimit(Math.ceil(worth) - 1);
    const refused = await send(orderNo, token);
    expect([refused.status, refused.problem.code]).toEqual([403, "refund_above_limit"]);
    expect(refused.problem.detail).toMatch(/may send products worth .* ask an administrator/);
    expect((await send(orderNo, admin.token)).status).toBe(200);
    await setLimit(null);
    const other = await paidBack();
    await setLimit(Math.ceil(worth));
    expect((await send(other.orderNo, other.token)).status).toBe(200);
  });

  it("refuses the whole refund when its products may not be sent all the same", async () => {
    await setLimit(null);
    const { orderNo, token } = await paidOrder();
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token });
    // The shipping charge was refunded before, by an administrator: what is left is the worth of the products.
    const admin = await newStaff(store(), "admin");
    const worth = body.lines.reduce((sum, line) => sum + line.total, 0);
    if (body.refundable > worth) await refund(orderNo, admin.token, body.refundable - worth + 1);
    await setLimit(Math.ceil(worth) - 1);
    const { problem } = await refund(orderNo, token, worth - 1, { unsent: "send" });
    expect(problem.code).toBe("refund_above_limit");
    expect(problem.detail).toContain("may send products");
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
