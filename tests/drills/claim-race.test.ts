import { sql } from "kysely";
import { expect, it } from "vitest";
import { endDueHolds } from "../../src/catalogue/stock/hold-stock.ts";
import { brokenRules } from "../support/broken-rules.ts";
import { claimActions } from "../support/claim-actions.ts";
import { countDeadlocks } from "../support/count-deadlocks.ts";
import { kitOfParts } from "../support/kit-of-parts.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { firstVariant, homeAddress, KIT_ID } from "../support/shopping.ts";
import { openStore, type TestStore } from "../support/store.ts";

const CONNECTIONS = 64;
const CLAIMS = 200;
const KITS = 50;
const SIZE = "M";
const JOINING = 1;
const WITHDRAWN = 40;
const HELD_KITS = 15;

/**
 * 200 people claim the kit of the last size by their links, of which 50 are left: each kit goes once. Then links are withdrawn while
 * they are used: one of the two happens, never both.
 */
it("gives the last kits of a size to as many links as there are kits, and none to a link that was withdrawn", async () => {
  const store = await openStore({
    kind: "postgres",
    env: { POOL_SIZE: String(CONNECTIONS), RATE_LIMIT: "100000" },
  });
  try {
    const parts = kitOfParts(() => store);
    await parts.change({ contents: parts.contents(), takesStock: "parts" });
    await parts.stockParts({ shirt: KITS, mug: 3 * KITS, substitute: 0, pen: 2 * KITS });
    const variantId = firstVariant(parts.kit()).id;
    const claim = (token: string) => claimUntilServed(store, { token, variantId, size: SIZE });

    const tokens = await newLinks(store, CLAIMS);
    const deadlocksBefore = await countDeadlocks(store);
    const all = await Promise.all(tokens.map(claim));
    const claimed = all.filter(({ status }) => status === 200);
    expect(claimed).toHaveLength(KITS);
    expect(new Set(claimed.map(({ body }) => body.orderNo)).size).toBe(KITS);
    const refused = all.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(refused)).toEqual(new Set(["out_of_stock"]));
    expect((await parts.stocks(SIZE)).shirt).toBe(0);
    // Whoever was refused keeps the link.
    await parts.setAvailable(firstVariant(parts.sized()).id, 1, SIZE);
    const late = tokens.find((_, at) => all[at]?.status !== 200) ?? "";
    expect((await claim(late)).status).toBe(200);

    await holdAgainstClaim(store, claim, () =>
      parts.setAvailable(firstVariant(parts.sized()).id, HELD_KITS, SIZE),
    );
    await parts.stockParts({ shirt: 0, mug: 300, substitute: 0, pen: 300 });
    await withdrawWhileUsed(store, claim, () =>
      parts.setAvailable(firstVariant(parts.sized()).id, 100, SIZE),
    );
    expect(await brokenRules(store)).toEqual([]);
    expect(await countDeadlocks(store)).toBe(deadlocksBefore);
  } finally {
    await store.close();
  }
}, 240_000);

const newLinks = (store: TestStore, count: number) =>
  newClaimLinks(store.services.database.db, { occasionId: JOINING, count, now: store.now() });

/** Half of them hold a kit and half order one, at once: as many kits go as there are, and each holder's kit is theirs. */
async function holdAgainstClaim(store: TestStore, claim: Claim, stock: () => Promise<unknown>) {
  await stock();
  const { db } = store.services.database;
  const tokens = await newLinks(store, 4 * HELD_KITS);
  const kit = store.services.catalogue.current().products.get(KIT_ID)?.productDetails[0];
  const hold = (token: string) =>
    store.call("POST /api/claims/hold", { body: { token, variantId: kit?.id ?? 0, size: SIZE } });
  const both = await Promise.all(
    tokens.map(async (token, at) => ({
      token,
      isHold: at % 2 === 0,
      is: await (at % 2 ? claim : hold)(token),
    })),
  );
  const had = both.filter(({ is }) => is.status === 200);
  expect(had).toHaveLength(HELD_KITS);
  const holders = had.filter(({ isHold }) => isHold);
  expect(holders.length).toBeGreaterThan(0);
  // Each of them orders twice at once what they hold, while the others try again.
  const again = await Promise.all([
    ...holders.flatMap(({ token }) => [claim(token), claim(token)]),
    ...both.filter(({ is }) => is.status !== 200).map(({ token }) => claim(token)),
  ]);
  expect(again.filter(({ status }) => status === 200)).toHaveLength(2 * holders.length);
  await endDueHolds(db, new Date(store.now().getTime() + 3_600_000));
}

type Claim = (token: string) => ReturnType<typeof claimUntilServed>;

async function withdrawWhileUsed(store: TestStore, claim: Claim, stock: () => Promise<unknown>) {
  await stock();
  const { db } = store.services.database;
  const tokens = await newLinks(store, WITHDRAWN);
  const links = await db
    .selectFrom("claim_links")
    .select(["claim_link_id", "token_hash"])
    .orderBy("claim_link_id", "desc")
    .limit(WITHDRAWN)
    .execute();
  const { members } = claimActions(() => store);
  const token = await members.token();
  const withdraw = (claimLinkId: number) =>
    store.call("POST /api/admin/claim-links/{claimLinkId}/withdraw", { params: { claimLinkId }, token });
  const [claims, withdrawals] = await Promise.all([
    Promise.all(tokens.map(claim)),
    Promise.all(links.map(({ claim_link_id }) => withdraw(claim_link_id))),
  ]);
  const used = claims.filter(({ status }) => status === 200).length;
  expect(withdrawals.filter(({ status }) => status === 200)).toHaveLength(WITHDRAWN - used);
  const codes = claims.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
  expect(codes.filter((code) => code !== "claim_link_withdrawn")).toEqual([]);
  const { rows } = await sql<{ both: number; neither: number }>`
    select count(*) filter (where used_at is not null and withdrawn_at is not null)::int as both,
      count(*) filter (where used_at is null and withdrawn_at is null)::int as neither
    from claim_links where claim_link_id in (${sql.join(links.map((link) => link.claim_link_id))})`.execute(
    db,
  );
  expect(rows[0]).toEqual({ both: 0, neither: 0 });
}

/** As a browser does: a store that is busy (503) is asked again. */
async function claimUntilServed(
  store: TestStore,
  input: { readonly token: string; readonly variantId: number; readonly size: string },
) {
  const delivery = { to: "address" as const, address: homeAddress };
  for (;;) {
    const response = await store.call("POST /api/claims", { body: { ...input, delivery } });
    if (response.status !== 503) return response;
  }
}
