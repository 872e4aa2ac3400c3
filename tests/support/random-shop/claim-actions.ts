import { randomBytes } from "node:crypto";
import { endDueHolds } from "../../../src/catalogue/stock/hold-stock.ts";
import { hashClaimToken } from "../../../src/orders/claim/link/claim-link.ts";
import type { Db } from "../../../src/platform/db/database.ts";
import { noMailbox } from "../../../src/platform/mail/email-address.ts";
import { newClaimLinks } from "../new-claim-links.ts";
import { homeAddress, KIT_ID } from "../shopping.ts";
import type { Dice } from "./dice.ts";
import { sometimesTwice } from "./on-an-order.ts";
import { pickSizes, type RandomWorld } from "./random-world.ts";

const JOINING = 1;

/** The link of a token becomes a printed card whose code was just typed. */
async function makeCard(db: Db, token: string, now: Date): Promise<void> {
  const email = noMailbox(randomBytes(10).toString("hex"));
  await db
    .updateTable("claim_links")
    .set({
      email,
      email_folded: email,
      code_hash: randomBytes(32),
      token_until: new Date(now.getTime() + 2 * 60 * 60_000),
    })
    .where("token_hash", "=", hashClaimToken(token))
    .execute();
}

/** Somebody claims the welcome kit by a link or a printed card, sometimes in two tabs with two sizes, or while staff withdraw it. */
async function claimByLink(world: RandomWorld, dice: Dice): Promise<void> {
  const { store, people } = world;
  const kit = store.services.catalogue.current().products.get(KIT_ID)?.productDetails[0];
  if (!kit) return;
  const { db } = store.services.database;
  const [token = ""] = await newClaimLinks(db, { occasionId: JOINING, count: 1, now: store.now() });
  const isCard = dice.onceIn(3);
  if (isCard) await makeCard(db, token, store.now());
  const updatesEmail = isCard && dice.onceIn(2) ? `updates-${dice.throw(1_000)}@private.example` : "";
  const delivery = { to: "address" as const, address: homeAddress };
  const claim = async () => {
    const { status, body } = await world.call("POST /api/claims", {
      body: { token, variantId: kit.id, ...pickSizes(world, dice), delivery, updatesEmail },
    });
    return status === 200 ? body : undefined;
  };
  // Some hold a size while they type. Of those some take another one, and some never order.
  for (let typed = dice.throw(3); typed > 0; typed -= 1)
    await world.call("POST /api/claims/hold", {
      body: { token, variantId: kit.id, ...pickSizes(world, dice) },
    });
  if (dice.onceIn(5)) return;
  const tabs = Array.from({ length: dice.onceIn(2) ? 2 : 1 }, claim);
  if (dice.onceIn(3)) {
    const { claim_link_id: claimLinkId } = await db
      .selectFrom("claim_links")
      .select((eb) => eb.fn.max("claim_link_id").as("claim_link_id"))
      .executeTakeFirstOrThrow();
    await world.call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
      params: { claimLinkId },
      token: people.token,
    });
  }
  const claimed = (await Promise.all(tabs)).filter((each) => each !== undefined);
  const numbers = new Set(claimed.map(({ orderNo }) => orderNo));
  if (numbers.size > 1) throw new Error(`One link made ${numbers.size} orders`);
  const [order] = claimed;
  if (order) world.claims.push({ orderNo: order.orderNo, link: order.orderLink });
}

/** An order of whom a login or a link opens it. */
function pickOwn(world: RandomWorld, dice: Dice) {
  const byLink = dice.onceIn(2) ? dice.pick(world.claims) : undefined;
  const byLogin = dice.pick(world.orders.slice(-4)); // an older one is packed;
  if (byLink) return { orderNo: byLink.orderNo, access: { headers: { "x-order-link": byLink.link } } };
  return byLogin && { orderNo: byLogin.orderNo, access: { token: byLogin.buyer.token } };
}

/** So many orders are tried for one that has another size to take. */
const TRIED_ORDERS = 4;

/** Customers take another size until it is packed; some press twice. */
async function takeAnotherSize(world: RandomWorld, dice: Dice): Promise<void> {
  for (let looked = 0; looked < TRIED_ORDERS; looked += 1) {
    const own = pickOwn(world, dice);
    if (!own) return;
    const { orderNo, access } = own;
    const { status, body: choices } = await world.call("GET /api/orders/{orderNo}/size-choices", {
      params: { orderNo },
      ...access,
    });
    const choice = status === 200 ? dice.pick(choices) : undefined;
    if (!choice) continue;
    const params = { orderNo, lineId: choice.lineId };
    const to = dice.pick(choice.sizes.filter((size) => size !== choice.size)) ?? "";
    const { partPosition } = choice;
    const body = { from: choice.size, to, ...(partPosition !== undefined && { partPosition }) };
    return void (await sometimesTwice(dice, () =>
      world.call("POST /api/orders/{orderNo}/lines/{lineId}/size", { params, body, ...access }),
    ));
  }
}

/** Customers send an order elsewhere. */
async function correctAnOwnAddress(world: RandomWorld, dice: Dice): Promise<void> {
  const own = pickOwn(world, dice);
  if (!own) return;
  const body = { ...correctedAddress, postalCode: String(400_001 + dice.throw(9)) };
  await world.call("POST /api/orders/{orderNo}/address", {
    params: { orderNo: own.orderNo },
    body,
    ...own.access,
  });
}

/** Whoever claimed a kit wants it no more. */
async function cancelAClaim(world: RandomWorld, dice: Dice): Promise<void> {
  const claim = dice.pick(world.claims);
  if (!claim) return;
  await world.call("POST /api/orders/{orderNo}/cancel", {
    params: { orderNo: claim.orderNo },
    headers: { "x-order-link": claim.link },
  });
}

const correctedAddress = {
  recipientName: "Ravi Rao",
  recipientPhone: "+91 98200 11111",
  address: "4 Hill Road",
  recipientCity: "Pune",
  region: "Maharashtra",
};

/** The time of what is held is over. */
const letHoldsEnd = ({ store }: RandomWorld): Promise<void> =>
  endDueHolds(store.services.database.db, new Date(store.now().getTime() + 3_600_000));

export const claimActions = { letHoldsEnd, claimByLink, takeAnotherSize, correctAnOwnAddress, cancelAClaim };
