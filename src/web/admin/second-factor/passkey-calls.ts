import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";

/** Loaded when somebody uses a passkey. */
const load = () => import("@simplewebauthn/browser");

/** Browsers give passkeys to pages on https, or on localhost, whose address is a name. */
export const isPasskeyPossible = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext && /[a-z]/i.test(location.hostname);

/** The browser gave no passkey: the person closed its dialog, or the device has none for this store. */
export class NoPasskey extends Error {}

const inWords = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error.name === "InvalidStateError")
    return new NoPasskey(t("This device has a passkey of yours already."));
  if (error.name === "NotAllowedError" || error.name === "AbortError")
    return new NoPasskey(t("No passkey was given. Please try again, or choose another way."));
  return error;
};

/** Makes a passkey in the person's device and adds it to their account. Throws NoPasskey or an ApiProblem. */
export async function addPasskey(name: string) {
  const { startRegistration } = await load();
  const optionsJSON = await api.call("POST /api/admin/passkeys/start", {});
  const made = await startRegistration({ optionsJSON }).catch((error) => Promise.reject(inWords(error)));
  return api.call("POST /api/admin/passkeys", { body: { name, passkey: made } });
}

/** Gives one of the person's passkeys: for this login, and as the fresh proof of a step. Throws as `addPasskey`. */
export async function givePasskey() {
  const { startAuthentication } = await load();
  const optionsJSON = await api.call("POST /api/admin/passkeys/challenge", {});
  const proof = await startAuthentication({ optionsJSON }).catch((error) => Promise.reject(inWords(error)));
  return api.call("POST /api/admin/passkeys/give", { body: proof });
}

/** Logs in with a passkey that the device offers for this store. Throws as `addPasskey`. */
export async function logInWithPasskey() {
  const { startAuthentication } = await load();
  const optionsJSON = await api.call("POST /api/accounts/passkey/start", {});
  const proof = await startAuthentication({ optionsJSON }).catch((error) => Promise.reject(inWords(error)));
  return api.call("POST /api/accounts/passkey", { body: proof });
}
