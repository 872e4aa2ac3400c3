import { expect, it } from "vitest";
import { countingCalls } from "../support/counted-calls.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";

describeStore("statements of one call", (store) => {
  const counting = countingCalls(store);
  const { deliveredShirts, parts } = exchangeActions(store);

  it("of an exchange for another size, from the form to the order of the new one", async () => {
    const counts: Record<string, string> = {};
    const call = counting(counts);
    const { orderNo, buyer, staff, lineId, variantId } = await deliveredShirts();
    await parts.setAvailable(variantId, 4, "L");
    const params = { orderNo };
    const item = { lineId, variantId, from: "M" };
    const { token } = buyer;
    await call("GET /api/orders/{orderNo}/exchanges", { params, token });
    const asked = await call("POST /api/orders/{orderNo}/exchanges", {
      params,
      token,
      body: { pieces: [{ ...item, to: "L", quantity: 1 }], way: "post", sendsAtOnce: false },
    });
    const returnId = asked.exchanges[0]?.id ?? 0;
    await call("POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive", {
      params: { ...params, returnId },
      token: staff,
      body: { version: 1, pieces: [{ ...item, backToStock: 1, writtenOff: 0 }] },
    });
    expect(counts).toEqual({
      "GET /api/orders/{orderNo}/exchanges": "10",
      "POST /api/orders/{orderNo}/exchanges": "28 in 1",
      "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive": "74 in 2",
    });
  });
});
