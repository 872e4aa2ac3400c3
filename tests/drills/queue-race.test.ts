import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { queueActions } from "../support/queue-actions.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";
import { openStore } from "../support/store.ts";

const SIZE = "M";
const JOINING = 1;
const WAIT = 20;
const COME = 5;

/**
 * 20 people wait for the kit of a size. Then five of the part come that is out, while as many newcomers claim it by links and by the
 * coupon, and two processes run the job: the five oldest get it, each once.
 */
it("gives what comes back to those who wait longest, whoever claims at the same moment", async () => {
  const store = await openStore({ kind: "postgres", env: { POOL_SIZE: "64", RATE_LIMIT: "100000" } });
  try {
    const parts = kitOfParts(() => store);
    const queue = queueActions(() => store);
    const { db } = store.services.database;
    await parts.change({ contents: parts.contents(), takesStock: "parts" });
    await parts.stockParts({ shirt: 0, mug: 100, substitute: 0, pen: 100 });
    const shirt = firstVariant(parts.sized()).id;
    const kit = firstVariant(parts.kit()).id;
    await queue.announce(shirt, { expectedOn: "2027-01-15", pieces: COME }, SIZE);

    const newLinks = () => newClaimLinks(db, { occasionId: JOINING, count: WAIT, now: store.now() });
    const waiting = await newLinks();
    for (const token of waiting) {
      const { body } = await queue.wait(token, kit, { size: SIZE });
      expect(body.waiting?.place).toBe(waiting.indexOf(token) + 1);
    }
    const newcomers = await newLinks();
    const buyers = await Promise.all([1, 2, 3].map(() => newBuyer(store)));
    const deadlocksBefore = await countDeadlocks(store);

    const claim = async (token: string) => {
      for (;;) {
        const delivery = { to: "address" as const, address: homeAddress };
        const response = await store.call("POST /api/claims", {
          body: { token, variantId: kit, size: SIZE, delivery },
        });
        if (response.status !== 503) return response;
      }
    };
    const [, ...claims] = await Promise.all([
      queue.receive(shirt, COME, SIZE),
      ...newcomers.map(claim),
      ...buyers.map((buyer) => parts.redeem(buyer, SIZE)),
      (async () => {
        for (let round = 0; round < 6; round += 1)
          await Promise.all([queue.makeWaiting(), queue.makeWaiting()]);
        return { status: 0 };
      })(),
    ]);
    await queue.makeWaiting();
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(0);
    expect((await parts.stocks(SIZE)).shirt).toBe(0);
    const made = await db.selectFrom("waiting_claims").select("order_id").orderBy("place_no").execute();
    expect(made.map(({ order_id }) => order_id !== null)).toEqual(waiting.map((_, at) => at < COME));
    expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(COME + 1);
    expect(await brokenRules(store)).toEqual([]);
    expect(await countDeadlocks(store)).toBe(deadlocksBefore);
  } finally {
    await store.close();
  }
}, 240_000);
