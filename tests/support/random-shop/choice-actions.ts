import { hashClaimToken } from "../../../src/orders/claim/link/claim-link.ts";
import { newClaimLinks } from "../new-claim-links.ts";
import { queueActions } from "../queue-actions.ts";
import { homeAddress } from "../shopping.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

const LINKS = 8;
const OPEN_UNTIL = "2030-06-30";
const LONG_PAST = "2020-01-01";
/** The place of the part of the kit that can be declined. */
const DECLINABLE = 1;

/** Members choose a kit, change it and take it back, in two tabs; staff withdraw a link or remind. */
async function chooseAKit(world: RandomWorld, dice: Dice): Promise<void> {
  const { store, collecting, people } = world;
  const { occasionId, variantId, tokens } = collecting;
  const { db } = store.services.database;
  // Mailed two days ago, so that a reminder may follow.
  const now = new Date(store.now().getTime() - 2 * 86_400_000);
  if (tokens.length < LINKS || dice.onceIn(3))
    tokens.push(...(await newClaimLinks(db, { occasionId, count: 1, now })));
  const token = () => (dice.onceIn(2) ? tokens.at(-1) : dice.pick(tokens)) ?? "";
  const delivery = { to: "address" as const, address: homeAddress };
  const choose = (of: string) =>
    world.call("POST /api/claims/choose", {
      body: { token: of, variantId, size: "", delivery, declined: dice.onceIn(3) ? [DECLINABLE] : [] },
    });
  const first = token();
  await Promise.all([
    choose(first),
    choose(dice.onceIn(2) ? first : token()),
    ...(dice.onceIn(5) ? [world.call("POST /api/claims/leave", { body: { token: token() } })] : []),
    ...(dice.onceIn(8) ? [withdraw(world, token())] : []),
  ]);
  if (dice.onceIn(3))
    await world.call("POST /api/admin/occasions/{occasionId}/choices/remind", {
      params: { occasionId },
      token: people.token,
      body: { dryRun: dice.onceIn(3) },
    });
}

async function withdraw({ store, people, call }: RandomWorld, token: string): Promise<void> {
  const link = await store.services.database.db
    .selectFrom("claim_links")
    .select("claim_link_id")
    .where("token_hash", "=", hashClaimToken(token))
    .executeTakeFirst();
  await call("POST /api/admin/claim-links/{claimLinkId}/withdraw", {
    params: { claimLinkId: link?.claim_link_id ?? 0 },
    token: people.token,
  });
}

/** The last day passes, two of staff press, the job runs, and the occasion has a later last day again. */
async function orderTheChoices(world: RandomWorld, dice: Dice): Promise<void> {
  const { store, collecting, people } = world;
  const params = { occasionId: collecting.occasionId };
  const call = { params, token: people.token };
  const endOn = (day: string) =>
    store.services.database.db
      .updateTable("occasions")
      .set({ closes_on: day })
      .where("occasion_id", "=", collecting.occasionId)
      .execute();
  await endOn(LONG_PAST);
  const { body: choices } = await world.call("GET /api/admin/occasions/{occasionId}/choices", call);
  if (choices.chosen > 0) {
    const press = () =>
      world.call("POST /api/admin/occasions/{occasionId}/choices/order", {
        ...call,
        body: { seen: choices.chosen },
      });
    const pressed = await Promise.all(dice.onceIn(2) ? [press(), press()] : [press()]);
    const won = pressed.filter(({ status }) => status === 200).length;
    if (won > 1) throw new Error(`${won} presses ordered the same ${choices.chosen} choices`);
  }
  const { makeWaiting } = queueActions(() => store);
  await Promise.all(dice.onceIn(2) ? [makeWaiting(), makeWaiting()] : [makeWaiting()]);
  await endOn(OPEN_UNTIL);
}

export const randomChoiceActions = { chooseAKit, orderTheChoices };
