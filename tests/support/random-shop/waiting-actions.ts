import { newClaimLinks } from "../new-claim-links.ts";
import { queueActions } from "../queue-actions.ts";
import { homeAddress, KIT_ID } from "../shopping.ts";
import type { Dice } from "./dice.ts";
import { pickSizes, type RandomWorld } from "./random-world.ts";

const JOINING = 1;
const DAY = "2027-03-01";
const LINKS = 12;

/** Somebody waits for a kit that is out, changes it, or waits no more; the job runs, sometimes in two processes at once. */
async function waitByLink(world: RandomWorld, dice: Dice): Promise<void> {
  const { store, waiting } = world;
  const kit = store.services.catalogue.current().products.get(KIT_ID)?.productDetails[0];
  if (!kit) return;
  const { db } = store.services.database;
  if (waiting.length < LINKS || dice.onceIn(4))
    waiting.push(...(await newClaimLinks(db, { occasionId: JOINING, count: 1, now: store.now() })));
  const { status, body } = await world.call("POST /api/claims/wait", {
    body: {
      token: dice.onceIn(2) ? (waiting.at(-1) ?? "") : (dice.pick(waiting) ?? ""),
      variantId: kit.id,
      ...pickSizes(world, dice),
      delivery: { to: "address", address: homeAddress },
    },
  });
  if (status === 200 && body.order)
    world.claims.push({ orderNo: body.order.orderNo, link: body.order.orderLink });
  if (dice.onceIn(6))
    await world.call("POST /api/claims/leave", { body: { token: dice.pick(waiting) ?? "" } });
  const { makeWaiting } = queueActions(() => store);
  if (dice.onceIn(2)) await Promise.all(dice.onceIn(2) ? [makeWaiting(), makeWaiting()] : [makeWaiting()]);
}

/** What the kit takes in its sizes: itself, packed, and its shirt. */
async function skusOfKit(world: RandomWorld) {
  const shirt = world.products.find(({ sizes }) => sizes.length > 1)?.productId ?? KIT_ID;
  const { token } = world.catalogue;
  const lists = await Promise.all(
    [KIT_ID, shirt].map((productId) =>
      world.call("GET /api/admin/stock", { token, query: { productId: String(productId) } }),
    ),
  );
  return lists.flatMap(({ body }) => body.rows);
}

/** Somebody finds that a size of the kit is gone; the next delivery is announced, moved or called off. */
async function sellASizeOut(world: RandomWorld, dice: Dice): Promise<void> {
  const items = await skusOfKit(world);
  const size = dice.pick([...new Set(items.map((item) => item.size))]) ?? "";
  const { token } = world.catalogue;
  for (const { id, stock } of items.filter((item) => item.size === size)) {
    const params = { stockId: id };
    if (stock)
      await world.call("POST /api/admin/stock/{stockId}/movements", {
        params,
        token,
        body: { seen: stock, reason: "corrected", pieces: -stock },
      });
    const delivery = dice.onceIn(8) ? null : { expectedOn: DAY, pieces: 1 + dice.throw(5) };
    await world.call("PUT /api/admin/stock/{stockId}/delivery", { params, token, body: { delivery } });
  }
}

/** A delivery comes of what somebody waits for, and the job runs. */
async function bookADelivery(world: RandomWorld, dice: Dice): Promise<void> {
  const item = dice.pick(
    (await skusOfKit(world)).filter(({ queued, stock }) => queued > 0 && stock !== null),
  );
  if (!item) return;
  await world.call("POST /api/admin/stock/{stockId}/movements", {
    params: { stockId: item.id },
    token: world.catalogue.token,
    body: { seen: item.stock, reason: "received", pieces: 1 + dice.throw(3) },
  });
  await queueActions(() => world.store).makeWaiting();
}

export const waitingActions = { waitByLink, sellASizeOut, bookADelivery };
