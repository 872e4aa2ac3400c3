import type { SoftwarePasskey } from "./software-passkey.ts";
import type { TestStore } from "./store.ts";

export const listOrders = (store: TestStore, token: string) => store.call("GET /api/admin/orders", { token });
export const readFactors = (store: TestStore, token: string) =>
  store.call("GET /api/admin/second-factor", { token });
export const removePasskey = (store: TestStore, token: string, passkeyId: number) =>
  store.call("POST /api/admin/passkeys/{passkeyId}/remove", { token, params: { passkeyId } });
export const firstPasskeyId = async (store: TestStore, token: string) =>
  (await readFactors(store, token)).body.passkeys[0]?.id ?? 0;

type Signing = Parameters<SoftwarePasskey["get"]>[1];
export async function givePasskey(
  store: TestStore,
  token: string,
  passkey: SoftwarePasskey,
  signing?: Signing,
) {
  const { challenge } = (await store.call("POST /api/admin/passkeys/challenge", { token })).body;
  return store.call("POST /api/admin/passkeys/give", { token, body: passkey.get(challenge, signing) });
}
export async function logInByPasskey(store: TestStore, passkey: SoftwarePasskey, signing?: Signing) {
  const { challenge } = (await store.call("POST /api/accounts/passkey/start")).body;
  return store.call("POST /api/accounts/passkey", { body: passkey.get(challenge, signing) });
}
