import { afterAll } from "vitest";
import { databaseKind } from "./databases.ts";
import { openFakeProvider } from "./fake-provider.ts";
import { providerKeys } from "./signed-message.ts";
import { newStaff } from "./staff.ts";
import { openStore } from "./store.ts";

/** A store for one file's tests, on the database this run is about: a fake provider takes its money, support works in it. */
export async function storeWithProvider() {
  const fake = await openFakeProvider();
  const store = await openStore({ kind: databaseKind(), env: providerKeys(fake.url) });
  afterAll(async () => {
    await store.close();
    await fake.close();
  });
  const { token } = await newStaff(store, "support");
  return { fake, store, token };
}
