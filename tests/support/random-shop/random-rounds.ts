import { expect } from "vitest";
import { brokenRules, brokenRulesAfterJobs } from "../broken-rules.ts";
import { monthFaults } from "../month-faults.ts";
import { waitingJobs } from "../waiting-jobs.ts";
import { cancelOwnOrder, placeAnOrder } from "./buyer-actions.ts";
import { randomChoiceActions } from "./choice-actions.ts";
import { claimActions } from "./claim-actions.ts";
import { type Dice, diceOf } from "./dice.ts";
import { placeFirstOrders } from "./first-orders.ts";
import { orderActions } from "./order-actions.ts";
import { overpaidRefunds } from "./overpaid-refunds.ts";
import { parcelActions } from "./parcel-actions.ts";
import { productActions } from "./product-actions.ts";
import { disputeAPayment, failAtTheProvider, payALink } from "./provider-actions.ts";
import { openRandomWorld, type RandomWorld } from "./random-world.ts";
import { returnActions } from "./return-actions.ts";
import { staffOrderActions } from "./staff-order-actions.ts";
import { waitingActions } from "./waiting-actions.ts";

type Action = (world: RandomWorld, dice: Dice) => Promise<unknown>;

/** Every action with its weight: how often it is in the deck. */
const actions: readonly (readonly [name: string, weight: number, act: Action])[] = [
  ["place an order", 12, placeAnOrder],
  ["cancel an own order", 4, cancelOwnOrder],
  ["claim a kit by a link", 4, claimActions.claimByLink],
  ["wait for a kit", 4, waitingActions.waitByLink],
  ["choose a kit to be ordered later", 4, randomChoiceActions.chooseAKit],
  ["have the choices ordered", 3, randomChoiceActions.orderTheChoices],
  ["sell a size out", 3, waitingActions.sellASizeOut],
  ["book a delivery", 3, waitingActions.bookADelivery],
  ["take another size as its buyer", 5, claimActions.takeAnotherSize],
  ["correct an own address", 2, claimActions.correctAnOwnAddress],
  ["cancel a claimed kit", 1, claimActions.cancelAClaim],
  ["let holds end", 1, claimActions.letHoldsEnd],
  ["pay a link", 6, payALink],
  ["fail at the provider", 1, failAtTheProvider],
  ["dispute a payment", 1, disputeAPayment],
  ["confirm several orders", 2, orderActions.confirmSeveral],
  ["settle a refused refund", 2, orderActions.settleARefund],
  ["correct a parcel", 1, parcelActions.correctAParcel],
  ["the courier reports", 3, parcelActions.courierReports],
  ["send a return again", 2, returnActions.resendAReturn],
  ["call a return off", 1, returnActions.callOffAReturn],
  ["ask for a return as its buyer", 3, returnActions.askForAReturn],
  ["call an own return off", 1, returnActions.callOffOwnReturn],
  ["make a payment link", 6, orderActions.makeALink],
  ["move an order", 7, orderActions.moveAnOrder],
  ["send a parcel", 4, parcelActions.sendAParcel],
  ["end a parcel", 4, parcelActions.endAParcel],
  ["decide on a lost or returned parcel", 3, parcelActions.decideOnAParcel],
  ["refund an order", 12, orderActions.refundAnOrder],
  ["pay everything back", 2, orderActions.payEverythingBack],
  ["send what was paid back", 1, orderActions.sendWhatWasPaidBack],
  ["withhold the rest of what was paid back", 2, orderActions.withholdTheRest],
  ["retry a refund", 2, orderActions.retryARefund],
  ["open a return", 8, returnActions.openAReturn],
  ["receive or refund a return", 18, returnActions.followAReturn],
  ["exchange a size", 2, orderActions.exchangeASize],
  ["resend a mail", 1, orderActions.resendAMail],
  ["make orders for people", 3, staffOrderActions.makeOrders],
  ["change the lines of an order", 3, staffOrderActions.changeLines],
  ["replace pieces of an order", 3, staffOrderActions.replacePieces],
  ["change a stock", 2, productActions.changeAStock],
  ["save a product", 1, productActions.saveAProduct],
];

/** A job that met a lock is tried again after growing delays. */
const JOBS_MS = 120_000;
const IN_PARALLEL = 6;

export interface RandomResult {
  readonly actions: number;
  readonly orders: number;
  /** Parts of kits that were taken in a size of their own. */
  readonly ownSizes: number;
  readonly outcomes: ReadonlyMap<string, number>;
}

/**
 * Deals every action of the deck in one store, `decks` times: in each round some people and the provider act at the same
 * time, and after each round the books must agree. Dealing makes a short run meet every action, which drawing would not.
 * Throws with the seed and the actions of the first round after which they do not: `seed` repeats them, as far as what
 * happens at the same moment can be repeated.
 */
export async function runRandomRounds({
  decks,
  seed,
}: {
  readonly decks: number;
  readonly seed: number;
}): Promise<RandomResult> {
  const world = await openRandomWorld();
  const dice = diceOf(seed);
  let halfway = world.store.now();
  let step = "the first orders";
  let actions = 0;
  try {
    await placeFirstOrders(world);
    await expectTheBooksToAgree(world);
    for (const round of Array.from({ length: decks }, () => deal(dice)).flat()) {
      step = round.map(({ name }) => name).join(", ");
      await Promise.all(round.map(({ act, throws }) => act(world, throws)));
      actions += round.length;
      if (world.orders.length % 4 === 3) halfway = world.store.now();
      await expectTheBooksToAgree(world);
    }
    step = "the end of the month";
    await closeMonths(world, halfway);
    return {
      actions,
      orders: world.orders.length,
      ownSizes: await countOwnSizes(world),
      outcomes: world.outcomes,
    };
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`RANDOM_SEED=${seed}, ${actions} actions, then ${step}: ${message}`, { cause });
  } finally {
    await world.close();
  }
}

async function expectTheBooksToAgree(world: RandomWorld): Promise<void> {
  const wrong = [...(await brokenRules(world.store)), ...(await overpaidRefunds(world))];
  expect(wrong, "the books").toEqual([]);
}

async function countOwnSizes({ store }: RandomWorld): Promise<number> {
  const { count } = await store.services.database.db
    .selectFrom("order_line_parts")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("has_own_size", "=", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Act {
  readonly name: string;
  readonly act: Action;
  readonly throws: Dice;
}

/** The whole deck in random order, in rounds of two and more. */
function deal(dice: Dice): Act[][] {
  const deck = actions.flatMap(([name, weight, act]) =>
    Array.from({ length: weight }, () => ({
      name,
      act,
      order: dice.throw(2 ** 31),
      throws: diceOf(dice.throw(2 ** 31)),
    })),
  );
  deck.sort((a, b) => a.order - b.order);
  const rounds: Act[][] = [];
  while (deck.length > 0) rounds.push(deck.splice(0, 2 + dice.throw(IN_PARALLEL - 1)));
  return rounds;
}

/** Once the jobs of the last actions have written their documents, all rules hold, and both months that `halfway` divides close. */
async function closeMonths({ store }: RandomWorld, halfway: Date): Promise<void> {
  await expect.poll(() => waitingJobs(store, "invoice.settle"), { timeout: JOBS_MS, interval: 500 }).toBe(0);
  const faults = [...(await monthFaults(store, halfway)), ...(await brokenRulesAfterJobs(store))];
  expect(faults, "a month that does not close").toEqual([]);
}
