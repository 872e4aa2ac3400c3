import { expect, it } from "vitest";
import { countingCalls } from "../support/counted-calls.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { newClaimLinks } from "../support/new-claim-links.ts";
import { newOccasion } from "../support/new-occasion.ts";
import { firstVariant, homeAddress } from "../support/shopping.ts";

describeStore("statements of one call", (store) => {
  const counting = countingCalls(store);

  it("of a claim by a link, and of what its page needs before", async () => {
    const counts: Record<string, string> = {};
    const roundTrips: Record<string, number> = {};
    const call = counting(counts, roundTrips);
    const { occasionId, kit } = await newOccasion(store());
    const [token = ""] = await newClaimLinks(store().services.database.db, {
      occasionId,
      count: 1,
      now: store().now(),
    });
    const { id: variantId } = firstVariant(kit);
    const delivery = { to: "address" as const, address: homeAddress };
    await call("POST /api/claims/open", { body: { token } });
    await call("POST /api/claims", { body: { token, variantId, size: "", delivery } });
    expect(counts).toEqual({
      "POST /api/claims/open": "7",
      "POST /api/claims": "29 in 1",
    });
    if (databaseKind() === "pglite") return;
    expect(roundTrips).toEqual({
      "POST /api/claims/open": 7,
      "POST /api/claims": 7,
    });
  });
});
