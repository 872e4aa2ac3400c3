import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { databaseKind } from "./databases.ts";
import { wrongStockCounts } from "./stock-ledger.ts";
import { openStore, type StoreOptions, type TestStore } from "./store.ts";

/**
 * A group of tests with its own open store, on the database of this test project (vitest.config.ts runs every file
 * once on each database). `store()` is that store.
 */
export function describeStore(
  title: string,
  tests: (store: () => TestStore) => void,
  options: Omit<StoreOptions, "kind"> = {},
): void {
  describe(title, () => {
    let store: TestStore | undefined;
    beforeAll(async () => {
      store = await openStore({ kind: databaseKind(), ...options });
    });
    afterAll(() => store?.close());
    afterEach(async () => {
      if (store)
        expect(await wrongStockCounts(store), "stock that is not the sum of its movements").toEqual([]);
    });
    tests(() => {
      if (!store) throw new Error("The store did not open");
      return store;
    });
  });
}
