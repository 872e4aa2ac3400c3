import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { sendBlanks } from "../support/fuzz/blank-fields.ts";
import { fuzzStore } from "../support/fuzz/fuzz-store.ts";

/** Another seed sends other requests. A failing run names its requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const isLong = process.env.DRILLS === "long";
/** `npm test` sends a fortieth of what the drills send each night. */
const SHORT = 5_000;
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (isLong ? 200_000 : SHORT));
const TIMEOUT_MS = isLong ? 4 * 3_600_000 : 600_000;

describeStore("random requests to every call in every role", (store) => {
  it(
    "are answered as the contract says, never with a 5xx",
    async () => {
      const { statuses, faults } = await fuzzStore(store(), REQUESTS, SEED);
      expect(faults).toEqual([]);
      expect(statuses[200]).toBeGreaterThan(REQUESTS / 20); // else it would test the first check alone
    },
    TIMEOUT_MS,
  );
});

describeStore("a text that shows nothing, in one field after the other of every call", (store) => {
  it(
    "is answered as the contract says, never with a 5xx",
    async () => {
      const { sent, faults } = await sendBlanks(store(), SEED);
      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(500);
    },
    TIMEOUT_MS,
  );
});
