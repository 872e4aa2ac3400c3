import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";
import { leaverActions } from "../support/leaver-actions.ts";
import { deliverOrder } from "../support/place-paid-order.ts";
import { newStaff } from "../support/staff.ts";

describeStore("a kit in another size after delivery", (store) => {
  const { deliveredKit, deliveredShirts, ask, receive, parts } = exchangeActions(store);
  const listed = async (kind: "kit" | "paid", personId: number) => {
    const { token } = await newStaff(store(), "support");
    const query = { kind, personId: String(personId), perPage: "50" };
    const { body } = await store().call("GET /api/admin/orders", { token, query });
    return body.rows.map(({ id }) => id).toSorted();
  };
  const redeemed = async () => {
    const { token } = await newStaff(store(), "catalogue");
    const { body } = await store().call("POST /api/admin/kit/forecast", {
      token,
      body: { joiners: "2031-01-01" },
    });
    return Object.fromEntries(body.sizes.map((each) => [each.size, each.redeemed]));
  };
  /** The part comes back in one size and goes out in the other. */
  const exchange = async (of: Awaited<ReturnType<typeof deliveredKit>>, to: string) => {
    const id = (await ask(of, { to })).body.exchanges[0]?.id ?? 0;
    const { body } = await receive(of, id);
    return body.returns[0]?.exchange?.replacementNo ?? "";
  };

  it("is a kit in the list of orders, also where the replacement is replaced again", async () => {
    const of = await deliveredKit();
    const first = await exchange(of, "L");
    await deliverOrder(store(), first, of.staff);
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo: first },
      token: of.staff,
    });
    const body = {
      pieces: [{ lineId: order.lines[0]?.id ?? 0, variantId: of.variantId, from: "L", to: "M", quantity: 1 }],
      way: "post" as const,
      sendsAtOnce: false,
    };
    const params = { orderNo: first };
    const { token } = of.buyer;
    const asked = await store().call("POST /api/orders/{orderNo}/exchanges", { params, token, body });
    const { body: received } = await store().call(
      "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive",
      {
        params: { ...params, returnId: asked.body.exchanges[0]?.id ?? 0 },
        token: of.staff,
        body: {
          version: 1,
          pieces: [
            {
              lineId: order.lines[0]?.id ?? 0,
              variantId: of.variantId,
              from: "L",
              backToStock: 1,
              writtenOff: 0,
            },
          ],
        },
      },
    );
    const second = received.returns[0]?.exchange?.replacementNo ?? "";
    expect(await listed("kit", of.buyer.userId)).toEqual([of.orderNo, first, second].toSorted());
    expect(await listed("paid", of.buyer.userId)).toEqual([]);
    // Whoever leaves gets neither the first nor the second new shirt.
    const { send } = leaverActions(store);
    const { token: admin } = await newStaff(store(), "admin");
    expect((await send(admin, of.buyer.email)).body).toMatchObject({ kitOrders: 1 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is none where what is exchanged was bought", async () => {
    const of = await deliveredShirts();
    await parts.setAvailable(of.variantId, 4, "L");
    const id = (await ask(of)).body.exchanges[0]?.id ?? 0;
    const { body } = await receive(of, id);
    const replacement = body.returns[0]?.exchange?.replacementNo ?? "";
    expect(await listed("paid", of.buyer.userId)).toEqual([of.orderNo, replacement].toSorted());
    expect(await listed("kit", of.buyer.userId)).toEqual([]);
  });

  it("counts for the size that fits when the next kits are forecast", async () => {
    const of = await deliveredKit();
    const before = await redeemed();
    await exchange(of, "L");
    const after = await redeemed();
    expect(after).toEqual({ ...before, M: (before.M ?? 0) - 1, L: (before.L ?? 0) + 1 });
  });
});
