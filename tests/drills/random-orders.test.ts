import { expect, it } from "vitest";
import { runRandomRounds } from "../support/random-shop/random-rounds.ts";

const isLong = process.env.DRILLS === "long";
/** How long the long form runs (`npm run drills`), in minutes. */
const MINUTES = Number(process.env.RANDOM_MINUTES ?? "5");
/** Repeats the random numbers of an earlier run. */
const SEED = process.env.RANDOM_SEED ? Number(process.env.RANDOM_SEED) : undefined;
const SHORT_MS = 8_000;
const MINUTE_MS = 60_000;
const RUNS_PER_STORE = 40;

/**
 * Buyers, staff and payment providers do random things at the same time, and after each round every rule of the books must
 * hold (src/backoffice/books). In `npm test` it runs some seconds; `RANDOM_MINUTES=60 npm run drills -- random-orders` runs
 * an hour. A new store from time to time keeps each check short.
 */
it(
  "the books agree after random orders, payments, cancellations, refunds, returns and exchanges in parallel",
  async () => {
    let ends: number | undefined;
    const isOver = () => {
      ends ??= Date.now() + (isLong ? MINUTES * MINUTE_MS : SHORT_MS); // from the first action: a store opens before it
      return Date.now() >= ends;
    };
    const outcomes = new Map<string, number>();
    let actions = 0;
    do {
      const result = await runRandomRounds({
        runs: RUNS_PER_STORE,
        until: isOver,
        ...(SEED !== undefined && { seed: SEED }),
      });
      actions += result.actions;
      for (const [outcome, count] of result.outcomes)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
    } while (!isOver());
    if (isLong)
      process.stdout.write(
        `${actions} random actions\n${[...outcomes]
          .sort()
          .map((each) => each.join(": "))
          .join("\n")}\n`,
      );
    expect(actions).toBeGreaterThan(10);
  },
  isLong ? (MINUTES + 5) * MINUTE_MS : 90_000,
);
