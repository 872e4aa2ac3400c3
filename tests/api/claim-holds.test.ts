import { sql } from "kysely";
import { expect, it } from "vitest";
import { endDueHolds } from "../../src/catalogue/stock/hold-stock.ts";
import { lockClaimLink } from "../../src/orders/claim/link/claim-link.store.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { firstVariant } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const JOINING = 1;

/** How many transactions wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

const SIXTEEN_MINUTES = 16 * 60_000;

describeStore("a kit that is held while its owner types", (store) => {
  const { kit, sized, sizes, variantOf, change, contents, stockParts, stocks, setAvailable } =
    kitOfParts(store);
  const { open, claim } = claimActions(store);
  const db = () => store().services.database.db;
  const links = (count: number) => newClaimLinks(db(), { occasionId: JOINING, count, now: store().now() });
  const hold = (token: string, size: string, declined: number[] = []) =>
    store().call("POST /api/claims/hold", {
      body: { token, variantId: firstVariant(kit()).id, size, declined },
    });
  const kitOf = (size: string) => ({ variantId: firstVariant(kit()).id, size });
  const declinable = () => contents().map((part, at) => ({ ...part, canBeDeclined: at > 0 }));

  it("is out for everybody else, there for them, and taken once by the order", async () => {
    expect((await change({ contents: declinable(), takesStock: "parts" })).status).toBe(200);
    await stockParts({ shirt: 1, mug: 9, substitute: 0, pen: 9 });
    const [size = ""] = sizes();
    const before = await stocks(size);
    const [mine = "", other = ""] = await links(2);
    const held = await hold(mine, size);
    expect(held.body).toMatchObject({ size });
    expect(Date.parse(held.body.until) - store().now().getTime()).toBeGreaterThan(14 * 60_000);
    expect(await stocks(size)).toEqual({ ...before, shirt: 0, mug: 7, pen: 8 });
    expect((await open(mine)).body.held).toEqual(held.body);
    expect((await open(other)).body.held).toBeNull();
    expect((await hold(other, size)).problem.code).toBe("out_of_stock");
    expect((await claim(other, kitOf(size))).problem.code).toBe("out_of_stock");
    expect(await brokenRules(store())).toEqual([]);
    expect((await hold(mine, size)).status).toBe(200); // pressed again
    expect((await claim(mine, kitOf(size))).status).toBe(200);
    expect(await stocks(size)).toEqual({ ...before, shirt: 0, mug: 7, pen: 8 });
    expect((await hold(mine, size)).problem.code).toBe("claim_link_used");
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is given back when its time is over, when another size is held instead, and part by part when one is declined", async () => {
    await stockParts({ shirt: 3, mug: 9, substitute: 0, pen: 9 });
    const [size = "", another = ""] = sizes();
    const before = await stocks(size);
    const [mine = "", other = ""] = await links(2);
    await hold(mine, another);
    await hold(mine, size, [1]);
    expect(await stocks(size)).toEqual({ ...before, shirt: 2, pen: 8 });
    expect((await stocks(another)).shirt).toBe(3);
    await endDueHolds(db(), store().now());
    expect((await stocks(size)).shirt).toBe(2);
    await endDueHolds(db(), new Date(store().now().getTime() + SIXTEEN_MINUTES));
    expect(await stocks(size)).toEqual(before);
    expect((await open(mine)).body.held).toBeNull();
    // A link that is gone gives back too.
    await hold(other, size);
    await db().deleteFrom("claim_links").where("used_at", "is", null).execute();
    await endDueHolds(db(), new Date(store().now().getTime() + SIXTEEN_MINUTES));
    expect(await stocks(size)).toEqual(before);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("orders what it holds without the parts that are declined, and nothing that belongs to every kit", async () => {
    await stockParts({ shirt: 3, mug: 9, substitute: 0, pen: 9 });
    const [size = ""] = sizes();
    const before = await stocks(size);
    const [mine = ""] = await links(1);
    expect((await hold(mine, size, [0])).problem.code).toBe("kit_changed");
    await hold(mine, size);
    const ordered = await claim(mine, { ...kitOf(size), declined: [2] });
    expect(ordered.status).toBe(200);
    expect(await stocks(size)).toEqual({ ...before, shirt: 2, mug: 7 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is one for each link, whoever waits for whom: calls that were locked out see what the one before held", async () => {
    await stockParts({ shirt: 2, mug: 4, substitute: 0, pen: 4 });
    const [size = "", another = ""] = sizes();
    const [mine = ""] = await links(1);
    const before = [await stocks(size), await stocks(another)];
    const calls = await db()
      .transaction()
      .execute(async (trx) => {
        await lockClaimLink(trx, mine);
        const waiting = [size, another, size, another].map((each) => hold(mine, each));
        await expect.poll(() => countWaiting(db())).toBeGreaterThanOrEqual(2);
        return waiting;
      });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await brokenRules(store())).toEqual([]);
    const { held } = (await open(mine)).body;
    const ordered = await db()
      .transaction()
      .execute(async (trx) => {
        await lockClaimLink(trx, mine);
        const both = [hold(mine, size), claim(mine, kitOf(size))];
        await expect.poll(() => countWaiting(db())).toBeGreaterThanOrEqual(2);
        return both;
      });
    expect((await Promise.all(ordered)).map(({ status }) => status)).toContain(200);
    expect(held).not.toBeNull();
    const left = [await stocks(size), await stocks(another)];
    expect(left.map(({ pen }) => pen)).toEqual(before.map(({ pen }) => Number(pen) - 1));
    expect(await brokenRules(store())).toEqual([]);
  });

  it("lies on the shelf when staff count it, and is forgotten when they count no more", async () => {
    await stockParts({ shirt: 3, mug: 9, substitute: 0, pen: 9 });
    const [size = ""] = sizes();
    const [mine = ""] = await links(1);
    await hold(mine, size);
    const { token } = await newStaff(store(), "catalogue");
    const params = { stockId: `${firstVariant(sized()).id}~${size}` };
    const item = await store().call("GET /api/admin/stock/{stockId}", { params, token });
    expect(item.body).toMatchObject({ stock: 2 });
    const onShelf = 2 + item.body.reserved;
    const enter = (seen: number | null, reason: "counted" | "no longer counted", pieces: number) =>
      store().call("POST /api/admin/stock/{stockId}/movements", {
        params,
        token,
        body: { seen, reason, pieces },
      });
    expect((await enter(2, "counted", onShelf)).status).toBe(200);
    expect((await stocks(size)).shirt).toBe(2);
    expect(await brokenRules(store())).toEqual([]);
    expect((await enter(2, "no longer counted", 0)).status).toBe(200);
    await endDueHolds(db(), new Date(store().now().getTime() + SIXTEEN_MINUTES));
    expect(await brokenRules(store())).toEqual([]);
    await setAvailable(variantOf(0), 9);
    expect(await brokenRules(store())).toEqual([]);
  });
});
