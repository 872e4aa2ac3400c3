import { expect, it } from "vitest";
import { runRandomRounds } from "../support/random-shop/random-rounds.ts";

const isLong = process.env.DRILLS === "long";
/** How long the long form runs (`npm run drills`), in minutes. */
const MINUTES = Number(process.env.RANDOM_MINUTES ?? "5");
/** Repeats the random numbers of an earlier run. */
const SEED = process.env.RANDOM_SEED ? Number(process.env.RANDOM_SEED) : undefined;
/** `npm test` always deals the same deck, in which all that must succeed does so several times. */
const SHORT_SEED = 8;
/** A deck in which these do not succeed would find nothing. */
const mustSucceed = [
  "POST /api/ShoppingCart/Checkout",
  "POST /api/claims",
  "POST /api/claims/wait",
  "POST /api/claims/choose",
  "POST /api/admin/occasions/{occasionId}/choices/order",
  "POST /api/orders/{orderNo}/lines/{lineId}/size",
  "POST /api/orders/{orderNo}/cancel",
  "POST /api/admin/orders/{orderNo}/refunds",
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund",
] as const;
const DECKS_PER_STORE = 3;
const MINUTE_MS = 60_000;

/**
 * Buyers, staff and payment providers do random things at the same time, and after each round every rule of the books must
 * hold (src/backoffice/books). `npm test` deals one deck of all actions; `RANDOM_MINUTES=60 npm run drills -- random-orders`
 * deals others for an hour. A new store from time to time keeps each check short.
 */
it(
  "the books agree after random orders, payments, cancellations, refunds, returns and exchanges in parallel",
  async () => {
    if (!isLong) {
      const { outcomes, ownSizes } = await runRandomRounds({ decks: 1, seed: SEED ?? SHORT_SEED });
      expect(ownSizes, "parts in a size of their own").toBeGreaterThan(1);
      for (const call of mustSucceed) expect(outcomes.get(`${call} 200`) ?? 0, call).toBeGreaterThan(1);
      return;
    }
    const ends = Date.now() + MINUTES * MINUTE_MS;
    do {
      const seed = SEED ?? Date.now() % 2 ** 31;
      const { actions, outcomes } = await runRandomRounds({ decks: DECKS_PER_STORE, seed });
      const counts = [...outcomes].sort().map((each) => each.join(": "));
      process.stdout.write(`RANDOM_SEED=${seed}: ${actions} random actions\n${counts.join("\n")}\n`);
    } while (Date.now() < ends);
  },
  isLong ? (MINUTES + 15) * MINUTE_MS : 5 * MINUTE_MS,
);
