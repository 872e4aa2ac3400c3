import { generateSync } from "otplib";
import type { TestStore } from "./store.ts";

/** What the app of a person shows at the store's time. */
export const codeOf = (store: TestStore, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(store.now().getTime() / 1000) });

/** Moves the store's clock to the next code: none counts twice. */
export const nextCode = (store: TestStore, secret: string): string => {
  store.pass(30_000);
  return codeOf(store, secret);
};

/** Switches the second factor on for a login, which is proved by it. */
export async function switchOnSecondFactor(store: TestStore, token: string) {
  const { secret } = (await store.call("POST /api/admin/second-factor/start", { token })).body;
  const answer = await store.call("POST /api/admin/second-factor/confirm", {
    token,
    body: { code: codeOf(store, secret) },
  });
  return { secret, recoveryCodes: answer.body.recoveryCodes };
}
