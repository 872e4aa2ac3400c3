import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { COLLECTED, choiceActions } from "../support/choice-actions.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { memberActions } from "../support/member-actions.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { queueActions } from "../support/queue-actions.ts";
import { setStock } from "../support/set-stock.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";
import { openStore } from "../support/store.ts";

const CHOSEN = 12;
const STOCK = 7;

/**
 * Two of staff press at once, while members change their choice, take it back, and staff withdraw links; two processes run the job. Each
 * choice becomes one order at most, of what was chosen when its link was locked, and nothing is left between.
 */
it("makes one order of each choice, whoever presses, changes and withdraws at the same moment", async () => {
  const store = await openStore({ kind: "postgres", env: { POOL_SIZE: "32", RATE_LIMIT: "100000" } });
  try {
    const { db } = store.services.database;
    const choices = choiceActions(() => store);
    const queue = queueActions(() => store);
    const members = memberActions(() => store);
    const { occasionId, kit } = await newOccasion(store, COLLECTED);
    const variantId = firstVariant(kit).id;
    await setStock(store, variantId, STOCK);
    const tokens = await newClaimLinks(db, { occasionId, count: CHOSEN, now: store.now() });
    for (const token of tokens) await choices.choose(token, variantId);
    const links = await db
      .selectFrom("claim_links")
      .select("claim_link_id")
      .where("occasion_id", "=", occasionId)
      .orderBy("claim_link_id")
      .execute();
    await choices.close(occasionId);
    const deadlocksBefore = await countDeadlocks(store);
    const staff = await members.token();
    const withdraw = (at: number) =>
      store.call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
        params: { claimLinkId: links[at]?.claim_link_id ?? 0 },
        token: staff,
      });
    const moved = { to: "address" as const, address: { ...homeAddress, recipientCity: "Nagpur" } };
    const [first, second, changed, left] = await Promise.all([
      choices.order(occasionId, CHOSEN),
      choices.order(occasionId, CHOSEN),
      choices.choose(tokens[0] ?? "", variantId, { delivery: moved }),
      queue.leave(tokens[1] ?? ""),
      withdraw(2),
      queue.makeWaiting(),
      queue.makeWaiting(),
    ]);
    expect(changed.problem.code).toBe("occasion_closed");
    expect(left.status).toBe(200);
    // The one who took it back first makes both presses see another number; else one of them wins.
    const won = [first, second].filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    if (won.length === 0) {
      const { body } = await choices.readChoices(occasionId);
      expect((await choices.order(occasionId, body.chosen)).status).toBe(200);
    }
    for (let round = 0; round < 3; round += 1) await Promise.all([queue.makeWaiting(), queue.makeWaiting()]);
    const rows = await db
      .selectFrom("waiting_claims")
      .innerJoin("claim_links", "claim_links.claim_link_id", "waiting_claims.claim_link_id")
      .select(["waiting_claims.order_id", "is_collected", "withdrawn_at"])
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(rows.filter(({ is_collected }) => is_collected)).toEqual([]);
    const orders = rows.flatMap(({ order_id }) => order_id ?? []);
    expect(new Set(orders).size).toBe(STOCK);
    expect(rows.some(({ withdrawn_at, order_id }) => withdrawn_at && order_id)).toBe(false);
    expect(await brokenRules(store)).toEqual([]);
    expect(await countDeadlocks(store)).toBe(deadlocksBefore);
  } finally {
    await store.close();
  }
}, 240_000);

it("takes the newest choice, or refuses the change, where the press comes at the same moment", async () => {
  const store = await openStore({ kind: "postgres", env: { POOL_SIZE: "32", RATE_LIMIT: "100000" } });
  try {
    const { db } = store.services.database;
    const choices = choiceActions(() => store);
    const queue = queueActions(() => store);
    const { occasionId, kit } = await newOccasion(store, COLLECTED);
    const variantId = firstVariant(kit).id;
    const tokens = await newClaimLinks(db, { occasionId, count: CHOSEN, now: store.now() });
    for (const token of tokens) await choices.choose(token, variantId);
    await choices.close(occasionId);
    const reopen = db
      .updateTable("occasions")
      .set({ closes_on: "2030-06-30" })
      .where("occasion_id", "=", occasionId);
    const moved = { to: "address" as const, address: { ...homeAddress, recipientCity: "Nagpur" } };
    const [pressed, , ...changes] = await Promise.all([
      choices.order(occasionId, CHOSEN),
      reopen.execute(),
      ...tokens.map((token) => choices.choose(token, variantId, { delivery: moved })),
    ]);
    if (pressed.status !== 200) {
      await choices.close(occasionId);
      expect((await choices.order(occasionId, CHOSEN)).status).toBe(200);
    }
    expect(await queue.makeWaiting()).toEqual({ made: CHOSEN, ended: 0 });
    const cities = await db
      .selectFrom("claim_links")
      .innerJoin("order_addresses", "order_addresses.order_id", "claim_links.order_id")
      .select("recipient_city")
      .where("occasion_id", "=", occasionId)
      .where("order_addresses.is_billing", "=", false)
      .orderBy("claim_link_id")
      .execute();
    // Who was told that the change is stored has it in the order.
    const expected = changes.map(({ status }) => (status === 200 ? "Nagpur" : homeAddress.recipientCity));
    expect(cities.map(({ recipient_city }) => recipient_city)).toEqual(expected);
    expect(await brokenRules(store)).toEqual([]);
  } finally {
    await store.close();
  }
}, 240_000);
