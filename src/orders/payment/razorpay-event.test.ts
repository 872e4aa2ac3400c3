import { describe, expect, it } from "vitest";
import { readRazorpayEvent } from "./razorpay-event.ts";

const read = (event: string, payload: object = {}) => readRazorpayEvent(JSON.stringify({ event, payload }));

describe("a message of Razorpay", () => {
  it("about a paid link names the link, the payment and what was paid", () => {
    const payload = {
      payment_link: { entity: { id: "plink_1", amount: 9 } },
      payment: { entity: { id: "pay_1", amount: 104_820, currency: "inr" } },
    };
    expect(read("payment_link.paid", payload)).toEqual({
      type: "payment_link.paid",
      event: {
        kind: "paid",
        linkRef: "plink_1",
        paidRef: "pay_1",
        amountMinor: 104_820,
        currencyCode: "INR",
      },
    });
  });

  it.each([
    ["refund.created", "pending"],
    ["refund.processed", "done"],
    ["refund.failed", "failed"],
  ])("%s is about a refund that is %s", (type, state) => {
    const entity = { id: "rfnd_1", receipt: "key", amount: 5, currency: "INR", payment_id: "pay_1" };
    expect(read(type, { refund: { entity } }).event).toEqual({
      kind: "refund",
      key: "key",
      ref: "rfnd_1",
      state,
      amountMinor: 5,
      currencyCode: "INR",
    });
  });

  it.each([
    ["created", "open"],
    ["under_review", "open"],
    ["action_required", "open"],
    ["won", "won"],
    ["lost", "lost"],
    ["closed", "won"],
  ])("about a dispute that is %s: it is %s", (type, state) => {
    const entity = { id: "disp_1", payment_id: "pay_1", amount: 5, currency: "INR", reason_code: "fraud" };
    expect(read(`payment.dispute.${type}`, { dispute: { entity } }).event).toEqual({
      kind: "dispute",
      ref: "disp_1",
      paidRef: "pay_1",
      state,
      reason: "fraud",
      amountMinor: 5,
      currencyCode: "INR",
    });
  });

  it("of another type is no event", () => {
    expect(read("order.paid")).toEqual({ type: "order.paid", event: undefined });
  });

  it("without what it should have has empty texts and no amount", () => {
    for (const payload of [
      {},
      { refund: {} },
      { refund: { entity: { id: 7, amount: "5", currency: null } } },
    ])
      expect(read("refund.failed", payload).event).toEqual({
        kind: "refund",
        key: "",
        ref: "",
        state: "failed",
        amountMinor: 0,
        currencyCode: "",
      });
  });

  it.each(["", "not JSON", "null", "7", '"text"', "[]", "{}", '{"event":7}'])(
    "that is %j is no event",
    (text) => {
      expect(readRazorpayEvent(text)).toEqual({ type: "", event: undefined });
    },
  );
});
