import { afterAll, afterEach, expect } from "vitest";
import { databaseKind } from "./databases.ts";
import { type FakeProvider, openFakeProvider } from "./fake-payment-provider.ts";
import { providerSettings } from "./signed-webhook.ts";
import { newStaff } from "./staff.ts";
import { wrongStockCounts } from "./stock-ledger.ts";
import { openStore, type TestStore } from "./store.ts";

export interface StoreWithProvider {
  readonly fake: FakeProvider;
  readonly store: TestStore;
  /** Of a support login. */
  readonly token: string;
}

/** A store for one file's tests with a fake payment provider, the token of a support login, and what it reads of an order. */
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
  const readOrder = async (orderNo: string) =>
    (await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;
  const attention = async (orderNo: string) =>
    (await store.call("GET /api/admin/dashboard", { token })).body.needsAttention
      .filter((each) => each.orderNo === orderNo)
      .map(({ kind }) => kind);
  return { fake, store, token, readOrder, attention };
}
