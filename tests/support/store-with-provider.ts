import { afterAll, afterEach, expect } from "vitest";
import { databaseKind } from "./databases.ts";
import { openFakeProvider } from "./fake-payment-provider.ts";
import { providerSettings } from "./signed-webhook.ts";
import { newStaff } from "./staff.ts";
import { wrongStockCounts } from "./stock-ledger.ts";
import { openStore } from "./store.ts";

/** A store for one file's tests with a fake payment provider, and the token of a support login. */
export async function storeWithProvider(env: Record<string, string> = {}) {
  const fake = await openFakeProvider();
  const store = await openStore({ kind: databaseKind(), env: { ...providerSettings(fake.url), ...env } });
  afterAll(async () => {
    await store.close();
    await fake.close();
  });
  afterEach(async () => {
    expect(await wrongStockCounts(store), "stock that is not the sum of its movements").toEqual([]);
  });
  const { token } = await newStaff(store, "support");
  return { fake, store, token };
}
