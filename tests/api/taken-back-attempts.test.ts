import { expect, it } from "vitest";
import {
  countAttempts,
  readAttempts,
  uncountAttempts,
} from "../../src/platform/attempt-limit/attempt-limit.store.ts";
import type { Attempt } from "../../src/platform/attempt-limit/attempt-limit.ts";
import { describeStore } from "../support/describe-store.ts";

describeStore("an attempt that is taken back", (store) => {
  it("is one of its own subject and kind, and never below none", async () => {
    const { db } = store().services.database;
    const now = store().now();
    const ofAsha: Attempt = { kind: "order link from client", subject: "203.0.113.1" };
    const ofNoor: Attempt = { kind: "order link from client", subject: "203.0.113.2" };
    const used = async (attempt: Attempt) => (await readAttempts(db, [attempt], now))[0]?.used;
    await countAttempts(db, [ofAsha], now);
    await countAttempts(db, [ofAsha], now);
    await countAttempts(db, [ofNoor], now);
    await uncountAttempts(db, [ofAsha], now);
    expect([await used(ofAsha), await used(ofNoor)]).toEqual([1, 1]);
    await uncountAttempts(db, [ofAsha], now);
    await uncountAttempts(db, [ofAsha], now);
    expect([await used(ofAsha), await used(ofNoor)]).toEqual([0, 1]);
  });
});
