import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";

const ROUNDS = 6;

/** Exchanges at the same moment: the last piece goes once, and an exchange has one end. */
describeStore("exchanges at the same moment", (store) => {
  const { deliveredShirts, parts, ask, callOff, receive, decline, read, stockOf, setUp } =
    exchangeActions(store);
  const statuses = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).sort();
  const orders = (count: number) => Promise.all(Array.from({ length: count }, () => deliveredShirts()));

  it("gives the last piece of a size to one of several, held or sent at once", async () => {
    const before = await countDeadlocks(store());
    for (const sendsAtOnce of [false, true]) {
      await setUp({ exchangeSendsAtOnce: sendsAtOnce });
      const several = await orders(4);
      await parts.setAvailable(several[0]?.variantId ?? 0, 1, "L");
      const asked = await Promise.all(several.map((of) => ask(of, { sendsAtOnce })));
      expect(statuses(asked)).toEqual([200, 409, 409, 409]);
      expect(asked.flatMap(({ problem, status }) => (status === 409 ? problem.code : []))).toEqual(
        Array(3).fill("out_of_stock"),
      );
      expect(await stockOf("L")).toBe(0);
    }
    await setUp({ exchangeSendsAtOnce: false });
    expect(await brokenRules(store())).toEqual([]);
    expect(await countDeadlocks(store())).toBe(before);
  });

  it("makes one exchange of a piece that is asked for twice, and one replacement of two receipts", async () => {
    const of = await deliveredShirts(1);
    await parts.setAvailable(of.variantId, 5, "L");
    expect(statuses(await Promise.all([ask(of), ask(of), ask(of)]))).toEqual([200, 409, 409]);
    const id = (await read(of)).body.exchanges[0]?.id ?? 0;
    expect(statuses(await Promise.all([receive(of, id), receive(of, id)]))).toEqual([200, 409]);
    const order = await store().call("GET /api/admin/orders/{orderNo}", {
      params: of.params,
      token: of.staff,
    });
    expect(order.body.replacedBy).toHaveLength(1);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("either calls off, declines or receives, never two of them", async () => {
    const of = await deliveredShirts(ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      await parts.setAvailable(of.variantId, 1, "L");
      const id = (await ask(of)).body.exchanges[round]?.id ?? 0;
      const ends = await Promise.all([callOff(of, id), receive(of, id), decline(of, id)]);
      expect(statuses(ends)).toEqual([200, 409, 409]);
      const state = (await read(of)).body.exchanges[round]?.state;
      expect(await stockOf("L")).toBe(state === "done" ? 0 : 1);
    }
    expect(await brokenRules(store())).toEqual([]);
  });
});
