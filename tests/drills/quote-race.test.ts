import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { openStore } from "../support/store.ts";

const TABS = 20;
const QUOTES = 12;

/**
 * A quote is accepted by twenty tabs at once, and makes one order. Then others are accepted while staff withdraw them, or send a newer version:
 * one of the two is first, never both.
 */
it("makes one order of a quote, and none of one that was withdrawn or superseded first", async () => {
  const store = await openStore({ kind: "postgres", env: { POOL_SIZE: "40", RATE_LIMIT: "100000" } });
  try {
    const { newQuote, accept, lose, read, change, send, input } = quoteActions(() => store);
    const ordersOf = (email: string) =>
      store.services.database.db
        .selectFrom("orders")
        .innerJoin("users", "users.user_id", "orders.user_id")
        .select("grand_total_paise")
        .where("email_folded", "=", email)
        .execute();
    const deadlocksBefore = await countDeadlocks(store);
    const one = await newQuote();
    const all = await Promise.all(Array.from({ length: TABS }, () => accept(one.link)));
    expect(all.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
    expect(new Set(all.map(({ body }) => body.orderNo)).size).toBe(1);
    expect(await ordersOf(one.quote.email)).toHaveLength(1);

    for (let number = 0; number < QUOTES; number += 1) {
      const { quote, link } = await newQuote();
      const losing = number % 2 === 0 ? lose(quote) : undefined;
      const accepting = Promise.all(Array.from({ length: 4 }, () => accept(link)));
      const [lost, accepted] = await Promise.all([losing ?? lose(quote), accepting]);
      const { state } = await read(quote.id);
      expect(await ordersOf(quote.email)).toHaveLength(state === "accepted" ? 1 : 0);
      expect(lost.status).toBe(state === "lost" ? 200 : 409);
      const codes = accepted.map(({ status, problem }) => (status === 200 ? "" : problem.code));
      expect(new Set(codes)).toEqual(new Set([state === "accepted" ? "" : "quote_withdrawn"]));
    }

    for (let number = 0; number < QUOTES; number += 1) {
      const fields = input();
      const { quote, link } = await newQuote(fields);
      const draft = (await change(quote, { ...fields, shipping: 0 })).body;
      const [accepted, sent] = await Promise.all([accept(link, 1), send(draft)]);
      const orders = await ordersOf(quote.email);
      if (accepted.status === 200) {
        expect(sent.problem.code).toBe("version_conflict");
        expect(orders).toEqual([{ grand_total_paise: 380_250 }]);
      } else {
        expect(accepted.problem.code).toBe("quote_superseded");
        expect([sent.status, orders]).toEqual([200, []]);
      }
    }
    expect(await brokenRules(store)).toEqual([]);
    expect(await countDeadlocks(store)).toBe(deadlocksBefore);
  } finally {
    await store.close();
  }
}, 240_000);
