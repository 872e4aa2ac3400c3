import { expect, it } from "vitest";
import { countingCalls } from "../support/counted-calls.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { quoteActions } from "../support/quote-actions.ts";
import { homeAddress } from "../support/shopping.ts";

describeStore("statements of one call", (store) => {
  const counting = countingCalls(store);

  it("of a quote that is read and accepted by its link", async () => {
    const counts: Record<string, string> = {};
    const roundTrips: Record<string, number> = {};
    const call = counting(counts, roundTrips);
    const { link: token } = await quoteActions(store).newQuote();
    await call("POST /api/quotes/open", { body: { token } });
    await call("POST /api/quotes/accept", { body: { token, versionNo: 1, delivery: homeAddress } });
    expect(counts).toEqual({ "POST /api/quotes/open": "3", "POST /api/quotes/accept": "28 in 1" });
    if (databaseKind() === "pglite") return;
    expect(roundTrips).toEqual({ "POST /api/quotes/open": 3, "POST /api/quotes/accept": 26 });
  });
});
