import fc from "fast-check";
import { expect } from "vitest";
import { brokenRules, brokenRulesAfterJobs } from "../broken-rules.ts";
import { monthFaults } from "../month-faults.ts";
import { waitingJobs } from "../waiting-jobs.ts";
import { cancelOwnOrder, placeAnOrder } from "./buyer-actions.ts";
import { type Dice, diceOf } from "./dice.ts";
import { orderActions } from "./order-actions.ts";
import { parcelActions } from "./parcel-actions.ts";
import { productActions } from "./product-actions.ts";
import { disputeAPayment, failAtTheProvider, payALink } from "./provider-actions.ts";
import { openRandomWorld, type RandomWorld } from "./random-world.ts";
import { returnActions } from "./return-actions.ts";
import { staffOrderActions } from "./staff-order-actions.ts";

type Action = (world: RandomWorld, dice: Dice) => Promise<unknown>;

/** Every action with its weight: how often it comes beside the others. */
const actions: readonly (readonly [name: string, weight: number, act: Action])[] = [
  ["place an order", 8, placeAnOrder],
  ["cancel an own order", 2, cancelOwnOrder],
  ["pay a link", 5, payALink],
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
  ["make a payment link", 5, orderActions.makeALink],
  ["move an order", 7, orderActions.moveAnOrder],
  ["send a parcel", 4, parcelActions.sendAParcel],
  ["end a parcel", 4, parcelActions.endAParcel],
  ["decide on a lost or returned parcel", 3, parcelActions.decideOnAParcel],
  ["refund an order", 3, orderActions.refundAnOrder],
  ["pay everything back", 1, orderActions.payEverythingBack],
  ["send what was paid back", 1, orderActions.sendWhatWasPaidBack],
  ["withhold the rest of what was paid back", 2, orderActions.withholdTheRest],
  ["retry a refund", 2, orderActions.retryARefund],
  ["open a return", 3, returnActions.openAReturn],
  ["receive or refund a return", 4, returnActions.followAReturn],
  ["exchange a size", 2, orderActions.exchangeASize],
  ["resend a mail", 1, orderActions.resendAMail],
  ["make orders for people", 3, staffOrderActions.makeOrders],
  ["change the lines of an order", 3, staffOrderActions.changeLines],
  ["replace pieces of an order", 3, staffOrderActions.replacePieces],
  ["change a stock", 2, productActions.changeAStock],
  ["save a product", 1, productActions.saveAProduct],
];

const anAction = fc.record({
  name: fc.oneof(...actions.map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
  seed: fc.nat(),
});
/** A job that met a lock is tried again after growing delays. */
const JOBS_MS = 120_000;
const ROUNDS = 5;
const IN_PARALLEL = 6;
/** Each run is some rounds; in a round, people and the provider act at the same time. */
const aRun = fc.array(fc.array(anAction, { minLength: 2, maxLength: IN_PARALLEL }), {
  minLength: 1,
  maxLength: ROUNDS,
});

export interface RandomResult {
  readonly actions: number;
  readonly orders: number;
  readonly outcomes: ReadonlyMap<string, number>;
}

/**
 * Runs random actions in parallel in one store until `runs` sequences are done or the time is over. After each round the
 * books must agree. Throws with the seed and the actions of the first round after which they do not: `seed` repeats them,
 * as far as what happens at the same moment can be repeated.
 */
export async function runRandomRounds({
  runs,
  until,
  seed = Date.now() % 2 ** 31,
}: {
  readonly runs: number;
  readonly until: () => boolean;
  readonly seed?: number;
}): Promise<RandomResult> {
  const world = await openRandomWorld();
  let done = 0;
  let halfway = world.store.now();
  try {
    const property = fc.asyncProperty(aRun, async (rounds) => {
      for (const round of rounds) {
        if (until()) return;
        await Promise.all(round.map(({ name, seed }) => actionOf(name)(world, diceOf(seed))));
        done += round.length;
        if (world.orders.length % 4 === 3) halfway = world.store.now();
        const broken = await brokenRules(world.store);
        if (broken.length > 0)
          throw new Error(`After ${JSON.stringify(round)} the books disagree:\n${broken.join("\n")}`);
      }
    });
    // No shrinking: the store keeps what happened, so a shorter sequence would start from another state.
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    await closeMonths(world, halfway).catch((cause) => {
      throw new Error(`With seed ${seed}: ${cause.message}`, { cause });
    });
    return { actions: done, orders: world.orders.length, outcomes: world.outcomes };
  } finally {
    await world.close();
  }
}

function actionOf(name: string): Action {
  const found = actions.find((each) => each[0] === name);
  if (!found) throw new Error(`There is no action '${name}'`);
  return found[2];
}

/** Once the jobs of the last actions have written their documents, all rules hold, and both months that `halfway` divides close. */
async function closeMonths({ store }: RandomWorld, halfway: Date): Promise<void> {
  await expect.poll(() => waitingJobs(store, "invoice.settle"), { timeout: JOBS_MS, interval: 500 }).toBe(0);
  const faults = [...(await monthFaults(store, halfway)), ...(await brokenRulesAfterJobs(store))];
  expect(faults, "a month that does not close").toEqual([]);
}
