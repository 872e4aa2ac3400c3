import { generateSync } from "otplib";
import type { TestStore } from "./store.ts";

/** The code that a person's authenticator app shows at the store's time. */
export const totpCode = (store: TestStore, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(store.now().getTime() / 1000) });

/** Moves the store's clock to the next code, because no code is accepted twice. */
export const nextTotpCode = (store: TestStore, secret: string): string => {
  store.advanceClock(30_000);
  return totpCode(store, secret);
};

/** Switches the second factor on for a login; the login has then given a code. */
export async function switchOnSecondFactor(store: TestStore, token: string) {
  const { secret } = (await store.call("POST /api/admin/second-factor/start", { token })).body;
  const response = await store.call("POST /api/admin/second-factor/confirm", {
    token,
    body: { code: totpCode(store, secret) },
  });
  return { secret, recoveryCodes: response.body.recoveryCodes };
}
