import { sql } from "kysely";
import { cancelOwnOrder, placeAnOrder } from "../support/random-shop/buyer-actions.ts";
import { type Dice, diceOf } from "../support/random-shop/dice.ts";
import { orderActions } from "../support/random-shop/order-actions.ts";
import { parcelActions } from "../support/random-shop/parcel-actions.ts";
import { productActions } from "../support/random-shop/product-actions.ts";
import { disputeAPayment, failAtTheProvider, payALink } from "../support/random-shop/provider-actions.ts";
import type { RandomWorld } from "../support/random-shop/random-world.ts";
import { returnActions } from "../support/random-shop/return-actions.ts";
import { staffOrderActions } from "../support/random-shop/staff-order-actions.ts";

type Action = (world: RandomWorld, dice: Dice) => Promise<unknown>;

/** What happens most, several times; everything else that the random shop knows, once. */
const deck: readonly Action[] = [
  ...Array.from({ length: 10 }, () => placeAnOrder),
  ...Array.from({ length: 6 }, () => payALink),
  ...Array.from({ length: 6 }, () => orderActions.makeALink),
  ...Array.from({ length: 4 }, () => orderActions.confirmSeveral),
  ...Array.from({ length: 6 }, () => parcelActions.sendAParcel),
  ...Array.from({ length: 8 }, () => parcelActions.endAParcel),
  ...Array.from({ length: 4 }, () => orderActions.refundAnOrder),
  ...Array.from({ length: 3 }, () => returnActions.openAReturn),
  ...Array.from({ length: 4 }, () => returnActions.followAReturn),
  ...[cancelOwnOrder, disputeAPayment, failAtTheProvider],
  ...[orderActions, parcelActions, productActions, returnActions, staffOrderActions].flatMap(
    (actions) => Object.values(actions) as Action[],
  ),
];
const DAYS = 30;
const ACTIONS_A_DAY = 24;
const HOUR_MS = 3_600_000;

/** A month of a shop that ends now, one action after the other, through the API. */
export async function liveAMonth(world: RandomWorld, seed: number): Promise<void> {
  const dice = diceOf(seed);
  world.store.advanceClock(-DAYS * 24 * HOUR_MS);
  for (let act = 0; act < DAYS * ACTIONS_A_DAY; act += 1) {
    world.store.advanceClock((24 / ACTIONS_A_DAY) * HOUR_MS);
    await keepLoggedIn(world);
    await dice.pick(deck)?.(world, dice);
  }
}

/** Nobody of this shop logs in each morning. */
async function keepLoggedIn({ store }: RandomWorld): Promise<void> {
  const now = store.now();
  const end = new Date(now.getTime() + HOUR_MS / 3);
  await sql`update sessions set created_at = ${now}, renewed_at = ${now}, proved_at = ${now}, expires_at = ${end}`.execute(
    store.services.database.db,
  );
}
