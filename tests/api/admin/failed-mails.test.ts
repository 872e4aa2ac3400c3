import { expect, it } from "vitest";
import { NOT_NEEDED_PREFIX } from "../../../src/platform/mail/not-needed.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("a mail that failed for good", (store) => {
  /** In the metrics and on Today. */
  const failed = async (token: string) => {
    const metrics = (await store().inject({ url: "/metrics" })).body;
    const { needsAttention } = (await store().call("GET /api/admin/dashboard", { token })).body;
    const [, counted = "0"] = /^kitstore_mails\{state="failed"\} (\d+)/m.exec(metrics) ?? [];
    return [Number(counted), needsAttention.filter(({ kind }) => kind === "mail").length];
  };
  const fail = (orderNo: string, reason: string) =>
    store().services.database.pool.query(
      `update mails set state = 'failed', last_error = $2, settled_at = now()
         where order_id = (select order_id from orders where order_no = $1)`,
      [orderNo, reason],
    );

  it("is counted and on Today until it is sent again; one that nobody needed never is", async () => {
    const { token } = await newStaff(store(), "admin");
    const { orderNo } = await placeOrder(store());
    const { orderNo: other } = await placeOrder(store());
    const params = { orderNo };
    await store().inbox.next(({ text }) => text.includes(orderNo));
    await store().inbox.next(({ text }) => text.includes(other));
    await expect.poll(() => failed(token)).toEqual([0, 0]);
    await fail(other, `${NOT_NEEDED_PREFIX}The order is paid.`);
    expect(await failed(token)).toEqual([0, 0]);
    await fail(orderNo, "550 No such mailbox");
    expect(await failed(token)).toEqual([1, 1]);

    const order = (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
    const mailId = order.timeline.find((entry) => entry.mailId !== undefined)?.mailId ?? 0;
    const resent = await store().call("POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
      params: { orderNo, mailId },
      token,
    });
    expect(resent.status).toBe(200);
    expect(await failed(token)).toEqual([0, 0]);
  });
});
