import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { closedMonth, columnSum, monthOf } from "../support/closed-month.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { describeStore } from "../support/describe-store.ts";
import { whileHeld } from "../support/held-row.ts";
import { monthActions } from "../support/month-actions.ts";
import { placeOrder } from "../support/place-order.ts";

const DAY_MS = 86_400_000;
const ROUNDS = 5;

/** A month is closed while others close it, or pay. Each payment is in one month. */
describeStore("closing a month at the same moment", (store) => {
  const { close, reopen, read, confirm, paid, payAt } = monthActions(store);

  it("two people close it once, and a payment of the same moment is in this month or the next", async () => {
    store().advanceClock(-40 * DAY_MS);
    const month = monthOf(store());
    await paid();
    const orders = await Promise.all(Array.from({ length: ROUNDS * 4 }, () => placeOrder(store())));
    const inMonth = store().now();
    store().advanceClock(40 * DAY_MS);
    const before = await countDeadlocks(store());
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = orders.slice(round * 4, round * 4 + 4).map(({ orderNo }) => orderNo);
      const [first, second, ...others] = await Promise.all([
        close(month),
        close(month),
        ...own.slice(0, 2).map((orderNo) => payAt(orderNo, inMonth)),
        ...own.slice(2).map(confirm),
      ]);
      expect([first?.status, second?.status].sort()).toEqual([200, 409]);
      expect(others).toHaveLength(4);
      const { report, csv } = await closedMonth(store(), month);
      expect(columnSum(csv.money, "Amount")).toBe(report.retained);
      expect(await brokenRules(store())).toEqual([]);
      const next = await read(monthOf(store()));
      expect(next.before).toBe(report.after);
      expect((await reopen(month)).status).toBe(200);
    }
    expect(await countDeadlocks(store())).toBe(before);
  });

  it("closing waits for a payment that is being written, and has it", async () => {
    store().advanceClock(-40 * DAY_MS);
    const month = monthOf(store());
    const { orderNo } = await placeOrder(store());
    const at = store().now();
    store().advanceClock(40 * DAY_MS);
    const before = (await read(month)).retained;
    const { response, waitedAt } = await whileHeld(store(), {
      hold: (held) =>
        held.query(
          `insert into payments (order_id, provider, amount_paise, asked_at, paid_at)
           select order_id, 'hand', 12300, $2, $2 from orders where order_no = $1`,
          [orderNo, at],
        ),
      act: () => close(month),
    });
    expect(waitedAt).toContain("lock table closed_months");
    expect(response.status).toBe(200);
    expect(response.body.retained).toBe(before + 123);
    expect(await brokenRules(store())).toEqual([]);
  });
});
