import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";
import { leaverActions } from "../support/leaver-actions.ts";
import { newStaff } from "../support/staff.ts";

describeStore("exchanges of people who leave", (store) => {
  const { deliveredKit, ask, receive, decline, parts } = exchangeActions(store);
  const { send } = leaverActions(store);
  const leave = async (email: string) => {
    const { token } = await newStaff(store(), "admin");
    const { body: plan } = await send(token, email);
    await send(token, email, plan.planHash);
    return plan;
  };

  it("end with a new part of a kit that has not left, as the kit itself would", async () => {
    const of = await deliveredKit();
    const before = await parts.stocks("L");
    const id = (await ask(of)).body.exchanges[0]?.id ?? 0;
    const received = await receive(of, id);
    const params = { orderNo: received.body.returns[0]?.exchange?.replacementNo ?? "" };
    expect(await leave(of.buyer.email)).toMatchObject({ kitOrders: 1 });
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", { params, token: of.staff });
    expect(body.status).toBe("Cancelled");
    expect(await parts.stocks("L")).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("are not received after the person has left, and can be declined", async () => {
    const of = await deliveredKit();
    const before = await parts.stocks("L");
    const id = (await ask(of)).body.exchanges[0]?.id ?? 0;
    await leave(of.buyer.email);
    expect((await receive(of, id)).problem.code).toBe("state_conflict");
    expect((await decline(of, id)).status).toBe(200);
    expect(await parts.stocks("L")).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });
});
